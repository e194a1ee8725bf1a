"""Tests of server/people."""
