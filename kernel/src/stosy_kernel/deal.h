// Deals and later shuffles, and actions that are checked.
#pragma once

#include "concepts.h"

namespace stosy {

// Shuffle a whole deck with the stream.
template <GameRules G>
void shuffle_deal(typename G::State& state, int deck, int seats, const Rng& rng, u64 lane) {
    Shuffle shuffle(rng, lane);
    shuffle.settle(G::deck(state, deck), G::CARDS, G::dealt(seats, deck));
    if constexpr (G::CHANCE) G::turn_opening(state, seats, rng, lane);
    shuffle.settle(G::deck(state, deck), G::CARDS, G::CARDS);
}

// The state after a deal that the stream makes, shuffled to the last card.
template <GameRules G>
typename G::State deal(typename G::Options options, int seats, int first, const Rng& rng) {
    check_setup<G>(seats, first);
    typename G::State state;
    G::set_out(state);
    for (int deck = 0; deck < G::DECKS; ++deck)
        shuffle_deal<G>(state, deck, seats, rng, deck_lane(deck));
    G::start(state, options, seats, starter(rng, seats, first));
    return state;
}

// The later chance entry of this ordinal, where one is due, shuffled to the last card.
template <GameRules G>
void take_chance(typename G::State& state, const Rng& rng, u64 ordinal) {
    const u64 lane = chance_lane(ordinal);
    G::gather(state);
    if (G::deal_due(state)) {
        shuffle_deal<G>(state, 0, state.seats, rng, lane);
    } else {
        const int size = G::deck_size(state, 0);
        Shuffle(rng, lane).settle(G::deck(state, 0), size, size);
    }
    G::take_chance(state);
}

// Apply an action with checks; returns false and changes nothing if the rules refuse it.
template <GameRules G>
bool apply(typename G::State& state, int seat, int action) {
    if (!G::allowed(state, seat, action)) return false;
    G::play(state, seat, static_cast<Action>(action));
    return true;
}

}  // namespace stosy
