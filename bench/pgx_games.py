"""Games of pgx beside ours: batches in JAX, random legal actions."""

from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec

from bench.rates import Contender, Played

GAMES = ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "connect_four")
ROWS = 1024
STEPS = 32
"""In one call, so that the call itself costs little."""


def installed() -> bool:
    """Is pgx here? With JAX it takes 400 MB, so it is left to who wants it."""
    return find_spec("pgx") is not None


def play(name: str) -> Iterator[Played]:
    """Matches start anew by themselves (`auto_reset`). The processor time of all threads counts."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(state, key):  # type: ignore[no-untyped-def]
        chosen, new = jax.random.split(key)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(chosen, odds)
        state = step(state, action, jax.random.split(new, ROWS))
        return state, state.terminated.sum()

    @partial(jax.jit, donate_argnums=0)
    def many(state, key):  # type: ignore[no-untyped-def]
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))

    key = jax.random.PRNGKey(1)
    state = jax.jit(init)(jax.random.split(key, ROWS))
    while True:
        key, use = jax.random.split(key)
        state, ended = many(state, use)
        yield Played(int(ended.sum()), ROWS * STEPS)


def contenders() -> list[Contender]:
    """None where pgx is not installed."""
    return [Contender(f"pgx {name}", play(name)) for name in GAMES] if installed() else []
