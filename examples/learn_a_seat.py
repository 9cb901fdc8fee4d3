"""Learn to survive Beat the Quake with two bots at the table, by policy gradients in plain NumPy.

    python examples/learn_a_seat.py [GAMES]

Needs the extra `gymnasium`. It prints how often the table survived and how much a game was worth, hundred by
hundred. What is learned is small, one weight for each feature and action: a network would go further.
"""

import sys
from typing import Any

import gymnasium
import numpy as np

import ludotheque.research.gym  # noqa: F401  # makes our games known to Gymnasium

RATE = 0.02  # of learning
SPAN = 100  # games between two lines


class Policy:
    """Chances for the legal actions, from a weighted sum of what is observed."""

    def __init__(self, env: gymnasium.Env[Any, Any], seed: int) -> None:
        observation, _ = env.reset(seed=seed)
        self._weights = np.zeros((len(self.inputs(observation)), len(observation["action_mask"])))
        self._rng = np.random.default_rng(seed)

    @staticmethod
    def inputs(observation: dict[str, Any]) -> Any:
        """All that is observed in one row, and a 1."""
        return np.concatenate([observation["planes"].ravel(), observation["numbers"], [1.0]])

    def chances(self, inputs: Any, mask: Any) -> Any:
        """How likely each action is; 0 where it is not legal."""
        worths = np.where(mask, inputs @ self._weights, -np.inf)
        chances = np.exp(worths - worths.max())
        return chances / chances.sum()

    def decide(self, observation: dict[str, Any]) -> tuple[int, Any, Any]:
        """An action, with what learning from it takes."""
        inputs = self.inputs(observation)
        chances = self.chances(inputs, observation["action_mask"] == 1)
        action = int(self._rng.choice(len(chances), p=chances))
        steeper = -chances
        steeper[action] += 1
        return action, inputs, steeper

    def learn(self, steps: list[tuple[Any, Any]], better: float) -> None:
        """Make what was done likelier by how much better the game went than usual."""
        for inputs, steeper in steps:
            self._weights += RATE * better / len(steps) * np.outer(inputs, steeper)


def main() -> None:
    """Play, learn, and tell how it goes."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    env = gymnasium.make("ludotheque/BeatTheQuake-v0", seats=3, seat=None, opponents="level-3")
    policy = Policy(env, seed=1)
    usual, worths, survived = 0.0, [], 0
    for game in range(1, games + 1):
        observation, _ = env.reset(seed=game)
        steps, is_over = [], False
        while not is_over:
            action, inputs, steeper = policy.decide(observation)
            steps.append((inputs, steeper))
            observation, reward, terminated, truncated, info = env.step(action)
            is_over = terminated or truncated
        policy.learn(steps, float(reward) - usual)
        usual += 0.02 * (float(reward) - usual)
        worths.append(float(reward))
        survived += any(info["scores"])
        if game % SPAN == 0 or game == games:
            count = game % SPAN or SPAN
            print(f"games {game}: survived {survived / count:.0%}, worth {np.mean(worths[-count:]):+.2f}")
            survived = 0


if __name__ == "__main__":
    main()
