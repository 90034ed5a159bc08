// The inputs of a network: features of a position, each about from 0 to 1.
//
//   Features<G>::SIZE                   0 for a game that is not estimated
//   Features<G>::known(state)           is such a match estimated?
//   Features<G>::turns(state)           counts what has been done, turn by turn or finer
//   Features<G>::begins(state)          is this a moment at which a position is estimated?
//   Features<G>::of_any_seat            is it seen from any seat, or always from the one to act?
//   Features<G>::count(state, numbers)  or, if from any, count(state, seat, numbers)
//   Features<G>::shared                 is it the chance of all seats, or of the one it is seen from?
//   Features<G>::TURNS                  of those to learn from, slips happen in so many at most
//   Features<G>::LAST_TURN_OF_SLIPS     is the last of these nothing but slips?
#pragma once

#include "net.h"

namespace stosy {

// A game without features.
template <class G>
struct Features {
    static constexpr int SIZE = 0;
};

inline float part(int number, int of) { return static_cast<float>(number) / static_cast<float>(of); }

// Writes the features from this seat's view, or from that of the seat to act; returns the seat.
template <class G>
int tell(const typename G::State& state, int seat, float* numbers) {
    if constexpr (Features<G>::of_any_seat) {
        Features<G>::count(state, seat, numbers);
        return seat;
    } else {
        Features<G>::count(state, numbers);
        return G::turn(state);
    }
}

// The chance of a seat, 0 … SURE.
template <class G>
u64 estimate(const Net& net, const typename G::State& state, int seat) {
    float numbers[Features<G>::SIZE];
    const int teller = tell<G>(state, seat, numbers);
    const u64 chance = net.chance(numbers);
    return Features<G>::shared || seat == teller ? chance : SURE - chance;
}

}  // namespace stosy
