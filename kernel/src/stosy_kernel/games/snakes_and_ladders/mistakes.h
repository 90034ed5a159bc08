// Mistakes that a table with penalties accepts (SL16); they are never offered. As `stosy.bots.mistakes`.
#pragma once

#include "legal.h"

namespace stosy::snakes {

// Any card laid anyhow, or anybody called out: a mistake, unless it happens to be right; or nothing, also
// where that would only be too late.
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
