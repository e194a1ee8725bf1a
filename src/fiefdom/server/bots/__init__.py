"""The bots' turns and the hints, thought out in processes of their own."""
