"""Campaigns have names, and can be deleted and taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("name", sa.String(40)))
    op.add_column("matches", sa.Column("deleted", sa.BigInteger))
