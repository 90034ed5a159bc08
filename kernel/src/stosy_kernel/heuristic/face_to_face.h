// Points in Face to Face: room, tricks, and what a help is worth. As `stosy/bots/heuristic/face_to_face.py`.
#pragma once

#include "../face_to_face.h"
#include "sense.h"

namespace stosy {

struct DuelWeights {
    int room, trick, mine, ladder, spoil, gift, extra, relief, end, last_end, strand;

    static constexpr Named<DuelWeights> NAMES[] = {
        {"room", &DuelWeights::room},
        {"trick", &DuelWeights::trick},
        {"mine", &DuelWeights::mine},
        {"ladder", &DuelWeights::ladder},
        {"spoil", &DuelWeights::spoil},
        {"gift", &DuelWeights::gift},
        {"extra", &DuelWeights::extra},
        {"relief", &DuelWeights::relief},
        {"end", &DuelWeights::end},
        {"last_end", &DuelWeights::last_end},
        {"strand", &DuelWeights::strand},
    };
};

template <>
class Sense<FaceToFace> {
    using G = FaceToFace;
    using Mask = G::Mask;

  public:
    using Weights = DuelWeights;

    Sense(const G::State& state, int seat, const Weights& weights)
        : state_(state),
          weights_(weights),
          hand_(state.hands[seat]),
          seat_(seat),
          drawable_(G::CARDS - state.drawn[seat]) {}

    static constexpr bool quiet(const Weights&) { return true; }

    int score(int action) const {
        if (action == G::END_TURN) return worth_ending();
        const int card = action / G::PILES;
        const int pile = action % G::PILES;
        const int top = state_.tops[G::place(seat_, pile)];
        return pile < 2 ? worth_laying(pile, top, card) : worth_helping(pile - 2, top, card);
    }

  private:
    static constexpr int NARROW = 20;  // with less room than this a pile is a worry

    // By how much a lay shortens the rest of a rising (0) or falling (1) row.
    static int room_lost(int falling, int top, int card) {
        return falling ? top - top_of(card) : top_of(card) - top;
    }

    int worth_laying(int falling, int top, int card) const {
        const int then = top_of(card);
        const Mask rest = hand_ & ~bit<Mask>(card);
        const int room = room_lost(falling, top, card);
        int points = -weights_.room * room;
        if (room < 0) points += weights_.trick;
        points += weights_.mine *
                  (count(rest & G::fits(falling, then)) - count(rest & G::fits(falling, top)));
        if (rest & G::tricks(falling, then)) points += weights_.ladder;
        if (rest & G::tricks(falling, top)) points -= weights_.spoil;
        return points;
    }

    // FF5: room for the opponent, cards for oneself (FF6).
    int worth_helping(int falling, int top, int card) const {
        const int extra = std::min(G::HAND + 1 - count(hand_), drawable_) - std::min(2, drawable_);
        const int room = falling ? top : G::CARDS + 1 - top;
        const int narrow = std::max(0, NARROW - room);
        const int gift = -room_lost(falling, top, card);
        return weights_.extra * extra - weights_.gift * gift - weights_.relief * narrow;
    }

    // FF8: a single last card would lose.
    int worth_ending() const {
        if (drawable_) return weights_.end;
        return weights_.last_end - (several(hand_) || !hand_ ? 0 : weights_.strand);
    }

    const G::State& state_;
    const Weights& weights_;
    Mask hand_;
    int seat_;
    int drawable_;
};

}  // namespace stosy
