// The values of Snakes & Ladders: options, actions and the state of a match.
#pragma once

#include <algorithm>

#include "../../boxed.h"
#include "../../facts.h"
#include "../../game.h"
#include "cards.h"

namespace stosy::snakes {

constexpr int LEAST_SEATS = Given::LEAST_SEATS;
constexpr int MOST_SEATS = Given::MOST_SEATS;
constexpr int HAND = 7;
constexpr int COURTESY = 4;  // SL13: so many cards at one go need sorting
constexpr int MOST_SHOWN = MOST_SEATS * (MOST_SEATS - 1);
constexpr u8 NOBODY = 255;

// Lays come first: a coloured card without and with "One card!", then the wilds, each without and
// with it, in the four colours they can order.
constexpr int WILD_LAY = WILD * 2;
constexpr int DRAW = Given::DRAW;
constexpr int PASS = Given::PASS;
constexpr int ACCEPT = Given::ACCEPT;
constexpr int CHALLENGE = Given::CHALLENGE;
constexpr int READY = Given::READY;
constexpr int CALL_OUT = Given::CALL_OUT;
constexpr int RESIGN = Given::RESIGN;
constexpr int TIMEOUT = Given::TIMEOUT;
constexpr int ACTIONS = Given::ACTIONS;

constexpr int lay_of(int kind, int said) { return kind * 2 + said; }
constexpr int lay_of(int wild, int said, int colour) {
    return WILD_LAY + ((wild - WILD) * 2 + said) * COLOURS + colour;
}

enum Phase : u8 { TO_ACT, DRAWN, SORTING, DEALING };
enum Pending : u8 { NOTHING, LOSE_TURN, TAKE_TWO, TAKE_FOUR };
enum Why : u8 { FOR_DRAW, FOR_TWO, FOR_FOUR, FOR_CHALLENGE, FOR_BLUFF, FOR_CALL, FOR_PENALTY };

struct Options {
    u8 dealer_starts;
    u8 inert_opening;
    u8 no_fit_to_draw;
    u8 reverse_skips;
    u8 no_interventions;
    u8 no_courtesy;
    u8 penalties;
    u8 keep_low;
    u8 single;
    int target;

    // A target of 0 is the usual one (SL19).
    static Options read(const Numbers& values) {
        check_options<Given>(values);
        Options options = {};
        each_choice([&](int option, u8 Options::*choice) {
            options.*choice = static_cast<u8>(values[static_cast<unsigned>(option)]);
        });
        options.target = values[Given::OPTION_TARGET];
        if (!options.target) options.target = options.keep_low ? 200 : 500;
        return options;
    }

    Numbers values() const {
        Numbers values(Given::OPTIONS);
        each_choice([&](int option, u8 Options::*choice) {
            values[static_cast<unsigned>(option)] = this->*choice;
        });
        values[Given::OPTION_TARGET] = target;
        return values;
    }

    // The options that are a choice of two, by their number.
    template <class Visit>
    static void each_choice(Visit&& visit) {
        visit(Given::OPTION_FIRST_PLAYER, &Options::dealer_starts);
        visit(Given::OPTION_OPENING_CARD, &Options::inert_opening);
        visit(Given::OPTION_DRAW, &Options::no_fit_to_draw);
        visit(Given::OPTION_TWO_PLAYER_REVERSE, &Options::reverse_skips);
        visit(Given::OPTION_INTERVENTIONS, &Options::no_interventions);
        visit(Given::OPTION_COURTESY, &Options::no_courtesy);
        visit(Given::OPTION_PENALTIES, &Options::penalties);
        visit(Given::OPTION_SCORING, &Options::keep_low);
        visit(Given::OPTION_ROUNDS, &Options::single);
    }
};

// The kinds that may be laid on a top or in answer to it.
constexpr u64 answers(int top, int colour, Pending pending) {
    switch (pending) {
        case LOSE_TURN:
            return bit<u64>(top);  // SL6
        case TAKE_TWO:
            return of_face(DRAW_TWO);  // SL7
        case TAKE_FOUR:
            return bit<u64>(colour * FACES + DRAW_TWO);  // SL11
        default:
            return fits(static_cast<unsigned>(top), static_cast<unsigned>(colour));
    }
}

// A lay, and what the next player is faced with.
struct Lay {
    u64 open = 0;
    u8 kind = 0;
    u8 colour = 0;  // that is current then
    u8 said = 0;    // "One card!"
    u8 turns = 0;   // is it a Reverse?
    Pending effect = NOTHING;

    constexpr Lay() = default;
    constexpr Lay(int kind_, int colour_, int said_)
        : kind(static_cast<u8>(kind_)),
          colour(static_cast<u8>(colour_)),
          said(static_cast<u8>(said_)),
          turns(face_of(kind_) == REVERSE),
          effect(kind_ == WILD_FOUR            ? TAKE_FOUR
                 : face_of(kind_) == SKIP     ? LOSE_TURN
                 : face_of(kind_) == DRAW_TWO ? TAKE_TWO
                                              : NOTHING) {
        open = answers(kind, colour, effect);
    }
};

struct AllLays {
    std::array<Lay, DRAW> of = {};  // by action

