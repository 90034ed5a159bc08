// Redeals the cards that a viewer cannot see, consistent with what the viewer knows.
#pragma once

#include <algorithm>
#include <vector>

#include "../../game.h"

namespace stosy {

constexpr int MAX_DEALS = 10'000;  // attempts
constexpr int PURE_CHANCE = 32;   // attempts before demanded cards are placed

// A seat must hold at least one of these cards.
template <class Mask>
struct Demand {
    int seat;
    Mask cards;
};

// The first of the hidden cards go to the seats in turn, as many as each holds; the rest is the pile.
// They are shuffled from their order in the deck, so that the result does not depend on where they really
// are.
template <class Mask, int CARDS, int SEATS>
class Hidden {
  public:
    Hidden() = default;

    void give(int seat, Mask hand) {
        from_[seat] = dealt_;
        dealt_ += count(hand);
        to_[seat] = dealt_;
        all_ |= hand;
    }

    void pile(const u8* from, const u8* to) {
        for (; from != to; ++from) all_ |= bit<Mask>(*from);
    }

    Mask hand(int seat) const {
        Mask cards = 0;
        for (int place = from_[seat]; place < to_[seat]; ++place) cards |= bit<Mask>(cards_[place]);
        return cards;
    }

    const u8* rest() const { return cards_ + dealt_; }
    int rest_size() const { return size_ - dealt_; }

    // Deals until `fits(*this)`, which must also see to it that every demand is met; false if it
    // never does.
    template <class Fits>
    bool deal(const Rng& rng, u64 lane, const std::vector<Demand<Mask>>& demands, Fits&& fits) {
        each(all_, [&](int card) { cards_[size_++] = static_cast<u8>(card); });
        for (int attempt = 0; attempt < MAX_DEALS; ++attempt, lane += CARDS) {
            Shuffle(rng, lane).settle(cards_, size_, size_);
            if (attempt >= PURE_CHANCE) meet(demands);
            if (met(demands) && fits(*this)) return true;
        }
        return false;
    }

  private:
    bool met(const std::vector<Demand<Mask>>& demands) const {
        return std::all_of(demands.begin(), demands.end(), [&](const Demand<Mask>& demand) {
            return (hand(demand.seat) & demand.cards) != 0;
        });
    }

    // Give each seat the cards it must hold, taken from where they are not needed.
    void meet(const std::vector<Demand<Mask>>& demands) {
        bool needed[CARDS] = {};
        for (const Demand<Mask>& demand : demands) {
            const int held = find(demand.cards, from_[demand.seat], to_[demand.seat], nullptr);
            if (held >= 0) {
                needed[held] = true;
                continue;
            }
            const int there = find(demand.cards, 0, size_, needed);
            const int here = find(static_cast<Mask>(~Mask{0}), from_[demand.seat],
                                  to_[demand.seat], needed);
            if (there < 0 || here < 0) return;
            std::swap(cards_[here], cards_[there]);
            needed[here] = true;
        }
    }

    int find(Mask wanted, int from, int to, const bool* needed) const {
        for (int place = from; place < to; ++place)
            if (has(wanted, cards_[place]) && !(needed && needed[place])) return place;
        return -1;
    }

    Mask all_ = 0;
    u8 cards_[CARDS];
    int from_[SEATS] = {};
    int to_[SEATS] = {};
    int dealt_ = 0;
    int size_ = 0;
};

}  // namespace stosy
