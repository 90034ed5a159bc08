// The value of a position of The Game after a turn. The same as `stosy/games/the_game/bots/outlook.py`.
#pragma once

#include <algorithm>

#include "../../sense.h"
#include "rules.h"

namespace stosy {

struct GameWeights {
    int room, nowhere, one_pile, two_piles, three_piles, laid, laid_with_others, ready, hope, pair;
    int spared, wanted, leave_within, wants_within, begin_within, plans;

    static constexpr const char* NAMES[] = {  // of all of them, in order
        "room", "nowhere", "one_pile", "two_piles", "three_piles", "laid",
        "laid_with_others", "ready", "hope", "pair", "spared", "wanted", "leave_within",
        "wants_within", "begin_within", "plans"};
};

class Outlook {
    using G = TheGame;
    using Mask = G::Mask;
    static constexpr int PILES = G::PILES;

  public:
    static constexpr int TEN = 10;  // TG2: the trick leads so far back

    Outlook(const G::State& state, int seat, const GameWeights& weights)
        : weights_(weights),
          tops_(state.tops),
          laid_(weights.laid + weights.laid_with_others * (state.seats - 1)),
          sharing_(state.seats * state.seats),
          drawable_(state.drawn < G::CARDS) {
        if (seat != state.turn) return;  // it only speaks
        for (int place = state.drawn; place < G::CARDS; ++place)
            unseen_ |= bit<Mask>(state.deck[place]);
        for (int other = 0; other < state.seats; ++other)
            if (other != seat) unseen_ |= state.hands[other];
        for (int index = 0; index < state.standing; ++index)
            if (state.signals[index] / 32 != seat) hear(G::meaning(state.signals[index] % 32));
    }

    // With these tops, this hand left, and so many cards laid on the way; exact where it is more than
    // `worst`.
    int value(const u8* tops, Mask hand, int laid, int worst) const {
        Mask fits[PILES];
        int points = laid_ * laid + weights_.pair * count(hand & hand >> TEN);
        for (int pile = 0; pile < PILES; ++pile) {
            fits[pile] = G::fits(pile, tops[pile]);
            points += worth_of(pile, tops[pile]);
        }
        points -= price_of_left(unseen_ | hand, fits);
        if (!weights_.ready || (weights_.ready > 0 && points <= worst)) return points;
        return points - weights_.ready * (FINE * next_room(tops, hand, fits) / sharing_);
    }

    // The card of a set, all ahead of the pile's top, that takes the least room.
    static int nearest(int pile, Mask ahead) { return pile < 2 ? lowest(ahead) : highest(ahead); }

    // Cards from which the trick leads back to a card of the hand.
    static Mask leading_back(int pile, Mask hand) { return pile < 2 ? hand << TEN : hand >> TEN; }

  private:
    static constexpr int FAR = 40;  // the room that is thought of where no card fits
    static constexpr int FINE = 4;  // into so many parts the room of the next turn is divided

    void hear(Said meaning) {
        (meaning.kind == SAYS_LEAVE ? spared_ : wanted_) |= 1U << meaning.pile;
    }

    // A pile: the room it lost, what others asked for, and the trick that may be drawn.
    int worth_of(int pile, int top) const {
        const int room = pile < 2 ? top - tops_[pile] : tops_[pile] - top;
        int points = -weights_.room * room;
        if (room > 0 && spared_ >> pile & 1U) {
            points -= weights_.spared;
        } else if (room > 0 && wanted_ >> pile & 1U) {
            points -= weights_.wanted;
        }
        return G::tricks(pile, top) & unseen_ ? points + weights_.hope : points;
    }

    // The price of all cards not laid yet: the fewer piles a card fits on, the higher.
    int price_of_left(Mask left, const Mask* fits) const {
        const Mask up = fits[0] | fits[1];
        const Mask down = fits[2] | fits[3];
        const Mask both_up = fits[0] & fits[1];
        const Mask both_down = fits[2] & fits[3];
        const int one = count(left & (up | down));
        const int two = count(left & (both_up | both_down | (up & down)));
        const int three = count(left & ((both_up & down) | (up & both_down)));
        const int four = count(left & both_up & both_down);
        return weights_.nowhere * (count(left) - one) + weights_.one_pile * (one - two) +
               weights_.two_piles * (two - three) + weights_.three_piles * (three - four);
    }

    // The room that the cheapest lays of the own next turn take, two or, at the end, one; never negative.
    int next_room(const u8* tops, Mask hand, const Mask* fits) const {
        int least = FAR;
        int second = FAR;
        int chain = 2 * FAR;  // both on one pile
        for (int pile = 0; pile < PILES; ++pile) {
            Mask ahead = hand & fits[pile];
            if (!ahead) continue;
            const auto room = [&](Mask set) {
                return set ? G::room_lost(pile, tops[pile], nearest(pile, set)) : FAR;
            };
            int first = -TEN;
            if (const Mask back = ahead & G::tricks(pile, tops[pile])) {
                ahead &= ~back;
            } else {
                first = room(ahead);
                chain = std::min(chain, room(ahead & leading_back(pile, hand)) - TEN);
                ahead &= ~bit<Mask>(nearest(pile, ahead));
            }
            chain = std::min(chain, room(ahead));
            second = std::min(second, std::max(least, first));
            least = std::min(least, first);
        }
        return 2 * TEN + (drawable_ ? std::min(chain, least + second) : least);
    }

    const GameWeights& weights_;
    const u8* tops_;
    int laid_;     // for each card of a turn
    int sharing_;  // more seats change more before the own next turn
    bool drawable_;
    Mask unseen_ = 0;
    unsigned spared_ = 0;  // piles that others asked to leave
    unsigned wanted_ = 0;  // piles on which others want to lay
};

}  // namespace stosy
