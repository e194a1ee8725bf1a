"""Tests of the server: over real HTTP, against a real database file."""
