"""Showing: the view and its shape, refusals, the score, and what an action would bring."""
