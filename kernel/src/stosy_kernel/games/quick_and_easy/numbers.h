// The weights of Quick & Easy, and small sums with cards.
#pragma once

#include "../../sense.h"
#include "rules.h"

namespace stosy {

struct QuickWeights {
    int room, spared, wanted, end, last_end;
    int lost, stuck, dead, fit, worse, regain, back;
    int say_holds, say_height, wants_within, leave_within, begin_within;

    static constexpr const char* NAMES[] = {  // of all of them, in order
        "room", "spared", "wanted", "end", "last_end", "lost", "stuck", "dead", "fit",
        "worse", "regain", "back", "say_holds", "say_height", "wants_within", "leave_within",
        "begin_within"};
};

namespace quick {

constexpr int WHOLE = 64;  // shares are in so many parts
constexpr int FINE = 8;    // and so is a step of a row

inline int share(int part, int whole) { return whole ? WHOLE * part / whole : 0; }

// Rounded down, as Python divides.
inline int mean(long long sum, int size) {
    return static_cast<int>(sum / size - (sum % size < 0));
}

// By how much the cards of a top's colour would bring its pile back (QE4), added up.
struct Regained {
    u8 steps[QuickAndEasy::PILES][10][1024] = {};

    constexpr Regained() {
        for (int top = 0; top < 10; ++top)
            for (int cards = 0; cards < 1024; ++cards)
                for (int card = 0; card < 10; ++card)
                    if (cards >> card & 1)
                        steps[card > top][top][cards] = static_cast<u8>(
                            steps[card > top][top][cards] + (card > top ? card - top : top - card));
    }
};
inline constexpr Regained regained = {};

}  // namespace quick

}  // namespace stosy
