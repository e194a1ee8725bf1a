"""Calling people who are away."""
