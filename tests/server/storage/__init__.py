"""Tests of server/storage."""
