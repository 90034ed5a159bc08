// What a network is told of a position: counts, each about from 0 to 1, seen from the seat to act.
//
//   Features<G>::SIZE                   0 for a game that is not estimated
//   Features<G>::count(state, numbers)  at the beginning of a turn
//   Features<G>::shared                 is it the chance of all seats, or of the one to act?
//   Features<G>::TURNS                  of those to learn from, slips happen in so many at most
//   Features<G>::LAST_TURN_OF_SLIPS     is the last of these nothing but slips?
#pragma once

#include "duel_features.h"
#include "net.h"
#include "quick_features.h"
#include "the_game_features.h"

namespace stosy {

// The chance of a seat, 0 … SURE, at the beginning of a turn.
template <class G>
u64 estimate(const Net& net, const typename G::State& state, int seat) {
    float numbers[Features<G>::SIZE];
    Features<G>::count(state, numbers);
    const u64 chance = net.chance(numbers);
    return Features<G>::shared || seat == G::turn(state) ? chance : SURE - chance;
}

}  // namespace stosy
