"""PettingZoo's loop over a whole game: every agent takes a legal action by chance (`pip install fiefdom[rl]`)."""

import numpy as np

from fiefdom.rl.aec import env

table = env("the-builders", seats=3)
table.reset(seed=1)
luck = np.random.default_rng(1)
for agent in table.agent_iter():
    seen, reward, terminated, truncated, info = table.last()
    if terminated or truncated:
        print(agent, "gets", reward)
        table.step(None)
    else:
        table.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
