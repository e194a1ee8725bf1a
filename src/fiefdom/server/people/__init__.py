"""Guests, and how often each may ask."""
