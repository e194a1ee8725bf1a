"""The database: connections, relations, migrations."""
