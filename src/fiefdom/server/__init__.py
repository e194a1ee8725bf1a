"""The HTTP server: tables, seats, live updates, storage."""
