"""Whether everyone at a table agrees to hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
