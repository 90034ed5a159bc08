// Points in Snakes & Ladders. As `stosy/bots/heuristic/snakes_and_ladders.py`.
#pragma once

#include "../snakes_and_ladders.h"
#include "sense.h"

namespace stosy {

struct SnakesWeights {
    int lay, worth, colour, pair, wild, four, hurry, low, attack, intervene, announce, bluff;
    int call, challenge, doubt, proof;

    static constexpr Named<SnakesWeights> NAMES[] = {
        {"lay", &SnakesWeights::lay},
        {"worth", &SnakesWeights::worth},
        {"colour", &SnakesWeights::colour},
        {"pair", &SnakesWeights::pair},
        {"wild", &SnakesWeights::wild},
        {"four", &SnakesWeights::four},
        {"hurry", &SnakesWeights::hurry},
        {"low", &SnakesWeights::low},
        {"attack", &SnakesWeights::attack},
        {"intervene", &SnakesWeights::intervene},
        {"announce", &SnakesWeights::announce},
        {"bluff", &SnakesWeights::bluff},
        {"call", &SnakesWeights::call},
        {"challenge", &SnakesWeights::challenge},
        {"doubt", &SnakesWeights::doubt},
        {"proof", &SnakesWeights::proof},
    };
};

template <>
class Sense<SnakesAndLadders> {
    using State = snakes::State;
    using Hand = snakes::Hand;
    using Lay = snakes::Lay;

  public:
    using Weights = SnakesWeights;

    Sense(const State& state, int seat, const Weights& weights)
        : state_(state), weights_(weights), seat_(seat) {
        int fewest = INT_MAX;
        for (int other = 0; other < state.seats; ++other)
            if (other != seat) fewest = std::min(fewest, state.hands[other].size());
        hurry_ = (fewest <= FEW ? weights.hurry : 0) + (state.options.keep_low ? weights.low : 0);
    }

    static constexpr bool quiet(const Weights&) { return false; }

    int score(int action) const {
        if (action < snakes::DRAW) return worth_laying(snakes::all_lays.of[static_cast<unsigned>(action)]);
        if (action >= snakes::CALL_OUT) return weights_.call;
        return action == snakes::CHALLENGE ? worth_challenging() : 0;
    }

  private:
    static constexpr int FEW = 2;  // who holds no more cards than this may soon be out

    // How many cards of a hand are in this set of kinds.
    static int held(const Hand& hand, u64 kinds) {
        return count(hand.first & kinds) + count(hand.second & kinds);
    }

    int worth_laying(const Lay& lay) const {
        Hand rest = state_.hands[seat_];
        rest.remove(lay.kind);
        const int worth = snakes::worth_of(lay.kind);
        int points = weights_.lay + hurry_ * worth;
        if (snakes::is_wild(lay.kind)) {
            points += lay.kind == snakes::WILD_FOUR ? weights_.four : weights_.wild;
        } else {
            points += weights_.worth * worth;
            points += weights_.pair * held(rest, snakes::of_face(snakes::face_of(lay.kind)));
        }
        points += weights_.colour * held(rest, snakes::of_colour(lay.colour));
        if (seat_ != state_.turn) points += weights_.intervene;
        if (rest.size() == 1 && !lay.said) points -= weights_.announce;
        return points + worth_attacking(lay) - risk_of_bluff(lay);
    }

    // Against the next seat, if it may soon be out.
    int worth_attacking(const Lay& lay) const {
        if (lay.effect == snakes::NOTHING) return 0;
        const int next = snakes::after(state_, seat_, state_.backwards);
        return state_.hands[next].size() <= FEW ? weights_.attack : 0;
    }

    // SL11: with a card of the current colour in hand a Wild Draw Four is a bluff.
    int risk_of_bluff(const Lay& lay) const {
        if (lay.kind != snakes::WILD_FOUR || state_.colour == snakes::NO_COLOUR) return 0;
        return state_.hands[seat_].first & snakes::of_colour(state_.colour) ? weights_.bluff : 0;
    }

    // SL12: the more cards the layer holds, the likelier one of the colour is among them.
    int worth_challenging() const {
        for (int index = 0; index < state_.showings; ++index) {
            const snakes::Shown& shown = state_.shown[index];
            if (shown.viewer != seat_ || shown.owner != state_.layer) continue;
            if (state_.doubted != snakes::NO_COLOUR &&
                (shown.cards.first & snakes::of_colour(state_.doubted)))
                return weights_.proof;
        }
        return weights_.challenge + weights_.doubt * state_.hands[state_.layer].size();
    }

    const State& state_;
    const Weights& weights_;
    int seat_;
    int hurry_;
};

}  // namespace stosy
