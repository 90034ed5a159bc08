// Points in The Game: a lay has the value of the best turn that begins with it. The same as
// `stosy/games/the_game/bots/points.py`.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "outlook.h"

namespace stosy {

template <>
class Sense<TheGame> {
    using G = TheGame;
    using Mask = G::Mask;
    static constexpr int PILES = G::PILES;

  public:
    using Weights = GameWeights;

    Sense(const G::State& state, int seat, const Weights& weights)
        : state_(state),
          weights_(weights),
          hand_(state.hands[seat]),
          in_turn_(seat == state.turn),
          outlook_(state, seat, weights) {
        if (in_turn_) plan();
    }

    static bool quiet(const Weights& weights) {
        return weights.begin_within < 0 &&
               std::max(weights.leave_within, weights.wants_within) < -Outlook::TEN;
    }

    int score(int action) const {
        if (action == G::END_TURN) return end_;
        if (action == G::BEGIN) return worth_beginning();
        if (action > G::END_TURN) return worth_saying(G::meaning(action - G::SIGNAL));
        for (int index = 0; index < planned_; ++index)
            if (plans_[index].lay == action) return plans_[index].points;
        return unplanned(action);
    }

  private:
    static constexpr int LAYS = 3;   // a turn is thought of so far, if not more are needed
    static constexpr int CHEAP = 5;  // what need not be laid may take so much room
    static constexpr int CLOSE = 12;
    static constexpr int UNPLANNED = -1'000'000'000;  // less than any turn that was thought of

    struct Turn {
        u8 tops[PILES];
        Mask hand;
        int laid;
        int opened;        // so many piles were laid on,
        int opens[PILES];  // first by these plans
    };

    struct Plan {
        int lay;
        int points;  // of the best turn with this lay as the first on its pile
    };

    void plan() {
        const int missing = std::max(G::minimum(state_) - state_.laid, 0);
        least_ = weights_.plans > 0 ? missing : std::min(missing, 1);
        most_ = weights_.plans > 0 ? std::max(missing, LAYS) : 1;
        end_ = outlook_.value(state_.tops, hand_, 0, INT_MIN);
        Turn turn = {{}, hand_, 0, 0, {}};
        std::copy_n(state_.tops, PILES, turn.tops);
        grow(turn, 0);
    }

    // The order between piles does not matter, so only one order is tried.
    void grow(const Turn& turn, int from) {
        for (int pile = from; pile < PILES; ++pile) {
            const bool opens = pile > from || !turn.laid;
            each(promising(turn, pile), [&](int card) { lay(turn, pile, card, opens); });
        }
    }

    // The trick, the nearest card and the next, and cards from which the trick leads back. Without planning,
    // every card.
    Mask promising(const Turn& turn, int pile) const {
        const Mask fitting = turn.hand & G::fits(pile, turn.tops[pile]);
        if (weights_.plans <= 0) return fitting;
        const Mask back = fitting & G::tricks(pile, turn.tops[pile]);
        const Mask ahead = fitting & ~back;
        if (!ahead) return back;
        const int near = Outlook::nearest(pile, ahead);
        if (turn.laid >= least_ && state_.drawn < G::CARDS)  // it need not be laid
            return G::room_lost(pile, turn.tops[pile], near) > CHEAP ? back : back | bit<Mask>(near);
        const Mask pairs = ahead & Outlook::leading_back(pile, turn.hand);
        return back | bit<Mask>(near) | beside(pile, ahead, near) | pairs;
    }

    // The card after the nearest, if it is close to it.
    static Mask beside(int pile, Mask ahead, int near) {
        const Mask others = ahead & ~bit<Mask>(near);
        if (!others) return 0;
        const int next = Outlook::nearest(pile, others);
        return std::abs(next - near) <= CLOSE ? bit<Mask>(next) : 0;
    }

    void lay(Turn turn, int pile, int card, bool opens) {
        turn.tops[pile] = static_cast<u8>(top_of(card));
        turn.hand &= ~bit<Mask>(card);
        ++turn.laid;
        if (opens) turn.opens[turn.opened++] = plan_of(card * PILES + pile);
        if (turn.laid >= least_) {
            int worst = INT_MAX;
            for (int index = 0; index < turn.opened; ++index)
                worst = std::min(worst, plans_[turn.opens[index]].points);
            const int points = outlook_.value(turn.tops, turn.hand, turn.laid, worst);
            for (int index = 0; index < turn.opened; ++index) {
                int& best = plans_[turn.opens[index]].points;
                best = std::max(best, points);
            }
        }
        if (turn.laid < most_) grow(turn, pile);
    }

    int plan_of(int lay) {
        for (int index = 0; index < planned_; ++index)
            if (plans_[index].lay == lay) return index;
        plans_[planned_] = {lay, unplanned(lay)};
        return planned_++;
    }

    int unplanned(int lay) const {
        return UNPLANNED - G::room_lost(lay % PILES, state_.tops[lay % PILES], lay / PILES);
    }

    // Signals in one's own turn are useless (TG4).
    int worth_saying(Said meaning) const {
        if (in_turn_) return 0;
        const int room = least_room(meaning.pile);
        if (room <= weights_.leave_within) return meaning.kind == SAYS_LEAVE;
        return meaning.kind == SAYS_WANTS && room <= weights_.wants_within;
    }

    // QE0: a point if the first lays take little room, unless the seat to act has said so itself.
    int worth_beginning() const {
        if (has(state_.began, state_.turn)) return 0;
        const int lays = G::minimum(state_);
        int least = INT_MAX;
        for (int rising = 0; rising <= lays; ++rising)
            least = std::min(least, room_of(0, rising) + room_of(PILES - 1, lays - rising));
        return least <= weights_.begin_within;
    }

    // What the nearest cards take from an empty pile, so many in a row.
    int room_of(int pile, int lays) const {
        Mask left = hand_;
        int room = 0;
        for (; lays > 0; --lays) {
            const int card = Outlook::nearest(pile, left);
            room = G::room_lost(pile, G::ROW[pile], card);
            left &= ~bit<Mask>(card);
        }
        return room;
    }

    // What one or two own cards take from a pile, the second by the trick.
    int least_room(int pile) const {
        const int top = state_.tops[pile];
        if (hand_ & G::tricks(pile, top)) return -Outlook::TEN;
        const Mask ahead = hand_ & G::fits(pile, top);
        if (!ahead) return INT_MAX;
        const int room = G::room_lost(pile, top, Outlook::nearest(pile, ahead));
        const Mask pairs = ahead & Outlook::leading_back(pile, hand_);
        if (!pairs) return room;
        const int chain = G::room_lost(pile, top, Outlook::nearest(pile, pairs)) - Outlook::TEN;
        return std::min(room, chain);
    }

    const G::State& state_;
    const Weights& weights_;
    Mask hand_;
    bool in_turn_;
    Outlook outlook_;
    int least_ = 0;  // lays of a turn
    int most_ = 0;
    int end_ = 0;    // points for ending it
    int planned_ = 0;
    Plan plans_[G::HAND * PILES];
};

}  // namespace stosy
