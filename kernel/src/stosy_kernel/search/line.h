// A playout: a state that moves on, with later shuffles from one stream.
#pragma once

#include <climits>

#include "../estimate/features.h"
#include "../policy.h"
#include "aim.h"

namespace stosy {

template <GameSearch G>
class Line {
  public:
    // It ends after so many turns, if not before; without a number, where the search looks no further.
    Line(const typename G::State& from, const Rng& rng, int turns = 0) : rng_(rng), state_(from) {
        if constexpr (Features<G>::SIZE > 0)
            if (turns && Features<G>::known(from)) last_ = Features<G>::turns(from) + turns;
    }

    const typename G::State& state() const { return state_; }
    bool cut() const {
        if constexpr (Features<G>::SIZE > 0)
            return Features<G>::turns(state_) >= last_ && Features<G>::begins(state_) &&
                   !Aim<G>::reached(state_);
        return false;
    }
    bool ended() const { return Aim<G>::reached(state_) || cut(); }

    void play(int seat, int action) {
        G::play(state_, seat, static_cast<Action>(action));
        if constexpr (G::CHANCE)
            if (G::chance_due(state_) && !ended()) take_chance<G>(state_, rng_, ++chances_);
    }

    // To where the search looks; seats that have let an opportunity go do not take it after all.
    template <class Policy>
    STOSY_NOINLINE void run(Policy policy, u16 passed) {
        if (passed && !ended()) step_without(policy, passed);
        for (int actions = 0; actions < LONGEST && !ended(); ++actions) {
            const auto [seat, action] = policy.choose(state_);
            play(seat, action);
        }
    }

  private:
    // Endless drawing is cut off here, and the position is valued as it is.
    static constexpr int LONGEST = 20'000;
    static constexpr int TRIES = 64;

    template <class Policy>
    void step_without(Policy& policy, u16 passed) {
        for (int tries = 0; tries < TRIES; ++tries) {
            const auto [seat, action] = policy.choose(state_);
            if (!has(passed, seat)) return play(seat, action);
        }
        // The policy insists, so the game goes on as it does when nobody speaks up.
        play(G::turn(state_), G::fallback(state_));
    }

    Rng rng_;
    u64 chances_ = 0;
    int last_ = INT_MAX;  // turn of the match
    typename G::State state_;
};

}  // namespace stosy
