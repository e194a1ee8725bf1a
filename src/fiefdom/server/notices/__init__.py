"""Calling people who are away: by their browser, by mail, by the host's webhook."""
