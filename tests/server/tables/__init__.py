"""Tests of server/tables."""
