// Rounds: the deal and its opening card, the reshuffle, the end of a round and the scores.
#pragma once

#include <algorithm>

#include "state.h"

namespace stosy::snakes {

inline void give(State& state, int seat, int cards) {
    Hand hand = state.hands[seat];
    for (const int end = state.gone + cards; state.gone < end; ++state.gone)
        hand.add(state.deck[state.gone]);
    state.hands[seat] = hand;
}

inline void discard(State& state, int kind) {
    state.discards[state.discarded++] = static_cast<u8>(kind);
    state.lying.add(kind);
    state.top = static_cast<u8>(kind);
}

// SL4: a Wild Draw Four that would open goes back, and another card is turned.
inline void turn_opening(State& state, int seats, const Rng& rng, u64 lane) {
    u8* const opening = state.deck + seats * HAND;
    const int rest = CARDS - seats * HAND;
    for (u64 number = lane + CARDS; *opening == WILD_FOUR; ++number)
        std::swap(*opening, opening[rng.below(number, rest)]);
}

// SL4: the effect of the opening card on the first player.
inline void act_as_opening(State& state) {
    const int face = face_of(state.top);
    if (face == SKIP) state.pending = LOSE_TURN;
    if (face == DRAW_TWO) state.pending = TAKE_TWO;
    if (face != REVERSE) return;
    state.backwards = 1;
    if (state.seats > 2) {
        state.turn = static_cast<u8>((state.turn + state.seats - 2) % state.seats);
    } else if (state.options.reverse_skips) {
        state.turn ^= 1;
    }
}

// SL2, SL3: hands and the opening card from the deck as it lies; dealer, round and scores stand.
inline void open_round(State& state) {
    const int seats = state.seats;
    state.gone = 0;
    state.size = CARDS;
    for (int seat = 0; seat < seats; ++seat) {
        state.hands[seat] = {};
        give(state, seat, HAND);
    }
    state.discarded = 0;
    state.lying = {};
    discard(state, state.deck[state.gone++]);
    state.colour = static_cast<u8>(colour_of(state.top));
    state.turn = static_cast<u8>(
        state.options.dealer_starts ? state.dealer : after(state, state.dealer, 0));
    state.backwards = 0;
    state.phase = TO_ACT;
    state.pending = NOTHING;
    state.drawn = NO_CARD;
    state.doubted = NO_COLOUR;
    state.waiting = state.layer = state.forgot = state.laid_by = state.forgetful = NOBODY;
    state.owed = state.stuck = 0;
    state.forget_shown();
    if (!state.options.inert_opening) act_as_opening(state);
    reopen(state);
}

// What is to be shuffled, laid out in order: the pool (SL17), or the whole deck for the next round.
inline void gather(State& state) {
    state.gone = 0;
    if (state.owed) {
        const int cards = pool(state);
        std::copy_n(state.discards, cards, state.deck);
        state.size = static_cast<u8>(cards);
    } else {
        std::copy(std::begin(Given::DECK), std::end(Given::DECK), state.deck);
        state.size = CARDS;
    }
}

// SL17: the new pile is there, and what is owed is taken from it.
inline void reshuffled(State& state) {
    const int cards = pool(state);
    std::copy(state.discards + cards, state.discards + state.discarded, state.discards);
    state.discarded = static_cast<u8>(state.discarded - cards);
    state.lying = {};
    for (int place = 0; place < state.discarded; ++place) state.lying.add(state.discards[place]);
    if (state.owed_for == FOR_DRAW) state.drawn = state.deck[0];
    give(state, state.owed_to, state.owed);
    state.owed = 0;
    reopen(state);
}

// After `gather` and the shuffle.
inline void take_chance(State& state) {
    if (state.owed) {
        reshuffled(state);
        return;
    }
    ++state.round;
    ++state.ply;
    state.dealer = static_cast<u8>(after(state, state.dealer, 0));
    open_round(state);
}

// SL19: what each seat scores in a round that has just ended; nobody's hand is empty: no winner.
inline int points(const State& state, int seat) {
    if (state.options.keep_low) return state.hands[seat].worth();
    if (state.hands[seat].first) return 0;
    int sum = 0;
    for (int other = 0; other < state.seats; ++other) sum += state.hands[other].worth();
    return sum;
}

inline int round_winner(const State& state) {
    for (int seat = 0; seat < state.seats; ++seat)
        if (!state.hands[seat].first) return seat;
    return NOBODY;
}

inline u16 all_seats(const State& state) { return static_cast<u16>((1U << state.seats) - 1); }

// SL19: has the match ended with this round?
inline void judge(State& state, int winner) {
    if (state.options.single) {
        state.reason = SINGLE_ROUND;
        state.winners = winner == NOBODY ? u16{0} : static_cast<u16>(1U << winner);
        return;
    }
    unsigned there = 0;
    for (int seat = 0; seat < state.seats; ++seat)
        there |= static_cast<unsigned>(state.scores[seat] >= state.options.target) << seat;
    if (!there) return;
    state.reason = TARGET;
    state.winners = static_cast<u16>(state.options.keep_low ? all_seats(state) & ~there : there);
}

// SL18, SL19: score the round; the match ends, or waits for the next deal.
inline void end_round(State& state, int winner) {
    state.phase = DEALING;
    if (state.options.keep_low) {
        for (int seat = 0; seat < state.seats; ++seat) state.scores[seat] += points(state, seat);
    } else if (winner != NOBODY) {
        state.scores[winner] += points(state, winner);
    }
    judge(state, winner);
}

}  // namespace stosy::snakes
