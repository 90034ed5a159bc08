// Cancelling long work.
#pragma once

#include <atomic>
#include <chrono>

#include "threads.h"

namespace stosy {

// Any thread may set it; a search with it then ends with its results so far.
class Stop {
  public:
    void set() { set_.store(true, std::memory_order_relaxed); }
    bool is_set() const { return set_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> set_ = {false};
};

// Says whether the caller has cancelled the work, for instance with Ctrl-C. The calling thread asks; all
// worker threads may read the answer.
class Interrupt {
  public:
    using Ask = bool (*)();

    explicit Interrupt(Ask ask = nullptr) : ask_(ask), asked_(Clock::now()) {}

    bool wanted() const { return wanted_.is_set(); }

    // It is cheap, so it may be called often.
    bool check() {
        if (wanted()) return true;
        if (!ask_ || !caller_.is_here() || ++checks_ % CHECKS_PER_LOOK) return false;
        const auto now = Clock::now();
        if (now - asked_ < ASK_INTERVAL) return false;
        asked_ = now;
        if (ask_()) wanted_.set();
        return wanted();
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr unsigned CHECKS_PER_LOOK = 16;  // at the clock
    static constexpr std::chrono::milliseconds ASK_INTERVAL = std::chrono::milliseconds(20);

    Ask ask_;
    Caller caller_;
    Clock::time_point asked_;
    unsigned checks_ = 0;  // by the caller
    Stop wanted_;
};

}  // namespace stosy
