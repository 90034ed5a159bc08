// The inputs of a network: features of a position, each about from 0 to 1.
#pragma once

#include "../concepts.h"
#include "net.h"

namespace stosy {

// A game without features.
template <class G>
struct Features {
    static constexpr int SIZE = 0;
};

inline float part(int number, int of) { return static_cast<float>(number) / static_cast<float>(of); }

// Writes the features from this seat's view, or from that of the seat to act; returns the seat.
template <EstimatedGame G>
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
template <EstimatedGame G>
u64 estimate(const Net& net, const typename G::State& state, int seat) {
    float numbers[Features<G>::SIZE];
    const int teller = tell<G>(state, seat, numbers);
    const u64 chance = net.chance(numbers);
    return Features<G>::shared || seat == teller ? chance : SURE - chance;
}

}  // namespace stosy
