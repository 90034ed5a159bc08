// The objective of a search: the end of the round, and the prospects by the scores.
#pragma once

#include <algorithm>

#include "../../search/aim.h"
#include "rules.h"

namespace stosy::snakes {

constexpr int USUAL_HAND = 50;  // about the worth of a hand that is left when a round ends

// SL19: the inverse square of a seat's distance to the target. For even players who need a and b more rounds
// the odds are about b * b to a * a: 1 against 2 is 3 to 1 by exact count, 2 against 3 is 11 to 5. Half an
// average round is added for the last round, which is never used up.
inline u64 nearness(const State& state, int seat) {
    const int round = state.options.keep_low ? USUAL_HAND : USUAL_HAND * (state.seats - 1);
    const int missing = std::max(state.options.target - state.scores[seat], 1);
    const u64 distance = static_cast<u64>(missing + round / 2);
    return (u64{1} << 52) / (distance * distance);
}

// The seat's chance, of so many parts, to win a match that goes on. Near the target is good where the
// winner takes the points, and bad where they are to be kept low.
inline u64 chance_of(const State& state, int seat, u64 parts) {
    u64 all = 0;
    for (int other = 0; other < state.seats; ++other) all += nearness(state, other);
    const u64 first = nearness(state, seat) * parts / all;
    return state.options.keep_low ? parts - first : first;
}

}  // namespace stosy::snakes

namespace stosy {

// A search ends with the round: later rounds would only add noise.
template <>
struct Aim<SnakesAndLadders> {
    using G = SnakesAndLadders;

    static bool reached(const G::State& state) { return G::over(state) || G::deal_due(state); }

    static u64 value(const G::State& state, int seat) {
        if (!G::over(state)) return snakes::chance_of(state, seat, SURE);
        return has(state.winners, seat) ? SURE : 0;
    }

    static u64 chance(const G::State& state, int seat) { return value(state, seat); }
    static u64 winning(u64 value) { return value; }
};

}  // namespace stosy
