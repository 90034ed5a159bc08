// Policies: the next action at a table of instant players.
//
// A policy is made for one game of a series and asked again and again: `choose(state)`. It sees the
// whole state, but what it does for a seat must depend only on what that seat may know.
#pragma once

#include "concepts.h"

namespace stosy {

// Every choice of the turn, and every opportunity open to others, is as likely as the rest.
template <GameRules G>
class Uniform {
  public:
    explicit Uniform(const Rng& rng) : rng_(rng) {}

    Choice choose(const typename G::State& state) {
        const typename G::Choices choices(state);
        // A forced choice uses up a number too: cheaper than a check.
        return choices.at(rng_.below(number_++, choices.count));
    }

  private:
    Rng rng_;
    u64 number_ = CHOICE_LANE;
};

// Makes the policy of a game.
template <GameRules G>
struct MakeUniform {
    Uniform<G> operator()(const Rng& rng) const { return Uniform<G>(rng); }
};

}  // namespace stosy