    constexpr AllLays() {
        for (int said = 0; said < 2; ++said) {
            for (int kind = 0; kind < WILD; ++kind)
                of[static_cast<unsigned>(lay_of(kind, said))] = Lay(kind, colour_of(kind), said);
            for (int kind = WILD; kind < KINDS; ++kind)
                for (int colour = 0; colour < COLOURS; ++colour)
                    of[static_cast<unsigned>(lay_of(kind, said, colour))] = Lay(kind, colour, said);
        }
    }
};

inline constexpr AllLays all_lays = {};

// What seats were shown of the hands of others (SL12, SL16).
struct Shown {
    u8 size = 0;
    u8 order[MOST_SHOWN] = {};  // viewer * 16 + owner, the latest last; also where the owner laid all of it
    Hand cards[MOST_SEATS][MOST_SEATS] = {};  // by viewer and owner: what the owner still holds of it

    bool contains(int viewer, int owner) const {
        return std::find(order, order + size, place(viewer, owner)) != order + size;
    }

    // The cards, which become the latest; at first there are none.
    Hand& latest(int viewer, int owner) {
        const u8 both = place(viewer, owner);
        if (contains(viewer, owner)) {
            drop([both](u8 other) { return other == both; });
        } else {
            cards[viewer][owner] = {};
        }
        order[size++] = both;
        return cards[viewer][owner];
    }

    void forget_others(int viewer) {
        drop([viewer](u8 both) { return both / 16 != viewer; });
    }

  private:
    static u8 place(int viewer, int owner) { return static_cast<u8>(viewer * 16 + owner); }

    template <class Which>
    void drop(Which&& which) {
        size = static_cast<u8>(std::remove_if(order, order + size, which) - order);
    }
};

// All of a state but what was shown.
struct Table {
    Hand hands[MOST_SEATS];
    Hand lying;    // the discards as a set
    Hand gambled;  // SL12: the hand of the layer as it was after the lay
    int scores[MOST_SEATS];
    u64 open;  // the kinds the seat to act may lay, if it holds them
    u32 ply;   // counts what moves the play on
    u32 laid;  // counts the cards laid
    u32 round;
    Options options;
    u16 winners;  // a bit per seat
    Reason reason;
    u8 seats;
    u8 dealer;
    u8 turn;
    u8 backwards;  // the direction of play is anticlockwise
    u8 colour;
    u8 doubted;  // the colour before the last lay, which a challenge is about (SL12)
    Phase phase;
    Pending pending;
    u8 drawn;      // in DRAWN the card that may be laid
    u8 waiting;    // in SORTING who sorts
    u8 layer;      // of the top card, until the seat to act acts (SL9)
    u8 forgot;     // who may be called out (SL14)
    u8 laid_by;    // the top card, for as long as it lies there; nobody laid an opening card
    u8 forgetful;  // who laid it without a due announcement, called out or not (SL16)
    u8 owed;       // cards to take once the discards are shuffled (SL17)
    u8 owed_to;
    Why owed_for;
    u8 stuck;  // passes in a row by seats that could not draw
    u8 top;    // the last of the discards
    u8 discarded;
    u8 gone;  // cards gone from the front of the deck
    u8 size;
    u8 deck[CARDS];
    u8 discards[CARDS];
    u16 knows[MOST_SEATS];  // by viewer, a bit for each owner of whom it knows a card
};

struct State : Table {
    Boxed<Shown> shown;  // touched only for a viewer who knows a card

    // What the viewer was shown of the owner's hand, and the owner still holds.
    Hand known(int viewer, int owner) const {
        return has(knows[viewer], owner) ? shown->cards[viewer][owner] : Hand{};
    }

    // The viewer sees a part of the owner's hand: `add(known)` adds it to what is known.
    template <class Add>
    void show(int viewer, int owner, Add&& add) {
        Hand& known = shown.made().latest(viewer, owner);
        add(known);
        if (known.first) knows[viewer] |= bit<u16>(owner);
    }

    // The owner lays a card, which may be one that was shown.
    void unshow(int owner, int kind) {
        for (int viewer = 0; viewer < seats; ++viewer) {
            if (!has(knows[viewer], owner)) continue;
            Hand& known = shown->cards[viewer][owner];
            known.remove(known.first & bit<u64>(kind));
            if (!known.first) knows[viewer] &= static_cast<u16>(~bit<u16>(owner));
        }
    }

    // No view tells who else has been shown what.
    void forget_shown_to_others(int viewer) {
        if (!shown) return;
        shown->forget_others(viewer);
        for (int seat = 0; seat < seats; ++seat)
            if (seat != viewer) knows[seat] = 0;
    }

    void forget_shown() {
        shown.clear();
        std::fill_n(knows, MOST_SEATS, u16{0});
    }

    template <class Archive>
    void exchange(Archive& archive) {
        archive.plain(static_cast<Table&>(*this));
        shown.exchange(archive);
    }
};

inline int after(const State& state, int seat, int backwards) {
    if (state.seats == 2) return seat ^ 1;  // does not wait until the direction is known
    const int next = seat + 1 + backwards * (state.seats - 2);  // one back is all but one forward
    return next - (state.seats & -(next >= state.seats));
}

// What may be laid now; follows from the rest of the state.
inline void reopen(State& state) {
    state.open = answers(state.top, state.colour, state.pending);
    if (state.phase == DRAWN) state.open &= state.drawn == NO_CARD ? 0 : bit<u64>(state.drawn);  // SL5
    if (state.phase == SORTING) state.open = 0;
}

inline bool over(const State& state) { return state.reason != NONE; }

// SL17, SL2: a shuffle must come before any move.
inline bool chance_due(const State& state) {
    return (state.owed != 0 || state.phase == DEALING) && !over(state);
}

// SL17: how many discards may be shuffled: not the top, nor the card under a Wild Draw Four in doubt.
inline int pool(const State& state) {
    return state.discarded - (state.pending == TAKE_FOUR ? 2 : 1);
}

}  // namespace stosy::snakes
