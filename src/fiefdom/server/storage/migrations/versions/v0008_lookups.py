"""What is looked for among all tables is found without looking through them: turns taken, campaigns deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for name in ("bot_owner", "deleted"):
        there = sa.text(f"{name} IS NOT NULL")
        op.create_index(f"matches_{name}", "matches", [name], sqlite_where=there, postgresql_where=there)
