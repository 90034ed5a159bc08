// What a viewer of Face to Face cannot see, the other hand and the order of both draw piles, dealt anew
// in agreement with what the viewer knows.
#pragma once

#include <algorithm>
#include <vector>

#include "../rows/hidden.h"

namespace stosy::face_to_face {

template <class G>
class Redeal {
  public:
    using Mask = typename G::Mask;
    using State = typename G::State;

    Redeal(State& state, int viewer) : state_(state), viewer_(viewer), other_(1 - viewer) {}

    bool run(const Rng& rng, u64 lane) {
        shuffle_own(rng, lane);
        return deal_other(rng, lane + G::CARDS);
    }

  private:
    using Cards = Hidden<Mask, G::CARDS, 2>;

    u8* draw_pile(int seat) { return state_.decks[seat] + state_.drawn[seat]; }

    void shuffle_own(const Rng& rng, u64 lane) {
        Cards hidden;
        hidden.pile(draw_pile(viewer_), state_.decks[viewer_] + G::CARDS);
        hidden.deal(rng, lane, {}, [](const auto&) { return true; });
        std::copy_n(hidden.rest(), hidden.rest_size(), draw_pile(viewer_));
    }

    bool deal_other(const Rng& rng, u64 lane) {
        Cards hidden;
        hidden.give(other_, state_.hands[other_]);
        hidden.pile(draw_pile(other_), state_.decks[other_] + G::CARDS);
        const bool acts = !G::over(state_) && state_.turn == other_;
        State next = state_;
        const bool found = hidden.deal(rng, lane, demands(acts), [&](const auto& dealt) {
            next.hands[other_] = dealt.hand(other_);
            return !acts || typename G::Choices(next).count;  // FF7: else it would be over
        });
        if (!found) return false;
        state_.hands[other_] = hidden.hand(other_);
        std::copy_n(hidden.rest(), hidden.rest_size(), draw_pile(other_));
        return true;
    }

    // Who must still lay holds a card that fits.
    std::vector<Demand<Mask>> demands(bool acts) const {
        if (!acts || state_.laid >= G::minimum(state_)) return {};
        State next = state_;
        next.hands[other_] = ~Mask{0} >> (64 - G::CARDS);
        return {{other_, G::fitting(next).cards()}};
    }

    State& state_;
    int viewer_;
    int other_;
};

}  // namespace stosy::face_to_face
