// The objective of a search of a team game.
#pragma once

#include "../../search/aim.h"
#include "team.h"

namespace stosy {

// A team wins together. Cards laid before a loss have a small value, so that the search still aims for a good
// result.
template <class Rules>
struct Aim<Team<Rules>> {
    using G = Team<Rules>;
    static constexpr u64 CONSOLATION = SURE / 8;

    static bool reached(const typename G::State& state) { return G::over(state); }

    static u64 value(const typename G::State& state, int) {
        const Outcome outcome = G::outcome(state);
        if (outcome.winners) return SURE;
        return CONSOLATION * static_cast<u64>(G::CARDS - outcome.left) / G::CARDS;
    }

    static u64 chance(const typename G::State& state, int) {
        return G::outcome(state).winners ? SURE : 0;
    }

    // As if all but a few cards were laid before each loss.
    static u64 winning(u64 value) {
        return value <= CONSOLATION ? 0 : (value - CONSOLATION) * SURE / (SURE - CONSOLATION);
    }
};

}  // namespace stosy
