"""Proximal policy optimisation over self-play: games are played on for some steps, then the network learns from them.

A decision is followed by the same seat's next one, whoever moves in between. The last decision of a seat in a piece, of which
nothing more is known, teaches nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from fabrica.training.model import Net, log_chances
from fabrica.training.tables import Tables


@dataclass(frozen=True)
class Settings:
    tables: int = 32_768
    steps: int = 64  # of every table between two lessons
    part: int = 32_768  # decisions that one step of learning looks at
    epochs: int = 2
    rate: float = 5e-4  # of learning, at the beginning; it falls to a twentieth
    clip: float = 0.2
    trust: float = 0.95  # in what comes later (lambda)
    curiosity: float = 0.02  # the weight of the entropy, at the beginning; it falls to a twentieth
    value_weight: float = 0.5
    longest: float = 0.5  # gradient


ROWS = ("observations", "mask", "actions", "chances", "values", "seats", "rewards", "ended")


@dataclass
class Piece:
    """What was played: a row for each step, a column for each table."""

    observations: Any
    mask: Any
    actions: Any
    chances: Any
    values: Any
    seats: Any
    rewards: Any
    ended: Any
    last_values: Any
    last_seats: Any


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(tables: Tables, net: Net, steps: int) -> Piece:
    """So many steps of all tables, each move as likely as the network says."""
    rows: dict[str, list[Any]] = {name: [] for name in ROWS}
    for _ in range(steps):
        observations, mask, seats = tables.read("features"), tables.read("mask"), tables.read("seat").long()
        logits, values = net(observations)
        chances = log_chances(logits, mask)
        actions = drawn(chances)
        tables.step(actions)
        ended = tables.read("terminated") | tables.read("truncated")
        now = (observations, mask, actions, chances.gather(1, actions[:, None])[:, 0], values, seats, tables.rewards(), ended)
        for name, row in zip(rows, now, strict=True):
            rows[name].append(row)
    _, last = net(tables.read("features"))
    stacked = {name: torch.stack(row) for name, row in rows.items()}
    return Piece(**stacked, last_values=last, last_seats=tables.read("seat").long())


def drawn(chances: Any) -> Any:
    """A move of each table, by the Gumbel trick."""
    return (chances - torch.empty_like(chances).exponential_().log_()).argmax(-1)


def advantages(piece: Piece, most_seats: int, trust: float) -> tuple[Any, Any]:
    """How much better each decision was than expected, and which decisions something is known of."""
    values = piece.values
    steps, count = values.shape
    each = torch.arange(count, device=values.device)
    following = torch.zeros(count, most_seats, device=values.device)  # what each seat's next decision was worth
    gain = torch.zeros_like(following)
    known = torch.zeros(count, most_seats, dtype=torch.bool, device=values.device)
    following[each, piece.last_seats], known[each, piece.last_seats] = piece.last_values, True
    found, valid = torch.zeros_like(values), torch.zeros(steps, count, dtype=torch.bool, device=values.device)
    for t in reversed(range(steps)):
        over = piece.ended[t][:, None]
        following = torch.where(over, piece.rewards[t], following)
        gain = torch.where(over, torch.zeros_like(gain), gain)
        known = known | over
        seats = piece.seats[t]
        valid[t] = known[each, seats]
        found[t] = torch.where(valid[t], following[each, seats] - values[t] + trust * gain[each, seats], 0.0)
        following[each, seats], gain[each, seats], known[each, seats] = values[t], found[t], True
    return found, valid


def learn(net: Net, optimizer: Any, piece: Piece, settings: Settings, most_seats: int, curiosity: float) -> dict[str, float]:
    """Look at all decisions of a piece, in random parts. What came of it, on average."""
    gains, valid = advantages(piece, most_seats, settings.trust)
    targets = (gains + piece.values).flatten()
    choice = piece.mask.sum(-1).flatten() > 1
    observations, mask = piece.observations.flatten(0, 1), piece.mask.flatten(0, 1)
    actions, before, gains = piece.actions.flatten(), piece.chances.flatten(), gains.flatten()
    useful = (valid.flatten() & choice).nonzero()[:, 0]
    seen: list[Any] = []
    for _ in range(settings.epochs):
        for part in useful[torch.randperm(len(useful), device=useful.device)].split(settings.part):
            logits, values = net(observations[part])
            chances = log_chances(logits, mask[part])
            gain = gains[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            change = chances.gather(1, actions[part, None])[:, 0] - before[part]
            ratio = change.exp()
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain).mean()
            value_loss = (values - targets[part]).pow(2).mean()
            entropy = -(chances.exp() * chances.clamp_min(-50)).sum(-1).mean()
            loss = policy_loss + settings.value_weight * value_loss - curiosity * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), settings.longest)
            optimizer.step()
            seen.append(torch.stack((policy_loss, value_loss, entropy, (ratio - 1 - change).mean())).detach())
    mean = torch.stack(seen).mean(0).tolist()
    return dict(zip(("policy_loss", "value_loss", "entropy", "change"), mean, strict=True))
