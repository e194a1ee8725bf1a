"""The pictures of the cards: a small scene for every stage, composed of icons (scenes.toml, icons.json)."""
