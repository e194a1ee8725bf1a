"""How much gold does play by chance bring, by number of players? 2,000 games of each (`pip install fiefdom[rl]`)."""

from fiefdom.rl.batch import KingdomBuilderBatch

for seats in (2, 3, 4):
    batch = KingdomBuilderBatch(200, seats, seed=1)
    gold, games = 0.0, 0
    while games < 2000:
        batch.step(batch.random_actions())
        games += int(batch.ended.sum())
        gold += float(batch.scores[batch.ended].mean(axis=1).sum())
    print(f"{seats} players: {gold / games:.1f} gold each in {games} games")
