"""The HTTP interface, live updates and storage. `app.create_app` builds it, `run.serve` runs it."""
