// A state of Snakes & Ladders spelt out in plain numbers: the form in which it crosses to Python.
//
// Cards are kinds, hands in order, the pile top card first, the discards top card last; -1 is none.
#pragma once

#include <tuple>

#include "rounds.h"

namespace stosy::snakes {

// A finished round: its winner, and what each seat scored.
using Round = std::pair<int, Numbers>;

struct Facts {
    Numbers options;
    std::vector<Numbers> hands;
    Numbers pile;
    Numbers discards;
    int round = 1;
    int dealer = 0;
    int colour = -1;
    int turn = 0;
    int direction = 1;
    int phase = TO_ACT;
    int pending = NOTHING;
    int drawn = -1;
    int waiting = -1;
    int layer = -1;
    int forgot = -1;
    int laid_by = -1;
    int forgetful = -1;
    int doubted = -1;
    Numbers gambled;
    int owed = 0;
    int owed_to = -1;
    int owed_for = 0;
    int stuck = 0;
    int ply = 0;
    int lays = 0;
    std::vector<std::tuple<int, int, Numbers>> shown;  // viewer, owner, cards
    Numbers scores;
    std::vector<Round> rounds;
    int reason = NONE;
    int winners = 0;

    template <class Visit>
    static void each_field(Visit&& visit) {
        visit("options", &Facts::options);
        visit("hands", &Facts::hands);
        visit("pile", &Facts::pile);
        visit("discards", &Facts::discards);
        visit("round", &Facts::round);
        visit("dealer", &Facts::dealer);
        visit("colour", &Facts::colour);
        visit("turn", &Facts::turn);
        visit("direction", &Facts::direction);
        visit("phase", &Facts::phase);
        visit("pending", &Facts::pending);
        visit("drawn", &Facts::drawn);
        visit("waiting", &Facts::waiting);
        visit("layer", &Facts::layer);
        visit("forgot", &Facts::forgot);
        visit("laid_by", &Facts::laid_by);
        visit("forgetful", &Facts::forgetful);
        visit("doubted", &Facts::doubted);
        visit("gambled", &Facts::gambled);
        visit("owed", &Facts::owed);
        visit("owed_to", &Facts::owed_to);
        visit("owed_for", &Facts::owed_for);
        visit("stuck", &Facts::stuck);
        visit("ply", &Facts::ply);
        visit("lays", &Facts::lays);
        visit("shown", &Facts::shown);
        visit("scores", &Facts::scores);
        visit("rounds", &Facts::rounds);
        visit("reason", &Facts::reason);
        visit("winners", &Facts::winners);
    }
};

inline Numbers listed(const Hand& hand) {
    Numbers cards;
    each(hand.kinds(), [&](int kind) { cards.insert(cards.end(), static_cast<unsigned>(hand.number(kind)), kind); });
    return cards;
}

inline int plain(int number, int none) { return number == none ? -1 : number; }

inline Facts facts_of(const State& state) {
    Facts facts;
    facts.options = state.options.values();
    for (int seat = 0; seat < state.seats; ++seat) facts.hands.push_back(listed(state.hands[seat]));
    if (!state.owed) facts.pile.assign(state.deck + state.gone, state.deck + state.size);
    facts.discards.assign(state.discards, state.discards + state.discarded);
    facts.round = static_cast<int>(state.round);
    facts.dealer = state.dealer;
    facts.colour = plain(state.colour, NO_COLOUR);
    facts.turn = state.turn;
    facts.direction = state.backwards ? -1 : 1;
    facts.phase = state.phase;
    facts.pending = state.pending;
    facts.drawn = plain(state.drawn, NO_CARD);
    facts.waiting = plain(state.waiting, NOBODY);
    facts.layer = plain(state.layer, NOBODY);
    facts.forgot = plain(state.forgot, NOBODY);
    facts.laid_by = plain(state.laid_by, NOBODY);
    facts.forgetful = plain(state.forgetful, NOBODY);
    if (state.pending == TAKE_FOUR) {
        facts.doubted = plain(state.doubted, NO_COLOUR);
        facts.gambled = listed(state.gambled);
    }
    if (state.owed) {
        facts.owed = state.owed;
        facts.owed_to = state.owed_to;
        facts.owed_for = state.owed_for;
    }
    facts.stuck = state.stuck;
    facts.ply = static_cast<int>(state.ply);
    facts.lays = static_cast<int>(state.laid);
    for (int index = 0; state.shown && index < state.shown->size; ++index) {
        const int viewer = state.shown->order[index] / 16;
        const int owner = state.shown->order[index] % 16;
        facts.shown.emplace_back(viewer, owner, listed(state.known(viewer, owner)));
    }
    facts.scores.assign(state.scores, state.scores + state.seats);
    facts.reason = state.reason;
    facts.winners = state.winners;
    return facts;
}

// Reads facts into a state, and refuses with std::invalid_argument what cannot be.
class Reader {
  public:
    explicit Reader(const Facts& facts) : facts_(facts), state_() {}

