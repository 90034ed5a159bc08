// States as plain numbers, for the exchange with Python. Impossible states are refused.
#pragma once

#include <stdexcept>
#include <vector>

#include "game.h"

namespace stosy {

using Numbers = std::vector<int>;

inline void require(bool holds, const char* what) {
    if (!holds) raise(std::invalid_argument(what));
}

// No deal is consistent with what a viewer knows, or claims to know.
struct NoDeal : std::invalid_argument {
    NoDeal() : std::invalid_argument("no deal agrees with what the viewer knows") {}
};

inline int within(int number, int least, int most, const char* what) {
    require(least <= number && number <= most, what);
    return number;
}

// The rounds of a match that were seen to end, where a game has any.
struct NoRounds {};

template <class G, bool = G::CHANCE>
struct Played {
    using Rounds = NoRounds;
};

template <class G>
struct Played<G, true> {
    using Rounds = std::vector<typename G::Round>;
};

// Why a match of this game has ended, or that it has not.
template <class Given>
Reason checked_reason(int reason) {
    require(reason == NONE || (reason > NONE && reason < REASONS && has(Given::ENDS, reason)), "no such reason");
    return static_cast<Reason>(reason);
}

// For each option the index of a value that it has.
template <class Given>
void check_options(const Numbers& values) {
    require(values.size() == Given::OPTIONS, "a value for every option is expected");
    for (unsigned option = 0; option < Given::OPTIONS; ++option)
        within(values[option], 0, Given::MOST_CHOICE[option], "no such value of the option");
}

}  // namespace stosy
