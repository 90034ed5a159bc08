// The limits of a search: playouts, time, or a stop.
#pragma once

#include <chrono>

#include "../bits.h"
#include "../interrupt.h"

namespace stosy {

struct Limits {
    // No limit, in effect; neither counts of so many nor sums of their squared values overflow.
    static constexpr u64 MANY = u64{1} << 31;
    static constexpr double LONG = 1e9;

    u64 playouts = MANY;
    double seconds = LONG;
    const Stop* stop = nullptr;
    Interrupt* interrupt = nullptr;
};

// The limits, from the moment the search began.
class Watch {
  public:
    explicit Watch(const Limits& limits) : limits_(limits), begun_(Clock::now()) {}

    bool stopped() const {
        return (limits_.stop && limits_.stop->is_set()) ||
               (limits_.interrupt && limits_.interrupt->check());
    }

    // Has the search been stopped, or this share of its time passed?
    bool over(double share = 1) const {
        return stopped() || (limits_.seconds < Limits::LONG && seconds() >= limits_.seconds * share);
    }

    double seconds() const { return std::chrono::duration<double>(Clock::now() - begun_).count(); }

  private:
    using Clock = std::chrono::steady_clock;

    Limits limits_;
    Clock::time_point begun_;
};

}  // namespace stosy
