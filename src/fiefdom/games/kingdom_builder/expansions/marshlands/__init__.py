"""The expansion Marshlands."""
