"""What the server says over HTTP: its routes, who may ask, and what goes to whom."""
