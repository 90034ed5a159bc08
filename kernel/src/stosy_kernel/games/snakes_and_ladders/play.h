// What actions do.
#pragma once

#include "legal.h"
#include "rounds.h"

namespace stosy::snakes {

// --- what seats have seen of each other's hands ---

inline void show(State& state, int viewer, int owner, const Hand& cards) {
    state.show(viewer, owner, [&](Hand& known) {
        known.first |= cards.first;
        known.second |= cards.second;
    });
}

// SL16: everybody has seen that this card is in the owner's hand.
inline void show_all(State& state, int owner, int kind) {
    Hand card = {};
    card.add(kind);
    for (int viewer = 0; viewer < state.seats; ++viewer)
        if (viewer != owner) show(state, viewer, owner, card);
}

// --- taking cards ---

// What the pile lacks is owed until the discards are shuffled (SL17).
inline void take(State& state, int seat, int cards, Why why) {
    const int got = std::min(cards, state.size - state.gone);
    if (why == FOR_DRAW && got) state.drawn = state.deck[state.gone];
    give(state, seat, got);
    if (got < cards) [[unlikely]] {
        state.owed = static_cast<u8>(std::min(cards - got, pool(state)));
        state.owed_to = static_cast<u8>(seat);
        state.owed_for = why;
    }
}

// SL13: four or more at one go are sorted before play goes on.
inline void take_and_sort(State& state, int seat, int cards, Why why) {
    const int really = std::min(cards, state.size - state.gone + pool(state));
    if (really >= COURTESY && !state.options.no_courtesy) {
        state.phase = SORTING;
        state.waiting = static_cast<u8>(seat);
        state.open = 0;
    }
    take(state, seat, cards, why);
}

// --- the actions ---

inline void next_turn(State& state) {
    state.turn = static_cast<u8>(after(state, state.turn, state.backwards));
    state.phase = TO_ACT;
    state.drawn = NO_CARD;
    state.open = fits(state.top, state.colour);
    ++state.ply;
}

// Nothing is pending any more, and nobody may intervene.
inline void settle(State& state) {
    state.pending = NOTHING;
    state.layer = NOBODY;
}

// The card goes on the discards, and its effect on the seat after the layer.
inline void put(State& state, int seat, const Lay& lay) {
    Hand hand = state.hands[seat];
    hand.remove(lay.kind);
    state.hands[seat] = hand;
    discard(state, lay.kind);
    if (state.shown) [[unlikely]] state.unshow(seat, lay.kind);
    const int backwards = state.backwards ^ lay.turns;
    const int size = hand.size();
    state.gambled = hand;
    state.doubted = state.colour;
    state.colour = lay.colour;
    state.pending = lay.effect;
    state.open = lay.open;
    state.turn = static_cast<u8>(after(state, seat, backwards));
    state.phase = TO_ACT;
    state.drawn = NO_CARD;
    state.layer = state.laid_by = static_cast<u8>(seat);
    state.forgot = state.forgetful = size == 1 && !lay.said ? static_cast<u8>(seat) : NOBODY;
    state.stuck = 0;
    ++state.ply;
    ++state.laid;
    if (size == 0) [[unlikely]] {  // SL18: the last card's action does not take place
        state.pending = NOTHING;
        end_round(state, seat);
        return;
    }
    state.backwards = static_cast<u8>(backwards);
    if (lay.turns && state.seats == 2 && state.options.reverse_skips)
        state.turn = static_cast<u8>(seat);  // SL8
}

inline void draw(State& state) {
    state.phase = DRAWN;
    state.drawn = NO_CARD;
    state.layer = state.forgot = NOBODY;
    ++state.ply;
    take(state, state.turn, 1, FOR_DRAW);
    reopen(state);
}

// SL17: a full circle of passes by seats that could not draw ends the round.
inline void pass(State& state) {
    const int stuck = state.drawn == NO_CARD ? state.stuck + 1 : 0;
    if (stuck == state.seats) {
        end_round(state, NOBODY);
        return;
    }
    state.stuck = static_cast<u8>(stuck);
    next_turn(state);
}

inline void accept(State& state) {
    const int seat = state.turn;
    const Pending pending = state.pending;
    settle(state);
    if (pending == LOSE_TURN) {  // SL14: leaves the call-out window open
        next_turn(state);
        return;
    }
    state.forgot = NOBODY;
    next_turn(state);
    if (pending == TAKE_TWO) {
        take(state, seat, 2, FOR_TWO);
    } else {
        take_and_sort(state, seat, 4, FOR_FOUR);
    }
}

// SL12: as though it had not been laid; but everybody has seen where it is now.
inline void take_four_back(State& state, int layer, int colour) {
    for (int viewer = 0; viewer < state.seats; ++viewer)
        if (viewer != layer && viewer != state.turn)
            state.show(viewer, layer, [](Hand& known) { known.add(WILD_FOUR); });
    state.hands[layer].add(WILD_FOUR);
    --state.discarded;
    state.lying.remove(WILD_FOUR);
    state.top = state.discards[state.discarded - 1];
    state.colour = static_cast<u8>(colour);
    state.open = fits(state.top, state.colour);
    state.laid_by = state.forgetful = NOBODY;
    ++state.ply;
}

// SL12: a bluffer takes the card back and four more; a wrong challenger takes six.
inline void challenge(State& state) {
    const int seat = state.turn;
    const int layer = state.layer;
    const int colour = state.doubted;
    Hand held = state.gambled;
    const bool bluff = colour != NO_COLOUR && (held.first & of_colour(colour));
    if (bluff) held.add(WILD_FOUR);
    settle(state);
    state.forgot = NOBODY;
    show(state, seat, layer, held);
    if (bluff) {
        take_four_back(state, layer, colour);
        take_and_sort(state, layer, 4, FOR_BLUFF);
    } else {
        next_turn(state);
        take_and_sort(state, seat, 6, FOR_CHALLENGE);
    }
}

// SL13.
inline void ready(State& state) {
    state.phase = TO_ACT;
    state.waiting = NOBODY;
    state.open = fits(state.top, state.colour);
    ++state.ply;
}

// SL14: the forgetful one takes two; a false call costs the caller two (SL16).
inline void call_out(State& state, int seat, int target) {
    if (target == state.forgot) {
        state.forgot = NOBODY;
        take(state, target, 2, FOR_CALL);
    } else {
        take(state, seat, 2, FOR_PENALTY);
    }
}

// SL16: a card laid wrongly goes back to the hand, and everybody has seen it.
inline void err(State& state, int seat, int kind) {
    show_all(state, seat, kind);
    take(state, seat, 2, FOR_PENALTY);
}

// G6: the unfinished round is not scored.
inline void forfeit(State& state, int seat, Reason reason) {
    state.reason = reason;
    state.winners = static_cast<u16>(all_seats(state) & ~(1U << seat));
}

inline void lay(State& state, int seat, int action) {
    const Lay& lay = all_lays.of[static_cast<unsigned>(action)];
    if (state.options.penalties && !right(state, seat, lay)) {
        err(state, seat, lay.kind);
    } else {
        put(state, seat, lay);
    }
}

inline void play(State& state, int seat, int action) {
    if (action < DRAW) return lay(state, seat, action);
    switch (action) {
        case DRAW:
            return draw(state);
        case PASS:
            return pass(state);
        case ACCEPT:
            return accept(state);
        case CHALLENGE:
            return challenge(state);
        case READY:
            return ready(state);
        case RESIGN:
            return forfeit(state, seat, RESIGNED);
        case TIMEOUT:
            return forfeit(state, seat, Reason::TIMEOUT);
        default:
            return call_out(state, seat, action - CALL_OUT);
    }
}

// How many cards an offered action can take from the deck.
inline int taking(const State& state, int action) {
    switch (action) {
        case DRAW:
            return 1;
        case ACCEPT:
            return state.pending == TAKE_FOUR ? 4 : state.pending == TAKE_TWO ? 2 : 0;
        case CHALLENGE:
            return 6;
        default:
            return 2;
    }
}

}  // namespace stosy::snakes
