"""A campaign as text, written and read."""
