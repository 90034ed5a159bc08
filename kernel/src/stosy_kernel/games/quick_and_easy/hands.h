// What a seat knows of the other hands in Quick & Easy. The same as
// `stosy/games/quick_and_easy/bots/hands.py`.
#pragma once

#include "rules.h"

namespace stosy::quick {

// What is known of a hand: for each of its cards, which it may be.
struct Held {
    u64 cards[QuickAndEasy::HAND];
    int size;

    void add(u64 among) { cards[size++] = among; }
};

class Hands {
    using G = QuickAndEasy;

  public:
    u64 unseen = 0;  // all cards that are neither on the piles nor in the viewer's hand
    Held of[G::MOST_SEATS] = {};
    unsigned wishes[G::MOST_SEATS] = {};  // of a seat about the piles: `wish`
    unsigned spoke = 0;   // seats that have signalled
    unsigned spared = 0;  // piles that others asked to leave
    unsigned wanted = 0;  // piles on which others want to lay

    // The bit of a wish: to lay on a pile, or that it be left alone.
    static unsigned wish(const Said& said) {
        return 1U << (said.kind == SAYS_LEAVE ? G::PILES + said.pile : said.pile);
    }

    Hands() = default;

    Hands(const G::State& state, int viewer)
        : unseen(((u64{1} << G::CARDS) - 1) & ~state.hands[viewer] & ~lying(state)) {
        hear<SAYS_HEIGHT>(state, viewer);
        hear<SAYS_HOLDS>(state, viewer);
        for (int seat = 0; seat < state.seats; ++seat)
            if (seat != viewer) complete(of[seat], count(state.hands[seat]));
    }

  private:
    static u64 lying(const G::State& state) {
        u64 cards = 0;
        for (int pile = 0; pile < G::PILES; ++pile)
            for (int top = state.tops[pile]; top; top = state.under[card_of(top)])
                cards |= bit<u64>(card_of(top));
        return cards;
    }

    // A height says more than the colour alone, so heights come first.
    template <SaidKind KIND>
    void hear(const G::State& state, int viewer) {
        for (int index = 0; index < state.standing; ++index) {
            const int seat = state.signals[index] / 32;
            if (seat == viewer) continue;
            spoke |= 1U << seat;
            const int signal = state.signals[index] % 32;
            const Said meaning = G::meaning(signal);
            if (meaning.kind != KIND) {
                if (KIND == SAYS_HEIGHT) hear_wish(seat, meaning);
            } else if (of[seat].size < count(state.hands[seat])) {
                hear_cards(of[seat], G::told(signal));
            }
        }
    }

    void hear_wish(int seat, const Said& said) {
        if (said.kind == SAYS_LEAVE) spared |= 1U << said.pile;
        if (said.kind == SAYS_WANTS || said.kind == SAYS_LEAVE) wishes[seat] |= wish(said);
        if (said.kind == SAYS_WANTS || said.kind == SAYS_TRICK) wanted |= 1U << said.pile;
    }

    // A colour with a height and the same colour alone are one card.
    void hear_cards(Held& held, u64 told) const {
        for (int card = 0; card < held.size; ++card)
            if (held.cards[card] & told) return;
        if (told & unseen) held.add(told & unseen);
    }

    // A seat that describes one of two cards holds two alike, since QE9 forbids repeating a signal.
    void complete(Held& held, int size) const {
        const bool alike = held.size && several(held.cards[0]);
        while (held.size < size) held.add(alike ? held.cards[0] : unseen);
    }
};

}  // namespace stosy::quick
