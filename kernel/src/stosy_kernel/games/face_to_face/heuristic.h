// Points in Face to Face: an action has the value of the best turn that begins with it. The same as
// `stosy/games/face_to_face/bots/points.py`.
#pragma once

#include "../../sense.h"
#include "rules.h"

namespace stosy {

struct DuelWeights {
    int ahead, room, narrow, blocked, near, their_room, their_blocked, race, race_late, hand, strand;

    static constexpr const char* NAMES[] = {  // of all of them, in order
        "ahead", "room", "narrow", "blocked", "near", "their_room", "their_blocked", "race",
        "race_late", "hand", "strand"};
};

template <>
class Sense<FaceToFace> {
    using G = FaceToFace;
    using Mask = G::Mask;

  public:
    using Weights = DuelWeights;

    Sense(const G::State& state, int seat, const Weights& weights)
        : weights_(weights),
          hand_(state.hands[seat]),
          drawable_(G::CARDS - state.drawn[seat]),
          missing_(std::min(G::minimum(state) - state.laid, std::max(weights.ahead, 1))),
          ahead_(std::max(weights.ahead, 1)),
          race_(weights.race + weights.race_late * (state.lays / STAGE)),
          stranding_(!state.options.may_be_laid) {
        now_.rest = hand_;
        now_.helped = state.helped;
        for (int pile = 0; pile < G::PILES; ++pile) now_.tops[pile] = state.tops[G::place(seat, pile)];
        std::fill_n(best_, SLOTS, INT_MIN);
        plan(now_, UP);
    }

    static constexpr bool quiet(const Weights&) { return true; }

    int score(int action) const {
        if (action == G::END_TURN) return best_[END];
        const int card = action / G::PILES;
        const int pile = action % G::PILES;
        const int planned = best_[slot(card, pile)];
        return planned != INT_MIN ? planned : worth(after(now_, card, pile)) - WON;
    }

  private:
    enum Pile { UP, DOWN, THEIR_UP, THEIR_DOWN };

    static constexpr int FAR = 20;     // no card is further away than this
    static constexpr int NARROW = 12;  // with less room than this a pile is a worry
    static constexpr int STAGE = 16;   // the match grows later with every so many cards that lie
    static constexpr int WON = 1 << 30;  // more than any sum of points
    static constexpr int END = G::HAND * G::PILES;
    static constexpr int SLOTS = END + 1;
    static constexpr int NOT_YET = -1;

    // A planned part of a turn: the remaining hand, the tops, and the slots of its first lays.
    struct Plan {
        Mask rest;
        int tops[G::PILES];  // as the seat calls the piles
        int first[G::PILES] = {NOT_YET, NOT_YET, NOT_YET, NOT_YET};
        int lays = 0;
        bool helped;
    };

    int slot(int card, int pile) const {
        return count(hand_ & (bit<Mask>(card) - 1)) * G::PILES + pile;
    }

    // Pile after pile: the order between piles does not matter.
    void plan(const Plan& turn, int pile) {
        if (pile == G::PILES) return note(turn);
        plan(turn, pile + 1);
        if (turn.lays == ahead_) return;
        each(promising(turn, pile), [&](int card) {
            plan(after(turn, card, pile), pile < THEIR_UP ? pile : int{G::PILES});  // FF5
        });
    }

    // The next card in the pile's direction, a trick, and cards that a trick would follow.
    static Mask promising(const Plan& turn, int pile) {
        const int top = turn.tops[pile];
        const Mask higher = turn.rest & G::rows.higher[top];
        const Mask lower = turn.rest & G::rows.lower[top];
        switch (pile) {
            case UP:
                return first_of(higher) | (higher & turn.rest << 10) | (turn.rest & G::tricks(0, top));
            case DOWN:
                return last_of(lower) | (lower & turn.rest >> 10) | (turn.rest & G::tricks(1, top));
            case THEIR_UP:
                return turn.helped ? 0 : last_of(lower);
            default:
                return turn.helped ? 0 : first_of(higher);
        }
    }

    static Mask first_of(Mask set) { return set & (~set + 1); }
    static Mask last_of(Mask set) { return set ? bit<Mask>(highest(set)) : 0; }

    Plan after(const Plan& turn, int card, int pile) const {
        Plan next = turn;
        next.rest &= ~bit<Mask>(card);
        next.tops[pile] = top_of(card);
        if (next.first[pile] == NOT_YET) next.first[pile] = slot(card, pile);
        next.helped |= pile >= THEIR_UP;
        ++next.lays;
        return next;
    }

    // Credit the plan to each of its first lays, or without one to ending the turn.
    void note(const Plan& turn) {
        if (turn.lays < missing_) return;
        const int points = worth(turn);
        if (!turn.lays) best_[END] = points;
        for (const int first : turn.first)
            if (first != NOT_YET) best_[first] = std::max(best_[first], points);
    }

    // The value of a turn: the position of the opponent, and the own one.
    int worth(const Plan& turn) const {
        const int held = count(turn.rest);
        if (!held && !drawable_) return WON;  // FF7
        const int drawn = std::min(turn.helped ? G::HAND - held : 2, drawable_);  // FF6
        int points = weights_.hand * (held + drawn) - race_ * held;
        if (held == 1 && !drawable_ && stranding_) points -= weights_.strand;  // FF8
        return points + worth_of_own(turn) - worth_of_theirs(turn);
    }

    int worth_of_own(const Plan& turn) const {
        const int up = G::CARDS + 1 - turn.tops[UP];
        const int down = turn.tops[DOWN];
        const int narrow = std::max(0, NARROW - up) + std::max(0, NARROW - down);
        return weights_.room * (up + down) - weights_.narrow * narrow -
               weights_.blocked * blocked(up + down) - weights_.near * nearest_two(turn);
    }

    int worth_of_theirs(const Plan& turn) const {
        const int room = G::CARDS + 1 - turn.tops[THEIR_UP] + turn.tops[THEIR_DOWN];
        return weights_.their_room * room - weights_.their_blocked * blocked(room);
    }

    // The price of numbers that fit neither row except by a trick; it grows faster than their count.
    static int blocked(int room) {
        const int numbers = std::max(0, G::CARDS + 1 - room);
        return numbers * numbers / 16;
    }

    // How much room the two cheapest cards would take.
    static int nearest_two(const Plan& turn) {
        int first = FAR;
        int second = FAR;
        each(turn.rest, [&](int card) {
            const int up = top_of(card) - turn.tops[UP];
            const int down = turn.tops[DOWN] - top_of(card);
            const int gap = std::min(up > 0 ? up : FAR, down > 0 ? down : FAR);
            second = std::min(second, std::max(first, gap));
            first = std::min(first, gap);
        });
        return first + second;
    }

    const Weights& weights_;
    Mask hand_;
    int drawable_;
    int missing_;  // lays that a plan must have
    int ahead_;    // and may have
    int race_;
    bool stranding_;
    Plan now_;
    int best_[SLOTS];
};

}  // namespace stosy
