"""When matches were finished, and what rated ones came to."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("finished", sa.BigInteger))
    op.execute(
        "UPDATE matches SET finished = (SELECT max(changes.at) FROM changes"
        " WHERE changes.match = matches.id AND changes.kind = 'action') WHERE status = 'finished'"
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_player", "rated", ["player"])
