// Rising and falling rows of numbers: which cards fit on which top, looked up instead of computed.
#pragma once

#include <climits>
#include <utility>

#include "../../action_set.h"
#include "../../game.h"

namespace stosy {

// A top is a byte: 0 for a row card below all cards, card index + 1 for a card, CARDS + 1 for a row
// card above all cards. A game without numbers on its row cards uses 0 only.
constexpr int top_of(int card) { return card + 1; }
constexpr int card_of(int top) { return top - 1; }

// What all games of rows have in common, on top of what is given of one.
template <class Given>
struct RowGame : Given {
    static constexpr int PILES = Given::LAYS / Given::CARDS;  // lays are numbered card * PILES + pile
    static constexpr bool CHANCE = false;
    static constexpr bool OPPORTUNITIES = false;

    template <class State, class Dice>
    static int mistake(const State&, int, const Dice&) {
        return NOTHING;
    }
    static bool takes_turn(int) { return false; }
    template <class State>
    static bool accepts_mistakes(const State&) {
        return false;
    }
    template <class State>
    static bool is_matter_of_trust(const State&, int) {
        return false;
    }
};

// Sets of lays, one for each pile, and the choice among them: pile by pile, each in the order of the
// cards. Found without listing, and without a branch that depends on chance.
template <class Mask, int CARDS, int PILES, int HAND>
struct Lays {
    Mask on[PILES];

    int count() const {
        int lays = 0;
        for (const Mask& set : on) lays += stosy::count(set);
        return lays;
    }

    Mask cards() const {
        Mask all = 0;
        for (const Mask& set : on) all |= set;
        return all;
    }

    Action at(int index) const {
        Mask set = on[0];
        int pile = 0;
        int before = 0;
        int upto = 0;
        for (int next = 1; next < PILES; ++next) {
            upto += stosy::count(on[next - 1]);
            const bool passed = index >= upto;
            pile += passed;
            before = passed ? upto : before;
            set ^= (set ^ on[next]) & (Mask{0} - passed);  // asked with "?" the compiler would branch
        }
        return static_cast<Action>(nth<HAND>(set, index - before) * PILES + pile);
    }

    // The lay for which `lost(lay)` is least, the first of several.
    template <class Lost>
    Action cheapest(Lost&& lost) const {
        int best = 0;
        int least = INT_MAX;
        each([&](int lay) {
            const int loss = lost(lay);
            if (loss >= least) return;
            least = loss;
            best = lay;
        });
        return static_cast<Action>(best);
    }

    // Calls `visit(lay)` for each in the order of the offers: card by card.
    template <class Visit>
    void each(Visit&& visit) const {
        stosy::each(cards(), [&](int card) {
            for (int pile = 0; pile < PILES; ++pile)
                if (has(on[pile], card)) visit(card * PILES + pile);
        });
    }

    // The byte of a set with eight cards. From memory: no shift of a wide set.
    static u8 eight(const Mask& set, int card) { return reinterpret_cast<const u8*>(&set)[card / 8]; }

    // Adds them to a set, eight cards at a time.
    template <class Set>
    void add_to(Set& set) const {
        add_eights(set, std::make_integer_sequence<int, (CARDS + 7) / 8>());
    }

  private:
    // With constants for the places of the cards.
    template <class Set, int... EIGHT>
    void add_eights(Set& set, std::integer_sequence<int, EIGHT...>) const {
        (add_eight(set, EIGHT * 8), ...);
    }

    template <class Set>
    void add_eight(Set& set, int card) const {
        u64 lays = 0;
        for (int pile = 0; pile < PILES; ++pile)
            lays |= u64{bits_apart<PILES>.of[eight(on[pile], card)]} << pile;
        set.add(card * PILES, lays);
    }
};

// The turn's choices in a row game: its lays, and last, where the minimum is reached, to end it.
template <class G>
struct TurnChoices {
    typename G::Lays lays;
    int seat;
    int laying;
    int count;

    explicit TurnChoices(const typename G::State& state)
        : lays(G::legal_lays(state)),
          seat(state.turn),
          laying(lays.count()),
          count(laying + (state.laid >= G::minimum(state))) {}

    Choice at(int index) const {
        return {seat, index == laying ? Action{G::END_TURN} : lays.at(index)};
    }
};

// FF4, TG2: further in the row's way, or exactly ten back.
// FF5: an opponent's row may only be improved: strictly against its way.
template <class Mask, int CARDS>
struct Rows {
    Mask rising[CARDS + 2] = {};
    Mask falling[CARDS + 2] = {};
    Mask lower[CARDS + 2] = {};
    Mask higher[CARDS + 2] = {};

    constexpr Rows() {
        for (int top = 0; top < CARDS + 2; ++top) {
            for (int card = 0; card < CARDS; ++card) {
                const int step = top_of(card) - top;
                const Mask one = bit<Mask>(card);
                if (step > 0 || step == -10) rising[top] |= one;
                if (step < 0 || step == 10) falling[top] |= one;
                if (step < 0) lower[top] |= one;
                if (step > 0) higher[top] |= one;
            }
        }
    }
};

}  // namespace stosy
