// What a search plays for: how far it looks ahead, and what the place it comes to is worth to a seat.
//
//   Aim<G>::OPPORTUNITIES       may seats act for which the game does not wait?
//   Aim<G>::reached(state)      does it look no further?
//   Aim<G>::value(state, seat)  0 … SURE, also where a line of play was cut short
//   Aim<G>::chance(state, seat) the same, of nothing but winning
#pragma once

#include "../estimate/net.h"
#include "../face_to_face.h"
#include "../snakes/prospects.h"
#include "../snakes_and_ladders.h"
#include "../team.h"

namespace stosy {

template <class G>
struct Aim;

// A team wins together. What it laid before it lost is worth a little, so that a lost cause is played
// on for a good result.
template <class Rules>
struct Aim<Team<Rules>> {
    using G = Team<Rules>;
    static constexpr bool OPPORTUNITIES = false;
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
};

template <>
struct Aim<FaceToFace> {
    using G = FaceToFace;
    static constexpr bool OPPORTUNITIES = false;

    static bool reached(const G::State& state) { return G::over(state); }

    static u64 value(const G::State& state, int seat) {
        if (!G::over(state)) return SURE / 2;
        return state.winner == seat ? SURE : 0;
    }

    static u64 chance(const G::State& state, int seat) { return value(state, seat); }
};

// It looks to the end of the round: the rounds after it would add nothing but noise.
template <>
struct Aim<SnakesAndLadders> {
    using G = SnakesAndLadders;
    static constexpr bool OPPORTUNITIES = true;

    static bool reached(const G::State& state) { return G::over(state) || G::deal_due(state); }

    static u64 value(const G::State& state, int seat) {
        if (!G::over(state)) return snakes::chance_of(state, seat, SURE);
        return has(state.winners, seat) ? SURE : 0;
    }

    static u64 chance(const G::State& state, int seat) { return value(state, seat); }
};

}  // namespace stosy
