// What a search plays for: the end of the round, and what the scores then promise.
#pragma once

#include <algorithm>

#include "../../search/aim.h"
#include "rules.h"

namespace stosy::snakes {

constexpr int USUAL_HAND = 50;  // about the worth of a hand that is left when a round ends

// SL19: how far a seat is from the target, squared and upside down. Between even players who need a
// and b rounds more the chances are about b * b to a * a: 1 against 2 is 3 to 1 by exact count,
// 2 against 3 is 11 to 5. The half of a usual round stands for the last one, which is never used up.
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

// A search looks to the end of the round: the rounds after it would add nothing but noise.
template <>
struct Aim<SnakesAndLadders> {
    using G = SnakesAndLadders;

    static bool reached(const G::State& state) { return G::over(state) || G::deal_due(state); }

    static u64 value(const G::State& state, int seat) {
        if (!G::over(state)) return snakes::chance_of(state, seat, SURE);
        return has(state.winners, seat) ? SURE : 0;
    }

    static u64 chance(const G::State& state, int seat) { return value(state, seat); }
};

}  // namespace stosy
