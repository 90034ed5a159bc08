// Which first lays of Face to Face are dead ends.
#pragma once

#include "../rows/rows.h"

namespace stosy::face_to_face {

template <class G>
struct Laying {
    using Mask = typename G::Mask;
    using Lays = typename G::Lays;

    // FF9: a first lay must leave a second one.
    static void drop_dead_ends(Mask hand, Lays& lays) {
        const Mask up = lays.on[0];
        const Mask down = lays.on[1];
        const Mask helps = lays.on[2] | lays.on[3];
        const Mask own = up | down;
        lays.on[0] = followed(hand, up, down | helps, G::rows.rising);
        lays.on[1] = followed(hand, down, up | helps, G::rows.falling);
        if (several(own)) return;
        const Mask others = own ? ~own : 0;  // after a help only the own piles are left, as they were
        lays.on[2] &= others;
        lays.on[3] &= others;
    }

  private:
    // Those lays on an own pile after which another card fits, there or elsewhere.
    static Mask followed(Mask hand, Mask lays, Mask elsewhere, const Mask* fits) {
        if (several(elsewhere)) return lays;  // one is left, whichever was laid
        Mask kept = 0;
        each(lays, [&](int card) {
            const Mask rest = hand & ~bit<Mask>(card);
            if (rest & (elsewhere | fits[top_of(card)])) kept |= bit<Mask>(card);
        });
        return kept;
    }
};

}  // namespace stosy::face_to_face