    State read() {
        const int seats = static_cast<int>(facts_.hands.size());
        within(seats, LEAST_SEATS, MOST_SEATS, "so many seats cannot play this game");
        state_.seats = static_cast<u8>(seats);
        state_.options = Options::read(facts_.options);
        read_cards();
        read_play();
        read_gamble();
        reopen(state_);
        read_owed();
        read_shown();
        read_scores();
        read_result();
        return state_;
    }

  private:
    Hand hand_of(const Numbers& cards) const {
        Hand hand = {};
        for (const int kind : cards) {
            within(kind, 0, KINDS - 1, "no such card");
            require(hand.number(kind) < copies(kind), "a card is in two places");
            hand.add(kind);
        }
        return hand;
    }

    u8 seat_of(int seat) const {
        return static_cast<u8>(within(seat, 0, state_.seats - 1, "no such seat"));
    }

    u8 seat_or_none(int seat) const { return seat == -1 ? NOBODY : seat_of(seat); }

    void read_cards() {
        Numbers all = facts_.pile;
        all.insert(all.end(), facts_.discards.begin(), facts_.discards.end());
        for (const Numbers& hand : facts_.hands) all.insert(all.end(), hand.begin(), hand.end());
        require(all.size() == CARDS, "a card is missing");
        hand_of(all);
        for (unsigned seat = 0; seat < state_.seats; ++seat)
            state_.hands[seat] = hand_of(facts_.hands[seat]);
        for (const int kind : facts_.pile) state_.deck[state_.size++] = static_cast<u8>(kind);
        require(!facts_.discards.empty(), "no card was turned");
        for (const int kind : facts_.discards) discard(state_, kind);
    }

    void read_play() {
        state_.dealer = seat_of(facts_.dealer);
        state_.turn = seat_of(facts_.turn);
        const int colour = facts_.colour == -1 ? NO_COLOUR : facts_.colour;
        state_.colour = static_cast<u8>(within(colour, 0, NO_COLOUR, "no such colour"));
        require(is_wild(state_.top) || colour_of(state_.top) == colour, "not the colour of the top");
        require(facts_.direction == 1 || facts_.direction == -1, "no such direction");
        state_.backwards = facts_.direction == -1;
        state_.phase = static_cast<Phase>(within(facts_.phase, TO_ACT, DEALING, "no such phase"));
        state_.pending =
            static_cast<Pending>(within(facts_.pending, NOTHING, TAKE_FOUR, "nothing such pends"));
        require(state_.phase == TO_ACT || !state_.pending, "something pends after its time");
        const int drawn = facts_.drawn == -1 ? NO_CARD : facts_.drawn;
        state_.drawn = static_cast<u8>(within(drawn, 0, NO_CARD, "no such card"));
        require(drawn == NO_CARD || (state_.phase == DRAWN && state_.hands[state_.turn].holds(drawn)),
                "the card drawn is not held");
        state_.waiting = seat_or_none(facts_.waiting);
        require((state_.waiting != NOBODY) == (state_.phase == SORTING), "who sorts cards?");
        state_.layer = seat_or_none(facts_.layer);
        state_.forgot = seat_or_none(facts_.forgot);
        state_.laid_by = seat_or_none(facts_.laid_by);
        state_.forgetful = seat_or_none(facts_.forgetful);
        require(state_.layer == NOBODY || state_.layer == state_.laid_by, "who laid the top?");
        require(state_.forgot == NOBODY || state_.forgot == state_.forgetful, "who forgot?");
        require(state_.forgetful == NOBODY || state_.forgetful == state_.laid_by,
                "who forgot did not lay");
        state_.stuck = static_cast<u8>(within(facts_.stuck, 0, state_.seats - 1, "nobody can act"));
        state_.ply = static_cast<u32>(within(facts_.ply, 0, INT32_MAX, "too many actions"));
        state_.laid = static_cast<u32>(within(facts_.lays, 0, INT32_MAX, "too many cards laid"));
        state_.round = static_cast<u32>(within(facts_.round, 1, INT32_MAX, "no such round"));
    }

