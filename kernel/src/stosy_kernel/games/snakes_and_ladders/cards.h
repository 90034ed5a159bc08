// The 108 cards (SL1) as 54 kinds in the order people sort them: colour * 13 + face, then both wilds.
#pragma once

#include <array>

#include "../../bits.h"
#include "../../generated/given.h"

namespace stosy::snakes {

using Given = given::SnakesAndLadders;

constexpr int CARDS = Given::CARDS;
constexpr int KINDS = Given::KINDS;
constexpr int COLOURS = 4;
constexpr int FACES = 13;  // ten digits, then
constexpr int SKIP = 10;
constexpr int DRAW_TWO = 11;
constexpr int REVERSE = 12;
constexpr int WILD = 52;
constexpr int WILD_FOUR = 53;
constexpr u8 NO_CARD = KINDS;
constexpr u8 NO_COLOUR = COLOURS;

constexpr bool is_wild(int kind) { return kind >= WILD; }
constexpr int colour_of(int kind) { return kind / FACES; }  // a wild has none: NO_COLOUR
constexpr int face_of(int kind) { return is_wild(kind) ? kind : kind % FACES; }
constexpr int worth_of(int kind) {  // SL1
    return is_wild(kind) ? 50 : face_of(kind) >= SKIP ? 20 : face_of(kind);
}
constexpr int copies(int kind) { return is_wild(kind) ? 4 : face_of(kind) == 0 ? 1 : 2; }

constexpr u64 COLOURED = bit<u64>(WILD) - 1;
constexpr u64 WILDS = bit<u64>(WILD) | bit<u64>(WILD_FOUR);
constexpr u64 ALL_KINDS = COLOURED | WILDS;

// The cards of one face in all colours.
constexpr u64 of_face(int face) {
    u64 set = 0;
    for (int colour = 0; colour < COLOURS; ++colour) set |= bit<u64>(colour * FACES + face);
    return set;
}

// The cards whose digit has this binary place.
constexpr u64 with_bit(int place) {
    u64 set = 0;
    for (int digit = 0; digit < 10; ++digit)
        if (digit >> place & 1) set |= of_face(digit);
    return set;
}

constexpr u64 of_colour(int colour) { return (bit<u64>(FACES) - 1) << (colour * FACES); }

struct Tables {
    std::array<u64, COLOURS + 1> colour = {};  // SL5: what fits by colour; without one anything does
    std::array<u64, KINDS> same = {};          // SL5: what fits by digit or picture, and the wilds

    constexpr Tables() {
        for (int kind = 0; kind < KINDS; ++kind)
            same[static_cast<unsigned>(kind)] = WILDS | (is_wild(kind) ? 0 : of_face(face_of(kind)));
        for (int one = 0; one < COLOURS; ++one) colour[static_cast<unsigned>(one)] = of_colour(one);
        colour[NO_COLOUR] = ALL_KINDS;
    }
};

inline constexpr Tables tables = {};

// SL5: the kinds that fit on a top while a colour is current.
constexpr u64 fits(unsigned top, unsigned colour) { return tables.colour[colour] | tables.same[top]; }

// Cards that may be there more than once. A kind's bit is in `first` if there is one, in `second` if
// there are two; a third and a fourth wild are two places higher in the same way. So the larger of two
// such sets, kind by kind, is their union bit by bit.
struct Hand {
    u64 first;
    u64 second;

    u64 kinds() const { return first & ALL_KINDS; }
    bool holds(int kind) const { return has(first, kind); }
    int size() const { return count(first) + count(second); }

    void add(int kind) {
        const u64 one = bit<u64>(kind);
        const u64 had = first & one;
        const u64 twice = second & had;
        first |= one;
        second |= had;
        if (twice != 0) [[unlikely]] {
            const u64 third = one << 2;
            second |= first & third;
            first |= third;
        }
    }

    // A card that is there.
    void remove(int kind) { remove(bit<u64>(kind)); }

    // The same by its bit; nothing happens without one.
    void remove(u64 one) {
        const u64 third = (one & WILDS) << 2;
        if ((first & third) != 0) [[unlikely]] {
            (second & third ? second : first) &= ~third;
        } else {
            const u64 two = second & one;
            second ^= two;
            first ^= one ^ two;
        }
    }

    int number(int kind) const {
        const int few = has(first, kind) + has(second, kind);
        return is_wild(kind) ? few + has(first, kind + 2) + has(second, kind + 2) : few;
    }

    void add(const Hand& other) {
        const auto one_more = [this](int index) { add(index < KINDS ? index : index - 2); };
        each(other.first, one_more);
        each(other.second, one_more);
    }

    bool within(const Hand& other) const {
        return !(first & ~other.first) && !(second & ~other.second);
    }

    // SL1: digits their number, coloured actions 20, wilds 50; digits are summed bit by bit.
    int worth() const {
        int sum = 20 * both(ACTIONS) + 50 * both(WILDS | WILDS << 2);
        for (int place = 0; place < 4; ++place) sum += both(DIGITS[place]) << place;
        return sum;
    }

  private:
    static constexpr u64 ACTIONS = of_face(SKIP) | of_face(DRAW_TWO) | of_face(REVERSE);
    static constexpr u64 DIGITS[4] = {with_bit(0), with_bit(1), with_bit(2), with_bit(3)};

    int both(u64 set) const { return count(first & set) + count(second & set); }
};

}  // namespace stosy::snakes
