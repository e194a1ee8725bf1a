"""A position as text: written, read back, and checked."""
