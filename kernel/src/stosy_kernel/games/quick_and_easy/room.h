// What a pile of Quick & Easy still lets through, and which states that makes hopeless.
#pragma once

#include "rules.h"

namespace stosy::quick {

// Which of the cards left fit on a pile: those with a number beyond the shut ones, and all of a colour
// where that tells more (QE3, QE4). Piles that let the same cards through have the same room.
//
// Of two rooms with one colour, the one with more shut numbers lets a part of the other's cards
// through. A lay makes the tops equal, so whatever wins with the narrower room wins with the wider.
struct Room {
    static constexpr int NO_COLOUR = 5;
    static constexpr int SHUT = 10;

    int colour;
    int shut;  // numbers from the row's start on

    static Room up(int top, u64 left) {
        if (!top) return {NO_COLOUR, first(numbers(left))};
        const int passed = card_of(top) % 10 + 1;
        const u64 below = (u64{1} << passed) - 1;
        const int colour = tricks(top, left, below);
        return {colour, first(numbers(without(left, colour)) & ~below)};
    }

    static Room down(int top, u64 left) {
        if (!top) return {NO_COLOUR, last(numbers(left))};
        const u64 lower = (u64{1} << card_of(top) % 10) - 1;
        const int colour = tricks(top, left, NUMBERS & ~lower);
        return {colour, last(numbers(without(left, colour)) & lower)};
    }

  private:
    static constexpr u64 NUMBERS = 0x3FF;

    static u64 numbers(u64 cards) {
        return (cards | cards >> 10 | cards >> 20 | cards >> 30 | cards >> 40) & NUMBERS;
    }

    static int first(u64 open) { return open ? lowest(open) : SHUT; }
    static int last(u64 open) { return open ? SHUT - 1 - highest(open) : SHUT; }

    // The top's colour, if it lets one of the passed numbers through.
    static int tricks(int top, u64 left, u64 passed) {
        const int colour = card_of(top) / 10;
        return left >> (10 * colour) & passed ? colour : NO_COLOUR;
    }

    static u64 without(u64 left, int colour) {
        return colour == NO_COLOUR ? left : left & ~(NUMBERS << (10 * colour));
    }
};

// Hopeless states that differ only in the shut numbers of both piles: for each number of the rising
// pile the least of the falling one, four bits each; what is as shut or more is hopeless too.
struct Hopeless {
    static constexpr u64 NONE = 0xFFF'FFFF'FFFF;

    static bool has(u64 known, const Room& up, const Room& down) {
        return static_cast<int>(known >> (4 * up.shut) & 0xF) <= down.shut;
    }

    static u64 add(u64 known, const Room& up, const Room& down) {
        for (int shut = up.shut; shut <= Room::SHUT; ++shut) {
            const u64 place = u64{0xF} << (4 * shut);
            const u64 least = static_cast<u64>(down.shut) << (4 * shut);
            if ((known & place) > least) known = (known & ~place) | least;
        }
        return known;
    }
};

}  // namespace stosy::quick
