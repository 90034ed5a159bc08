// What is legal: who may do what in a state.
#pragma once

#include "../../action_set.h"
#include "state.h"

namespace stosy::snakes {

using List = Actions<64>;

// SL9: is the window open, and the top no Wild Draw Four?
inline bool may_intervene(const State& state) {
    return state.layer != NOBODY && !state.options.no_interventions && state.top != WILD_FOUR;
}

inline bool may_intervene(const State& state, int seat) {
    return may_intervene(state) && seat != state.turn && seat != state.layer &&
           state.hands[seat].holds(state.top);
}

// SL16: what would have been right while the card on top was new is too late, not a mistake.
inline bool too_late_to_intervene(const State& state, int seat, int kind) {
    return kind == state.top && kind != WILD_FOUR && seat != state.turn &&
           state.layer == NOBODY && state.laid_by != NOBODY && state.laid_by != seat &&
           !state.options.no_interventions;
}

inline bool too_late_to_call(const State& state, int target) {
    return target == state.forgetful && target != state.forgot;
}

// Is a lay by this seat right? It holds the card; SL16: if not, it has made a mistake.
inline bool right(const State& state, int seat, const Lay& lay) {
    if (seat != state.turn) {
        if (lay.kind != state.top || !may_intervene(state, seat)) return false;
    } else if (!has(state.open, lay.kind)) {
        return false;
    }
    return !lay.said || state.hands[seat].size() == 2;  // SL14
}

// What the seat waited for may do but lay: a number or two in a row.
struct Rest {
    int first;
    int count;

    Rest(const State& state, bool can_lay) {
        if (state.pending) {
            first = ACCEPT;
            count = 1 + (state.pending == TAKE_FOUR);  // then CHALLENGE
        } else if (state.phase == TO_ACT) {
            first = DRAW;
            count = !(can_lay && state.options.no_fit_to_draw);
        } else {
            first = state.phase == DRAWN ? PASS : READY;
            count = 1;
        }
    }
};

// The ways to lay a card from a hand, announced first where it is the last but one (SL14).
template <class Visit>
void each_lay(int kind, int size, Visit&& visit) {
    for (int said = size == 2; said >= 0; --said) {
        if (!is_wild(kind)) {
            visit(lay_of(kind, said));
        } else {
            for (int colour = 0; colour < COLOURS; ++colour) visit(lay_of(kind, said, colour));
        }
    }
}

// The same of several kinds, as a set.
template <class Set>
void add_lays(u64 kinds, int size, Set& set) {
    for (int kind = 0; kind < WILD; kind += 8) {
        const u64 plain = bits_apart<2>.of[(kinds & COLOURED) >> kind & 0xFF];
        set.add(lay_of(kind, 0), size == 2 ? plain * 0b11 : plain);
    }
    const u64 ways = size == 2 ? 0xFF : 0x0F;
    set.add(lay_of(WILD, 0, 0), has(kinds, WILD) ? ways : 0);
    set.add(lay_of(WILD_FOUR, 0, 0), has(kinds, WILD_FOUR) ? ways : 0);
}

inline void legal(const State& state, int seat, List& list) {
    list.clear();
    if (over(state) || chance_due(state) || seat >= state.seats) return;
    if (state.phase == SORTING) {
        if (seat == state.waiting) list.add(READY);  // SL13
        return;
    }
    const Hand& hand = state.hands[seat];
    const int size = hand.size();
    const auto add = [&](int action) { list.add(action); };
    if (seat == state.turn) {
        const u64 lays = hand.kinds() & state.open;
        each(lays, [&](int kind) { each_lay(kind, size, add); });
        const Rest rest(state, lays != 0);
        for (int other = 0; other < rest.count; ++other) list.add(rest.first + other);
    } else if (may_intervene(state, seat)) {
        each_lay(state.top, size, add);
    }
    if (state.forgot != NOBODY && seat != state.forgot) list.add(CALL_OUT + state.forgot);
}

template <class Set>
void legal_set(const State& state, int seat, Set& set) {
    if (over(state) || chance_due(state) || seat >= state.seats) return;
    if (state.phase == SORTING) {
        set.add(READY, seat == state.waiting);  // SL13
        return;
    }
    const Hand& hand = state.hands[seat];
    u64 lays = 0;
    if (seat == state.turn) {
        lays = hand.kinds() & state.open;
        const Rest rest(state, lays != 0);
        set.add(DRAW, ((u64{1} << rest.count) - 1) << (rest.first - DRAW));
    } else if (may_intervene(state, seat)) {
        lays = bit<u64>(state.top);
    }
    add_lays(lays, hand.size(), set);
    if (state.forgot != NOBODY && seat != state.forgot) set.add(CALL_OUT, u64{1} << state.forgot);
}

// Mistakes, where they are penalised, are allowed but not among what is legal (SL16).
inline bool allowed(const State& state, int seat, int action) {
    if (over(state) || chance_due(state)) return false;
    if (seat < 0 || seat >= state.seats || action < 0 || action >= ACTIONS) return false;
    if (action == RESIGN) return true;
    if (state.phase == SORTING)
        return seat == state.waiting && (action == READY || action == TIMEOUT);
    if (action < DRAW) {
        const Lay& lay = all_lays.of[static_cast<unsigned>(action)];
        if (!state.hands[seat].holds(lay.kind)) return false;  // G2
        if (!state.options.penalties) return right(state, seat, lay);
        return !too_late_to_intervene(state, seat, lay.kind);
    }
    if (action >= CALL_OUT && action < RESIGN) {
        const int target = action - CALL_OUT;
        if (target == seat || target >= state.seats) return false;
        if (!state.options.penalties) return target == state.forgot;
        return !too_late_to_call(state, target);
    }
    if (seat != state.turn) return false;
    if (action == TIMEOUT) return true;
    const Rest rest(state, (state.hands[seat].kinds() & state.open) != 0);
    return action >= rest.first && action < rest.first + rest.count;
}

inline int fallback(const State& state) {
    if (state.phase == SORTING) return READY;
    const u64 lays = state.hands[state.turn].kinds() & state.open;
    const Rest rest(state, lays != 0);
    if (rest.count) return rest.first;
    const int kind = lowest(lays);
    const int said = state.hands[state.turn].size() == 2;
    return is_wild(kind) ? lay_of(kind, said, 0) : lay_of(kind, said);
}

// The turn's actions and the open opportunities, counted in the order of the offers.
struct Choices {
    const State& state;
    u64 lays;
    int plain;   // coloured cards to lay, each announced and not where that is a choice
    int laying;  // lays of the seat to act
    int acting;  // its choices
    int count;
    int said;   // 1 where lays come announced and not
    int other;  // the first of its choices that is no lay

