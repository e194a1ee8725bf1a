"""The load test `fiefdom load`: many tables at a server of its own, on this machine only."""
