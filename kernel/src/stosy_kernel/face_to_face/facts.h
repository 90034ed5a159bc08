// A state of Face to Face spelt out in plain numbers, and read back from them.
#pragma once

#include <algorithm>
#include <array>
#include <climits>

#include "../facts.h"
#include "../rows.h"

namespace stosy::face_to_face {

template <class G>
RowFacts facts_of(const typename G::State& state) {
    RowFacts facts;
    facts.options = {state.options.may_be_laid};
    facts.piles.resize(G::PILES);
    for (int seat = 0; seat < 2; ++seat) {
        const u8* const deck = state.decks[seat];
        facts.hands.push_back(listed(state.hands[seat]));
        facts.draws.emplace_back(deck + state.drawn[seat], deck + G::CARDS);
    }
    for (int index = 0; index < state.lays; ++index) {
        const int card = state.history[index] % 64;
        const int where = state.history[index] / 64;
        facts.piles[static_cast<unsigned>(where)].push_back(card);
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
        state_.reason = static_cast<Reason>(within(facts_.reason, NONE, TIMED_OUT, "no such reason"));
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

    // The piles do not tell whose a card is, nor when it was laid: any order that ends with this
    // turn's lays is as good as the true one.
    void read_piles() {
        require(facts_.piles.size() == PILES, "not the piles of this game");
        const auto piles = before_this_turn();
        std::copy_n(G::ROW, PILES, state_.tops);
        for (unsigned where = 0; where < PILES; ++where)
            for (const int card : piles[where]) read_lay(static_cast<int>(where), card);
        for (const int lay : facts_.lays) {
            read_lay(G::place(state_.turn, lay % PILES), lay / PILES);
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

    void read_lay(int where, int card) {
        within(card, 0, CARDS - 1, "no such card");
        require(++lying_[static_cast<unsigned>(card)] <= 2, "a card is in two places");
        state_.tops[where] = static_cast<u8>(top_of(card));
        state_.history[state_.lays++] = static_cast<u8>(where * 64 + card);
    }

    // Each number lies as often as the players together neither hold nor will draw it.
    void check_lying() const {
        for (int card = 0; card < CARDS; ++card) {
            int out = 0;
            for (int seat = 0; seat < 2; ++seat) {
                const u8* const deck = state_.decks[seat];
                const u8* const end = deck + CARDS;
                const bool to_draw = std::find(deck + state_.drawn[seat], end, card) != end;
                out += !to_draw && !has(state_.hands[seat], card);
            }
            require(lying_[static_cast<unsigned>(card)] == out, "a card is missing");
        }
    }

    void check_laid() const {
        require(facts_.laid == state_.laid, "not as many cards were laid as lays are told");
        const bool out = !state_.hands[state_.winner] && state_.drawn[state_.winner] == CARDS;
        require(state_.reason != ALL_LAID || out, "cards are left");
    }

    const RowFacts& facts_;
    State state_;
    std::array<int, CARDS> lying_ = {};  // how often each number lies
};

}  // namespace stosy::face_to_face
