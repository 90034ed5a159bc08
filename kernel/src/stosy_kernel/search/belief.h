// Deals of hidden cards that are consistent with the signals, if the others signal like an instant bot:
// missing signals carry information too.
#pragma once

#include "../sense.h"

namespace stosy {

// Without signals all deals are equally likely.
template <class G>
class Belief {
  public:
    static void settle(typename G::State&, int, const typename Sense<G>::Weights&, const Rng&) {}
};

}  // namespace stosy
