// Points in the team games: room, tricks, and what the others said. As `stosy/bots/heuristic/team.py`.
#pragma once

#include "../quick_and_easy.h"
#include "../the_game.h"
#include "sense.h"

namespace stosy {

struct TeamWeights {
    int room, trick, mine, keep, ladder, spoil, spared, wanted, next, others, end, last_end;
    int say_holds, say_height, say_trick, leave_within, wants_within;

    static constexpr Named<TeamWeights> NAMES[] = {
        {"room", &TeamWeights::room},
        {"trick", &TeamWeights::trick},
        {"mine", &TeamWeights::mine},
        {"keep", &TeamWeights::keep},
        {"ladder", &TeamWeights::ladder},
        {"spoil", &TeamWeights::spoil},
        {"spared", &TeamWeights::spared},
        {"wanted", &TeamWeights::wanted},
        {"next", &TeamWeights::next},
        {"others", &TeamWeights::others},
        {"end", &TeamWeights::end},
        {"last_end", &TeamWeights::last_end},
        {"say_holds", &TeamWeights::say_holds},
        {"say_height", &TeamWeights::say_height},
        {"say_trick", &TeamWeights::say_trick},
        {"leave_within", &TeamWeights::leave_within},
        {"wants_within", &TeamWeights::wants_within},
    };
};

template <class Rules>
class Sense<Team<Rules>> {
    using G = Team<Rules>;
    using Mask = typename G::Mask;
    using State = typename G::State;
    static constexpr int PILES = G::PILES;

  public:
    using Weights = TeamWeights;

    Sense(const State& state, int seat, const Weights& weights)
        : state_(state), weights_(weights), hand_(state.hands[seat]), following_(seat) {
        do following_ = following_ + 1 == state.seats ? 0 : following_ + 1;
        while (!state.hands[following_] && following_ != seat);
        for (int index = 0; index < state.standing; ++index)
            if (state.signals[index] / 32 != seat) hear(state.signals[index]);
    }

    static bool quiet(const Weights& weights) {
        return weights.say_holds <= 0 && weights.say_height <= 0 && weights.say_trick <= 0 &&
               std::max(weights.leave_within, weights.wants_within) < -MOST_GAIN;
    }

    int score(int action) const {
        if (action < G::TAKE_BACK) return worth_laying(action / PILES, action % PILES);
        if (action != G::END_TURN) return worth_saying(action - G::SIGNAL);
        const bool drawable = state_.drawn < G::CARDS;
        return (drawable ? weights_.end : weights_.last_end) - prices(state_.tops, hand_);
    }

  private:
    static constexpr int MOST_GAIN = 10;  // no lay gives more room back
    static constexpr int FINE = 4;  // into so many parts the room is divided that is taken on average

    struct Known {
        Mask cards;  // the seat holds one of these
        int seat;
    };

    void hear(int said) {
        const Said meaning = Rules::meaning(said % 32);
        if (meaning.kind == SAYS_LEAVE) spared_ |= 1U << meaning.pile;
        if (meaning.kind == SAYS_WANTS || meaning.kind == SAYS_TRICK) wanted_ |= 1U << meaning.pile;
        if (const Mask cards = Rules::told(said % 32)) known_[heard_++] = {cards, said / 32};
    }

    int worth_laying(int card, int pile) const {
        const int top = state_.tops[pile];
        const int then = top_of(card);
        const Mask rest = hand_ & ~bit<Mask>(card);
        const int room = Rules::room_lost(pile, top, card);
        int points = -weights_.room * room;
        if (has(Rules::tricks(pile, top), card)) points += weights_.trick;
        points += weights_.mine *
                  (count(rest & Rules::fits(pile, then)) - count(rest & Rules::fits(pile, top)));
        if (rest & Rules::tricks(pile, then)) points += weights_.ladder;
        if (rest & Rules::tricks(pile, top)) points -= weights_.spoil;
        if (room > 0 && spared_ >> pile & 1U) {
            points -= weights_.spared;
        } else if (room > 0 && wanted_ >> pile & 1U) {
            points -= weights_.wanted;
        }
        u8 tops[PILES];
        std::copy_n(state_.tops, PILES, tops);
        tops[pile] = static_cast<u8>(then);
        return points - prices(tops, rest);
    }

    // What the best card of every hand will cost on these tops, by what is known of it.
    int prices(const u8* tops, Mask rest) const {
        int points = 0;
        if (weights_.keep && rest) {
            int least = INT_MAX;
            each(rest, [&](int card) { least = std::min(least, FINE * price(card, tops)); });
            points = weights_.keep * least;
        }
        if (!heard_ || !(weights_.next || weights_.others)) return points;
        int best[G::MOST_SEATS];
        std::fill_n(best, G::MOST_SEATS, INT_MAX);
        for (int index = 0; index < heard_; ++index) {
            const auto& [cards, seat] = known_[index];
            best[seat] = std::min(best[seat], mean_price(cards, tops));
        }
        for (int seat = 0; seat < state_.seats; ++seat)
            if (best[seat] != INT_MAX)
                points += (seat == following_ ? weights_.next : weights_.others) * best[seat];
        return points;
    }

    // Of a card that is one of these.
    static int mean_price(Mask cards, const u8* tops) {
        int sum = 0;
        each(cards, [&](int card) { sum += price(card, tops); });
        return FINE * sum / count(cards);
    }

    // The room that a card takes where it takes the least; never negative.
    static int price(int card, const u8* tops) {
        int least = INT_MAX;
        for (int pile = 0; pile < PILES; ++pile)
            if (has(Rules::fits(pile, tops[pile]), card))
                least = std::min(least, Rules::room_lost(pile, tops[pile], card));
        return MOST_GAIN + (least == INT_MAX ? Rules::STUCK : least);
    }

    int worth_saying(int signal) const {
        const Said meaning = Rules::meaning(signal);
        if (meaning.kind == SAYS_HOLDS)  // a height says more
            return Rules::may_say_heights(state_.options.value) ? 0 : weights_.say_holds;
        if (meaning.kind == SAYS_HEIGHT) return weights_.say_height;
        if (meaning.kind == SAYS_TRICK) return weights_.say_trick;
        const int room = nearest(meaning.pile);
        if (room <= weights_.leave_within) return meaning.kind == SAYS_LEAVE;
        return meaning.kind == SAYS_WANTS && room <= weights_.wants_within;
    }

    // The room that the best own card takes from a pile.
    int nearest(int pile) const {
        const int top = state_.tops[pile];
        int least = INT_MAX;
        each(hand_ & Rules::fits(pile, top), [&](int card) {
            least = std::min(least, Rules::room_lost(pile, top, card));
        });
        return least;
    }

    const State& state_;
    const Weights& weights_;
    Mask hand_;
    int following_;  // the next seat that holds a card
    unsigned spared_ = 0;  // piles that others asked to leave
    unsigned wanted_ = 0;  // piles on which others want to lay
    int heard_ = 0;
    Known known_[G::MOST_STANDING];
};

}  // namespace stosy
