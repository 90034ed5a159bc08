// What a viewer cannot see of Snakes & Ladders, dealt anew in agreement with what the viewer knows.
#pragma once

#include "legal.h"
#include "rounds.h"

namespace stosy::snakes {

class Redeal {
  public:
    Redeal(State& state, int viewer, const Rng& rng, u64 lane)
        : state_(state), viewer_(viewer), rng_(rng), lane_(lane) {}

    void run() {
        int sizes[MOST_SEATS];
        for (int seat = 0; seat < state_.seats; ++seat) {
            if (seat == viewer_) continue;
            const Hand known = state_.known(viewer_, seat);
            sizes[seat] = state_.hands[seat].size() - known.size();
            collect(state_.hands[seat], known);
            state_.hands[seat] = known;
        }
        for (int place = state_.gone; place < state_.size; ++place) ++hidden_[state_.deck[place]];
        shuffle();
        give_drawn(sizes);
        for (int seat = 0; seat < state_.seats; ++seat)
            if (seat != viewer_)
                for (int card = 0; card < sizes[seat]; ++card) give(seat, count_ - 1);
        std::copy_n(cards_, count_, state_.deck + state_.gone);
        guess_gambled();
        state_.forget_shown_to_others(viewer_);
        reopen(state_);
    }

  private:
    int below(int bound) { return rng_.below(lane_++, bound); }

    void collect(const Hand& hand, const Hand& known) {
        each(hand.kinds(), [&](int kind) {
            hidden_[kind] = static_cast<u8>(hidden_[kind] + hand.number(kind) - known.number(kind));
        });
    }

    // From their order in the deck, so that where they really lie has no say in it.
    void shuffle() {
        for (int kind = 0; kind < KINDS; ++kind)
            for (int copy = 0; copy < hidden_[kind]; ++copy) cards_[count_++] = static_cast<u8>(kind);
        for (int last = count_ - 1; last > 0; --last) std::swap(cards_[last], cards_[below(last + 1)]);
    }

    void give(int seat, int place) {
        state_.hands[seat].add(cards_[place]);
        cards_[place] = cards_[--count_];
    }

    // SL5: who may draw only without a fit, and has drawn, holds no other card that fits.
    void give_drawn(int* sizes) {
        const int seat = state_.turn;
        if (state_.phase != DRAWN || seat == viewer_) return;
        if (state_.drawn != NO_CARD && sizes[seat] > 0) {
            state_.drawn = cards_[count_ - 1];
            give(seat, count_ - 1);
            --sizes[seat];
        }
        if (!state_.options.no_fit_to_draw || state_.options.penalties) return;
        const u64 fitting = fits(state_.top, state_.colour);
        for (int place = count_ - 1; place >= 0 && sizes[seat]; --place) {
            if (has(fitting, cards_[place])) continue;
            give(seat, place);
            --sizes[seat];
        }
    }

    Hand some_of(Hand rest, int size) {
        Hand chosen = {};
        for (int missing = size; missing > 0; --missing) {
            int skip = below(rest.size());
            u64 kinds = rest.kinds();
            while (skip >= rest.number(lowest(kinds))) {
                skip -= rest.number(lowest(kinds));
                kinds &= kinds - 1;
            }
            chosen.add(lowest(kinds));
            rest.remove(lowest(kinds));
        }
        return chosen;
    }

    // SL12: the layer's hand at the lay is what it holds now, but for cards taken since.
    void guess_gambled() {
        if (state_.pending != TAKE_FOUR || state_.layer == viewer_) return;
        state_.gambled = some_of(state_.hands[state_.layer], state_.gambled.size());
    }

    State& state_;
    int viewer_;
    Rng rng_;
    u64 lane_;
    u8 hidden_[KINDS] = {};  // how many of each kind
    u8 cards_[CARDS];
    int count_ = 0;
};

}  // namespace stosy::snakes
