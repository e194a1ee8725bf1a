"""Who deletes or exports what is theirs also asks for the tables they made: found without looking at all others."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_index("matches_creator", "matches", ["creator"])
