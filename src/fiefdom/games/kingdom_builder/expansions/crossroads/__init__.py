"""The expansion Crossroads."""
