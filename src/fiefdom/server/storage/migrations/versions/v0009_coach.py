"""What the coach says of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "coached",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("report", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
