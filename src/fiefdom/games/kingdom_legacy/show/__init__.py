"""What a person sees of a campaign: view, score, refusals, words."""
