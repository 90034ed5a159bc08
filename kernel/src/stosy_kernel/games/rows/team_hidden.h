// What a viewer of a team game cannot see, the other hands and the order of the draw pile, dealt anew
// in agreement with what the viewer knows.
#pragma once

#include <algorithm>
#include <vector>

#include "hidden.h"
#include "rows.h"

namespace stosy::team {

template <class G>
class Redeal {
  public:
    using Mask = typename G::Mask;
    using State = typename G::State;

    // The cards of some seats may be taken for known.
    Redeal(State& state, u16 known) : state_(state), known_(known) {}

    bool run(const Rng& rng, u64 lane) {
        Hidden<Mask, G::CARDS, G::MOST_SEATS> hidden;
        for (int seat = 0; seat < state_.seats; ++seat)
            if (!has(known_, seat)) hidden.give(seat, state_.hands[seat]);
        hidden.pile(state_.deck + state_.drawn, state_.deck + G::CARDS);
        const bool found = hidden.deal(rng, lane, demands(), [&](const auto& dealt) {
            return !other_acts() || goes_on(dealt.hand(state_.turn));
        });
        if (!found) return false;
        for (int seat = 0; seat < state_.seats; ++seat)
            if (!has(known_, seat)) state_.hands[seat] = hidden.hand(seat);
        std::copy_n(hidden.rest(), hidden.rest_size(), state_.deck + state_.drawn);
        return true;
    }

  private:
    bool other_acts() const { return !G::over(state_) && !has(known_, state_.turn); }

    // QE6, TG3: without a choice for the seat to act it would be over.
    bool goes_on(Mask hand) const {
        State next = state_;
        next.hands[state_.turn] = hand;
        return typename G::Choices(next).count > 0;
    }

    // What the others must hold: what their signals said (QE9), and a card to lay.
    std::vector<Demand<Mask>> demands() const {
        std::vector<Demand<Mask>> wanted;
        for (int index = 0; index < state_.standing; ++index) {
            const int seat = state_.signals[index] / 32;
            const Mask cards = G::signalled(state_.signals[index] % 32, state_.tops, state_.under);
            const bool laid = seat == state_.turn && (just_laid() & cards) != 0;
            if (!has(known_, seat) && cards && !laid) wanted.push_back({seat, cards});
        }
        // The narrower, the earlier it is met.
        std::sort(wanted.begin(), wanted.end(), [](const auto& left, const auto& right) {
            return count(left.cards) < count(right.cards);
        });
        if (other_acts() && state_.laid < G::minimum(state_)) wanted.push_back({state_.turn, fitting()});
        return wanted;
    }

    Mask fitting() const {
        Mask cards = 0;
        for (int pile = 0; pile < G::PILES; ++pile) cards |= G::fits(pile, state_.tops[pile]);
        return cards;
    }

    // The cards of this turn are among these: as many as were laid, from the top of every pile.
    Mask just_laid() const {
        Mask cards = 0;
        for (int pile = 0; pile < G::PILES; ++pile) {
            int top = state_.tops[pile];
            for (int laid = 0; laid < state_.laid && top != G::ROW[pile]; ++laid) {
                cards |= bit<Mask>(card_of(top));
                top = state_.under[card_of(top)];
            }
        }
        return cards;
    }

    State& state_;
    u16 known_;
};

}  // namespace stosy::team
