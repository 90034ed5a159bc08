// What a seat sees of Face to Face, including who laid each card (FF10).
#pragma once

#include "../../observe.h"
#include "rules.h"

namespace stosy {

template <>
struct Sight<FaceToFace> {
    using G = FaceToFace;
    using State = G::State;

    enum : unsigned { HAND, TO_COME, THEIRS, TOPS, SIZES, DRAWS, LAID_NOW, HELPED, TURN, OPTION, PARTS };
    static constexpr Layout<PARTS> layout = {{
        {"hand", G::CARDS},
        {"to_come", G::CARDS},  // by card: is it in my draw pile?
        {"theirs", G::CARDS},   // by card: does the other still have it, in hand or to draw?
        {"tops", G::PILES},     // card + 1, in the order up, down, their_up, their_down
        {"sizes", 2},
        {"draws", 2},
        {"laid_now", 1},
        {"helped", 1},  // was a card laid on the opponent's piles in this turn (FF5)?
        {"turn", 1},
        {"option", 1},
    }};

    static bool opportunity(const State&, int) { return false; }

    static void write(const State& state, int me, u8* out) {
        const int other = 1 - me;
        spread<G::CARDS>(state.hands[me], out + layout.at(HAND));
        spread<G::CARDS>(state.left[me] & ~state.hands[me], out + layout.at(TO_COME));
        spread<G::CARDS>(state.left[other], out + layout.at(THEIRS));
        for (int pile = 0; pile < G::PILES; ++pile)
            out[layout.at(TOPS) + pile] = state.tops[(2 * me + pile) % G::PILES];
        for (const int seat : {me, other}) {
            const int place = seat != me;
            out[layout.at(SIZES) + place] = static_cast<u8>(count(state.hands[seat]));
            out[layout.at(DRAWS) + place] = static_cast<u8>(G::CARDS - state.drawn[seat]);
        }
        out[layout.at(LAID_NOW)] = state.laid;
        out[layout.at(HELPED)] = state.helped;
        out[layout.at(TURN)] = state.turn != me;
        out[layout.at(OPTION)] = state.options.may_be_laid;
    }
};

}  // namespace stosy
