// The kernel's random numbers: a pure function of seed, stream and counter.
//
// Nothing is carried from one number to the next, so game i of a series always sees the numbers of
// stream i, whichever thread plays it. `stosy_kernel/rng.py` says the same in Python: change both.
#pragma once

#include "bits.h"

namespace stosy {

class Rng {
  public:
    // A stream's counter is divided into lanes, so that the deal does not depend on how many
    // numbers the players' choices took, nor they on how much of the deck was needed.
    static constexpr u64 LANE = 1'000'003;

    constexpr Rng(u64 seed, u64 stream)
        : key_(scramble(seed + scramble(stream + STEP))) {}

    constexpr u64 word(u64 counter) const {
        const u64 place = key_ + counter * STEP;
        return fold(place, place ^ TWIST);
    }

    // A number below the bound, each as likely as the others. It takes one counter, always: a word
    // in the uneven rest (seldom: bound in 2^64) is scrambled again, not followed by the next.
    int below(u64 counter, int bound) const {
        u64 limit = static_cast<u32>(bound);
        hide(limit);  // GCC would widen an int to 128 bits to multiply
        const u64 drawn = word(counter);
        const u128 scaled = product(drawn, limit);
        if (static_cast<u64>(scaled) < limit) [[unlikely]] return redrawn(drawn, limit);
        return static_cast<int>(static_cast<u64>(scaled >> 64));
    }

  private:
    static constexpr u64 STEP = 0x9E3779B97F4A7C15;   // the golden ratio's fraction, odd
    static constexpr u64 TWIST = 0x243F6A8885A308D3;  // pi's fraction
    static constexpr u64 FIRST = 0x6A09E667F3BCC909;  // the fraction of the root of 2, odd
    static constexpr u64 SECOND = 0xBB67AE8584CAA73B;  // the fraction of the root of 3, odd

    // One to one, so the streams of a seed all have different keys.
    static constexpr u64 scramble(u64 bits) {
        bits = (bits ^ (bits >> 32)) * FIRST;
        bits = (bits ^ (bits >> 29)) * SECOND;
        return bits ^ (bits >> 32);
    }

    // The long product, folded: every bit of both factors reaches every bit of the result.
    static constexpr u64 fold(u64 left, u64 right) {
        const u128 both = product(left, right);
        return static_cast<u64>(both) ^ static_cast<u64>(both >> 64);
    }

    STOSY_NOINLINE static int redrawn(u64 drawn, u64 limit) {
        const u64 rest = (0 - limit) % limit;
        while (drawn * limit < rest) drawn = scramble(drawn + STEP);
        return static_cast<int>(static_cast<u64>(product(drawn, limit) >> 64));
    }

    u64 key_;
};

// Fisher-Yates from the first place on, as far as places are asked for: place i of a deck of n
// takes counter `lane + i`. A game that ends early never pays for the cards nobody drew, and yet the
// order is the one a whole shuffle would have given.
class Shuffle {
  public:
    constexpr Shuffle(const Rng& rng, u64 lane) : rng_(rng), lane_(lane) {}

    template <class Card>
    void settle(Card* deck, int size, int places) {
        const Rng rng = rng_;  // copies: the compiler must fear that cards overlap the members
        const u64 lane = lane_;
        int place = settled_;
        for (; place < places; ++place) {
            const int from = place + rng.below(lane + static_cast<u64>(place), size - place);
            const Card card = deck[from];
            deck[from] = deck[place];
            deck[place] = card;
        }
        settled_ = place;
    }

  private:
    Rng rng_;
    u64 lane_;
    int settled_ = 0;
};

}  // namespace stosy