    explicit Choices(const State& now) : state(now) {
        const Hand& hand = state.hands[state.turn];
        lays = hand.kinds() & state.open;
        said = hand.size() == 2;
        plain = stosy::count(lays & COLOURED) << said;
        laying = plain + (stosy::count(lays & WILDS) * COLOURS << said);
        const Rest rest(state, lays != 0);
        other = rest.first;
        acting = laying + rest.count;
        count = acting;
        // Of two seats the one that did not lay is to act, unless a Reverse skipped it (SL8).
        if (state.layer != NOBODY && (state.seats > 2 || state.layer == state.turn)) count_lays();
        if (state.forgot != NOBODY) count += state.seats - 1;
    }

    Choice at(int index) const {
        if (index < laying) return {state.turn, static_cast<Action>(lay(index))};
        if (index >= acting) [[unlikely]] return opportunity(index - acting);
        const int seat = state.phase == SORTING ? state.waiting : state.turn;
        return {seat, static_cast<Action>(other + index - laying)};
    }

  private:
    int lay(int index) const {
        const int wild = index - plain;
        const int each = COLOURS << said;
        const bool four = wild >= each || !has(lays, WILD);
        const int place = wild & (each - 1);
        const int ordered = lay_of(WILD + four, said & ~(place / COLOURS), place % COLOURS);
        const int coloured = lay_of(nth_of(lays, wild < 0 ? index >> said : 0), said & ~index);
        return wild < 0 ? coloured : ordered;
    }

    int ways(int seat) const {
        return (is_wild(state.top) ? COLOURS : 1) << (state.hands[seat].size() == 2);
    }

    // SL9: the seats that hold what lies on top, as a set. Who laid and who acts changes too often to
    // be guessed, so these are struck out at the end. Apart, or rounds of two pay for it as well.
    STOSY_NOINLINE u64 interveners() const {
        if (!may_intervene(state)) return 0;
        u64 seats = 0;
        for (int seat = 0; seat < state.seats; ++seat)
            seats |= u64{state.hands[seat].holds(state.top)} << seat;
        return seats & ~(bit<u64>(state.turn) | bit<u64>(state.layer));
    }

    void count_lays() {
        stosy::each(interveners(), [&](int seat) { count += ways(seat); });
    }

    // Interventions seat by seat, then calls.
    Choice opportunity(int index) const {
        for (u64 seats = interveners(); seats; seats &= seats - 1) {
            const int seat = lowest(seats);
            const int ways_here = ways(seat);
            if (index < ways_here) return {seat, intervention(seat, index)};
            index -= ways_here;
        }
        return {index + (index >= state.forgot), static_cast<Action>(CALL_OUT + state.forgot)};
    }

    Action intervention(int seat, int index) const {
        const int top = state.top;
        const int announced = state.hands[seat].size() == 2;
        if (!is_wild(top)) return static_cast<Action>(lay_of(top, announced & ~index));
        return static_cast<Action>(
            lay_of(top, announced & ~(index / COLOURS), index % COLOURS));
    }
};

}  // namespace stosy::snakes
