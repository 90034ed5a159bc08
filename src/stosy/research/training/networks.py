"""Two networks: the actor sees what its seat sees, the critic sees all cards and helps to train."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from stosy.core.observation import Part
from stosy.research.specs import Spec, codec_of

CLOSED = -60.0
"""Instead of the score of an action that is not open, where the best one has 0; the exponential of
less is slow."""
PASSING = 2.0
"""At first, how much rather a seat passes on an opportunity than do any one thing."""

NEAR = 4
"""Differences of cards from this on are alike."""


class Encoder(nn.Module):
    """Observations as numbers, mostly from 0 to 1; cards by their traits.

    A hand and other sets of cards, such as those that lie, are also compared with the open cards,
    such as the tops of piles.
    """

    def __init__(self, spec: Spec, cards: Tensor) -> None:
        super().__init__()
        self.parts, self.seats, self.cards = spec.parts, spec.seats, cards
        self.tables = {part.name: self.table(part) for part in spec.parts}
        self.open = [
            (column, self.number(part))
            for part in spec.parts
            if part.kind == "card"
            for column in range(spec.layout[part.name].start, spec.layout[part.name].stop)
        ]
        self.compared = compared(card_traits(spec))
        self.by_card = self.compared[:-1].transpose(0, 1).contiguous()
        self.sets = [
            (spec.layout[part.name], part.high if part.name == "hand" else len(cards) ** 0.5)
            for part in spec.parts
            if part.size == len(cards)
        ]
        nothing = torch.zeros(1, spec.observation_size, dtype=torch.uint8)
        self.width = self(nothing).shape[1]

    def forward(self, observations: Tensor) -> Tensor:
        rows = torch.arange(len(observations))
        pieces = [self.beside(observations, rows, card) for card in self.shown(observations)]
        start = 0
        for part in self.parts:
            piece = observations[:, start : start + part.used(self.seats)]
            start += part.size
            if part.kind not in ("flag", "count"):
                pieces.append(self.tables[part.name][piece.long().clamp(max=part.high)].flatten(1))
            elif part.size == len(self.cards):
                pieces.append(torch.cat([piece, piece.float() @ self.cards], dim=1) / part.high)
            else:
                pieces.append(piece.float() / part.high)
        return torch.cat(pieces, dim=1)

    def beside(self, observations: Tensor, rows: Tensor, cards: Tensor) -> Tensor:
        """How the sets of cards of these rows compare with these cards."""
        sets = torch.stack([observations[:, part] / scale for part, scale in self.sets], dim=1)
        return (pick(sets, rows) @ pick(self.by_card, cards)).flatten(1)

    def held(self, observations: Tensor, hand: Tensor) -> Tensor:
        """A hand, compared with each of the open cards."""
        rows, cards = hand.nonzero(as_tuple=True)
        counts = hand[rows, cards, None].float()
        found = []
        for card in self.shown(observations):
            each = self.compared[cards, card[rows]] * counts
            found.append(torch.zeros(len(hand), each.shape[1]).index_add(0, rows, each))
        return torch.cat(found, dim=1)

    def others(self, observations: Tensor, hands: Tensor) -> Tensor:
        """The hands of others: by card, by trait, and compared with the open cards."""
        each = hands.unflatten(1, (-1, len(self.cards))).unbind(dim=1)
        compared = [self.held(observations, hand) for hand in each]
        return torch.cat([hands, *compared, *(hand @ self.cards for hand in each)], dim=1)

    def shown(self, observations: Tensor) -> list[Tensor]:
        """By place, the numbers of the open cards."""
        return [numbers[observations[:, column].long()] for column, numbers in self.open]

    def number(self, part: Part) -> Tensor:
        """By value, the number of the card; one more than the last if it is none."""
        count = len(self.cards)
        first = int(part.high >= count)  # then 0 is none
        return torch.tensor([*[count] * first, *range(count), *[count] * 2])[: part.high + 1]

    def table(self, part: Part) -> Tensor:
        """By value: one-hot, or the traits of the card and whether there is none."""
        if part.kind != "card":
            return torch.eye(part.high + 1)
        none = torch.cat([torch.zeros(len(self.cards), 1), torch.ones(1, 1)])
        return torch.cat([none, nn.functional.pad(self.cards, (0, 0, 0, 1))], dim=1)[
            self.number(part)
        ]


class Actor(nn.Module):
    """Scores each open action by the same layers: what it learns of a card it knows of all."""

    def __init__(self, spec: Spec, encoder: Encoder, hidden: int) -> None:
        super().__init__()
        half, width = hidden // 2, encoder.width + hidden
        none = len(encoder.cards)
        self.actions = traits_of_actions(spec, encoder.cards)
        self.card = torch.tensor([none if card is None else card for card in laid_cards(spec)])
        self.compared, self.encoder = encoder.compared, encoder
        self.bias = torch.tensor([PASSING * (action is None) for action in spec.actions])
        self.context = linear(encoder.width, hidden)
        self.seen = linear(width, half)
        self.action = linear(self.actions.shape[1], half)
        compared = len(encoder.open) + len(encoder.sets)
        self.beside = linear(compared * self.compared.shape[2], half)
        self.factor = linear(width, half)
        self.action_factor = linear(self.actions.shape[1], half)
        self.joint = nn.Sequential(linear(hidden, half), nn.ReLU(), linear(half, 1, 0.01))

    def forward(self, observations: Tensor, encoded: Tensor, masks: Tensor) -> Tensor:
        rows, actions = masks.nonzero(as_tuple=True)
        seen = torch.cat([encoded, self.context(encoded).relu()], dim=1)
        sums = pick(self.seen(seen), rows) + pick(self.action(self.actions), actions)
        card = self.card[actions]
        shown = self.encoder.shown(observations)
        beside = [self.compared[card, open_[rows]] for open_ in shown]
        beside.append(self.encoder.beside(observations, rows, card))
        sums = sums + self.beside(torch.cat(beside, dim=1))
        products = pick(self.factor(seen), rows) * pick(self.action_factor(self.actions), actions)
        scores = self.joint(torch.cat([sums.relu(), products], dim=1)).squeeze(1)
        scores = scores + self.bias[actions]
        best = torch.full((len(masks),), -torch.inf).scatter_reduce(
            0, rows, scores.detach(), "amax"
        )
        scores = scores - best[rows]  # else a bad choice may look worse than one that is not open
        return torch.full(masks.shape, CLOSED).index_put((rows, actions), scores)


def pick(values: Tensor, places: Tensor) -> Tensor:
    """The rows at these places; in training far faster than values[places]."""
    return values.index_select(0, places)


class Networks(nn.Module):
    """The actor plays; the critic is not needed any more after training."""

    def __init__(self, spec: Spec, hidden: int) -> None:
        super().__init__()
        cards = traits_of_cards(spec)
        self.encoder = Encoder(spec, cards)
        self.hand = spec.layout["hand"]
        self.actor = Actor(spec, self.encoder, hidden)
        compared = self.encoder.compared.shape[2] * len(self.encoder.open)
        self.critic = nn.Sequential(
            linear(self.encoder.width + (spec.seats - 1) * (sum(cards.shape) + compared), hidden),
            nn.ReLU(),
            linear(hidden, hidden),
            nn.ReLU(),
            linear(hidden, 1, 0.01),
        )
        self.passing = spec.numbers.get(None)
        speech = [action is not None and action.role == "speech" for action in spec.actions]
        self.speech = torch.tensor(speech)

    def act(self, observations: Tensor, masks: Tensor) -> Tensor:
        """The logarithms of the chances of the actions that are open."""
        return self.chances(observations, self.encoder(observations), self.sensible(masks))

    def sensible(self, masks: Tensor) -> Tensor:
        """Without signals of the seat that the game waits for: they would end with its turn."""
        if self.passing is None:
            return masks.clone()
        return masks & (masks[:, self.passing, None] | ~self.speech)

    def chances(self, observations: Tensor, encoded: Tensor, masks: Tensor) -> Tensor:
        """The same, with encoded observations and sensible masks."""
        scores: Tensor = self.actor(observations, encoded, masks)
        return scores.log_softmax(dim=1)

    def value(self, encoded: Tensor, others: Tensor) -> Tensor:
        """What the seat will get, from what it sees and the other hands."""
        return torch.as_tensor(self.critic(torch.cat([encoded, others], dim=1))).squeeze(1)


def linear(width: int, out: int, gain: float = 2**0.5) -> nn.Linear:
    """A layer; a last one starts near zero, so that play begins at random."""
    layer = nn.Linear(width, out)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def card_traits(spec: Spec) -> Tensor:
    """A row for each kind of card: its traits as numbers."""
    return torch.tensor([spec.sight.traits(card) for card in codec_of(spec.rules).cards])


def compared(traits: Tensor) -> Tensor:
    """By two cards, how they differ in each trait: as a share, and as one of -4, …, 4 steps.

    Where they are the same in one trait, also how they differ in each other one. The last row and
    column are for no card.
    """
    apart = (traits[:, None] - traits[None]).float()
    share = apart / (traits.amax(0) - traits.amin(0)).clamp(min=1)
    steps = apart.clamp(-NEAR, NEAR)[..., None] == torch.arange(-NEAR, NEAR + 1)
    same = (apart == 0).float()
    signed = torch.cat([(apart > 0).float(), (apart < 0).float(), share.relu(), (-share).relu()], 2)
    both = (same[..., None] * signed[..., None, :]).flatten(2)
    each = torch.cat([same, share, share.abs(), steps.flatten(2), both], dim=2)
    return nn.functional.pad(each, (0, 0, 0, 1, 0, 1))


def traits_of_cards(spec: Spec) -> Tensor:
    """A row for each kind of card: its traits, each as one of several and as a level."""
    traits = card_traits(spec)
    columns = [torch.zeros(len(traits), 0)]
    for trait in traits.T[:, :, None]:
        values = torch.arange(int(trait.min()), int(trait.max()) + 1)
        columns += [(trait == values).float(), (trait > values).float()]
    return torch.cat(columns, dim=1)


def traits_of_actions(spec: Spec, cards: Tensor) -> Tensor:
    """A row for each action: the words of its name, and the traits of its card."""
    names = [{"do": "wait"} if name is None else name for name in spec.names]
    said = [{f"{key} {name[key]}" for key in name if key != "card"} for name in names]
    words = sorted(set().union(*said))
    spoken = torch.tensor([[float(word in each) for word in words] for each in said])
    laid = [0 * cards[0] if card is None else cards[card] for card in laid_cards(spec)]
    return torch.cat([spoken, torch.stack(laid)], dim=1)


def laid_cards(spec: Spec) -> list[int | None]:
    """For each action the number of the card that it lays."""
    numbers = {card: number for number, card in enumerate(codec_of(spec.rules).cards)}
    return [numbers[name["card"]] if name and "card" in name else None for name in spec.names]


def drawn(chances: Tensor) -> Tensor:
    """An action of each row by its chances: where their sum first exceeds a random number."""
    sums = chances.exp().cumsum(dim=1)
    places = torch.rand(len(sums), 1).clamp(1e-6, 1 - 1e-6) * sums[:, -1:]
    return (sums <= places).sum(dim=1)


def other_hands(everything: Tensor, seats: Tensor, hand: slice) -> Tensor:
    """The hands of all seats but the one that is asked, from the next on."""
    rows, count = everything.shape[:2]
    order = (seats.long()[:, None] + torch.arange(1, count)) % count
    hands = everything[:, :, hand]
    return hands[torch.arange(rows)[:, None], order].flatten(1).float()
