// The objective of a search: its horizon, and the value of the position there for a seat.
#pragma once

#include "../estimate/net.h"

namespace stosy {

// To win, at the end of the match.
template <class G>
struct Aim {
    static bool reached(const typename G::State& state) { return G::over(state); }

    static u64 value(const typename G::State& state, int seat) {
        if (!G::over(state)) return SURE / 2;
        return has(G::outcome(state).winners, seat) ? SURE : 0;
    }

    static u64 chance(const typename G::State& state, int seat) { return value(state, seat); }
    static u64 winning(u64 value) { return value; }
};

}  // namespace stosy
