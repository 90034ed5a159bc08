// Mistakes that a table with penalties accepts (SL16); they are never offered. The same as
// `stosy/games/snakes_and_ladders/bots/mistakes.py`.
#pragma once

#include "legal.h"

namespace stosy::snakes {

// A random lay or call-out, usually a mistake; or NOTHING, also if it would only be too late.
template <class Dice>
int mistake(const State& state, int seat, Dice dice) {
    if (!state.options.penalties || (state.phase != TO_ACT && state.phase != DRAWN)) return stosy::NOTHING;
    if (dice.below(3) == 0) {
        const int other = dice.below(state.seats - 1);
        const int target = other + (other >= seat);
        return too_late_to_call(state, target) ? stosy::NOTHING : CALL_OUT + target;
    }
    const Hand& hand = state.hands[seat];
    int skip = dice.below(hand.size());
    u64 kinds = hand.kinds();
    for (; skip >= hand.number(lowest(kinds)); kinds &= kinds - 1) skip -= hand.number(lowest(kinds));
    const int kind = lowest(kinds);
    if (too_late_to_intervene(state, seat, kind)) return stosy::NOTHING;
    const int colour = is_wild(kind) ? dice.below(COLOURS) : 0;
    const int said = dice.below(2) == 0;
    return is_wild(kind) ? lay_of(kind, said, colour) : lay_of(kind, said);
}

}  // namespace stosy::snakes