    void read_gamble() {
        const int colour = facts_.doubted == -1 ? NO_COLOUR : facts_.doubted;
        state_.doubted = static_cast<u8>(within(colour, 0, NO_COLOUR, "no such colour"));
        state_.gambled = hand_of(facts_.gambled);
        if (state_.pending != TAKE_FOUR) {
            require(colour == NO_COLOUR && facts_.gambled.empty(), "nothing can be challenged");
            return;
        }
        require(state_.top == WILD_FOUR && state_.discarded >= 2, "no Wild Draw Four lies");
        require(state_.layer != NOBODY && state_.layer != state_.turn, "who can be challenged?");
        require(state_.gambled.first && state_.gambled.within(state_.hands[state_.layer]),
                "the hand to be shown is not held");
    }

    void read_owed() {
        if (!facts_.owed) return;
        require(!state_.size, "cards are owed while the pile has some");
        state_.owed = static_cast<u8>(
            within(facts_.owed, 1, std::min(6, pool(state_)), "more is owed than there is"));
        state_.owed_to = seat_of(facts_.owed_to);
        state_.owed_for =
            static_cast<Why>(within(facts_.owed_for, FOR_DRAW, FOR_PENALTY, "owed for what?"));
        require(state_.owed_for != FOR_DRAW || state_.phase == DRAWN, "nobody draws");
    }

    void read_shown() {
        for (const auto& [viewer, owner, cards] : facts_.shown) {
            const Hand known = hand_of(cards);
            seat_of(viewer);
            seat_of(owner);
            require(viewer != owner, "nobody is shown the own hand");
            require(known.within(state_.hands[owner]), "a card shown is not held");
            require(!state_.shown.made().contains(viewer, owner), "a hand is shown twice");
            state_.show(viewer, owner, [&](Hand& all) { all = known; });
        }
    }

    void read_scores() {
        require(facts_.scores.size() == state_.seats, "a score is missing");
        const std::size_t ended = state_.round - (state_.phase != DEALING);
        require(facts_.rounds.size() == ended, "not the rounds that were played");
        std::copy(facts_.scores.begin(), facts_.scores.end(), state_.scores);
        Numbers left = facts_.scores;
        for (const auto& [winner, scores] : facts_.rounds) {
            seat_or_none(winner);
            require(scores.size() == state_.seats, "a score is missing");
            for (unsigned seat = 0; seat < state_.seats; ++seat)
                left[seat] -= within(scores[seat], 0, 2000, "no such score");
        }
        require(left == Numbers(state_.seats, 0), "the rounds do not add up to the scores");
    }

    void read_result() {
        const int winner = round_winner(state_);
        if (state_.phase == DEALING) judge(state_, winner);
        else require(winner == NOBODY, "the round is over");
        if (facts_.reason == RESIGNED || facts_.reason == Reason::TIMEOUT) {
            require(state_.phase != DEALING, "nobody could give up");
            state_.reason = static_cast<Reason>(facts_.reason);
            state_.winners = static_cast<u16>(facts_.winners);
            const u16 losers = static_cast<u16>(all_seats(state_) & ~state_.winners);
            require(facts_.winners >= 0 && facts_.winners <= all_seats(state_) && losers &&
                        !several(losers),
                    "one seat gives up, the others win");
        }
        require(facts_.reason == state_.reason && facts_.winners == state_.winners,
                "that is not the result");
    }

    const Facts& facts_;
    State state_;
};

}  // namespace stosy::snakes
