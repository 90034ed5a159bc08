// A state of Face to Face spelt out in plain numbers, and read back from them.
#pragma once

#include <algorithm>
#include <climits>

#include "../rows/facts.h"
#include "../rows/rows.h"

namespace stosy::face_to_face {

template <class G>
RowFacts facts_of(const typename G::State& state) {
    RowFacts facts;
    facts.options = {state.options.may_be_laid};
    facts.piles.resize(G::PILES);
    facts.laid_by.resize(G::PILES);
    for (int seat = 0; seat < 2; ++seat) {
        const u8* const deck = state.decks[seat];
        facts.hands.push_back(listed(state.hands[seat]));
        facts.draws.emplace_back(deck + state.drawn[seat], deck + G::CARDS);
    }
    for (int index = 0; index < state.lays; ++index) {
        const int card = state.history[index] % 64;
        const int where = state.history[index] / 64;
        const int help = has(state.helps[index / 64], index % 64);
        facts.piles[static_cast<unsigned>(where)].push_back(card);
        facts.laid_by[static_cast<unsigned>(where)].push_back(where / 2 ^ help);
        if (index >= state.lays - state.laid)
            facts.lays.push_back(card * G::PILES + G::place(state.turn, where));
    }
    facts.turn = state.turn;
    facts.turns = state.turns;
    facts.laid = state.laid;
    facts.reason = state.reason;
    facts.winner = state.winner;
    return facts;
}

// Reads facts into a state, and refuses with std::invalid_argument what cannot be.
template <class G>
class Reader {
  public:
    using Mask = typename G::Mask;
    using State = typename G::State;

    explicit Reader(const RowFacts& facts) : facts_(facts), state_() {}

    State read() {
        state_.options = G::Options::read(facts_.options);
        state_.turn = static_cast<u8>(within(facts_.turn, 0, 1, "no such seat"));
        state_.turns = static_cast<u16>(within(facts_.turns, 0, USHRT_MAX, "too many turns"));
        state_.reason = checked_reason<G>(facts_.reason);
        state_.winner = static_cast<u8>(within(facts_.winner, 0, 1, "no such seat"));
        read_hands();
        read_piles();
        check_laid();
        return state_;
    }

  private:
    static constexpr int CARDS = G::CARDS;
    static constexpr int PILES = G::PILES;

    void read_hands() {
        require(facts_.hands.size() == 2 && facts_.draws.size() == 2, "two seats play this game");
        for (unsigned seat = 0; seat < 2; ++seat) {
            Mask seen = 0;
            require(facts_.hands[seat].size() <= G::HAND, "a hand is too large");
            state_.hands[seat] = taken(facts_.hands[seat], CARDS, seen);
            taken(facts_.draws[seat], CARDS, seen);
            state_.left[seat] = seen;
            place_deck(seat, seen & ~state_.hands[seat]);
        }
    }

    // The drawn part of the deck holds what is not to be drawn, in any order.
    void place_deck(unsigned seat, Mask to_draw) {
        const Numbers& draw = facts_.draws[seat];
        u8* const deck = state_.decks[seat];
        for (int card = 0; card < CARDS; ++card)
            if (!has(to_draw, card)) deck[state_.drawn[seat]++] = static_cast<u8>(card);
        std::copy(draw.begin(), draw.end(), deck + state_.drawn[seat]);
    }

    // The piles do not tell when a card was laid: any order that ends with this turn's lays is as
    // good as the true one.
    void read_piles() {
        require(facts_.piles.size() == PILES && facts_.laid_by.size() == PILES,
                "not the piles of this game");
        for (unsigned where = 0; where < PILES; ++where)
            require(facts_.laid_by[where].size() == facts_.piles[where].size(),
                    "it is not told who laid a card");
        const auto piles = before_this_turn();
        std::copy_n(G::ROW, PILES, state_.tops);
        for (unsigned where = 0; where < PILES; ++where) {
            const Numbers& seats = facts_.laid_by[where];
            for (unsigned index = 0; index < piles[where].size(); ++index)
                read_lay(static_cast<int>(where), piles[where][index], seats[index]);
        }
        for (const int lay : facts_.lays) {
            read_lay(G::place(state_.turn, lay % PILES), lay / PILES, state_.turn);
            ++state_.laid;
            state_.helped |= static_cast<u8>(lay % PILES >> 1);
        }
        check_lying();
        require(count(state_.hands[state_.turn]) + state_.laid <= G::HAND, "a hand is too large");
    }

    std::vector<Numbers> before_this_turn() const {
        auto piles = facts_.piles;
        for (auto lay = facts_.lays.rbegin(); lay != facts_.lays.rend(); ++lay) {
            within(*lay, 0, G::TAKE_BACK - 1, "no such lay");
            Numbers& pile = piles[static_cast<unsigned>(G::place(state_.turn, *lay % PILES))];
            require(!pile.empty() && pile.back() == *lay / PILES, "a lay of this turn does not lie");
            pile.pop_back();
        }
        return piles;
    }

    void read_lay(int where, int card, int seat) {
        Mask& laid = lying_[within(seat, 0, 1, "no such seat")];
        require(!has(laid, within(card, 0, CARDS - 1, "no such card")), "a card is in two places");
        laid |= bit<Mask>(card);
        state_.tops[where] = static_cast<u8>(top_of(card));
        G::note_lay(state_, where, card, where / 2 != seat);
    }

    // A player has laid the cards that they neither hold nor will draw.
    void check_lying() const {
        for (int seat = 0; seat < 2; ++seat)
            require(lying_[seat] == ((bit<Mask>(CARDS) - 1) & ~state_.left[seat]), "a card is missing");
    }

    void check_laid() const {
        require(facts_.laid == state_.laid, "not as many cards were laid as lays are told");
        require(state_.reason != ALL_LAID || !state_.left[state_.winner], "cards are left");
    }

    const RowFacts& facts_;
    State state_;
    Mask lying_[2] = {};  // what each player has laid
};

}  // namespace stosy::face_to_face
