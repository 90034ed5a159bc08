// The same work on several threads at once; on the thread of the caller where there are none.
#pragma once

#include <exception>
#include <functional>
#include <vector>

#include "compiler.h"

#if STOSY_THREADS
#include <mutex>
#include <thread>
#endif

namespace stosy {

constexpr int MAX_THREADS = 256;
constexpr const char* NO_SUCH_THREADS = "1 to 256 threads can work";

#if STOSY_THREADS
using Mutex = std::mutex;
using Lock = std::lock_guard<std::mutex>;

// The thread that made it.
class Caller {
  public:
    bool is_here() const { return std::this_thread::get_id() == id_; }

  private:
    std::thread::id id_ = std::this_thread::get_id();
};

// Joins its threads at its end, also when an exception ends it.
class JoiningThreads {
  public:
    JoiningThreads() = default;
    JoiningThreads(const JoiningThreads&) = delete;
    JoiningThreads& operator=(const JoiningThreads&) = delete;
    ~JoiningThreads() {
        for (std::thread& thread : threads_) thread.join();
    }

    template <class Work>
    void start(Work&& work) {
        threads_.emplace_back(std::forward<Work>(work));
    }

  private:
    std::vector<std::thread> threads_;
};
#else
struct Mutex {};

struct Lock {
    explicit Lock(Mutex&) {}
};

struct Caller {
    bool is_here() const { return true; }
};

// Does the work at once.
struct JoiningThreads {
    template <class Work>
    void start(Work&& work) {
        work();
    }
};
#endif

// Keeps what work throws, for another thread.
class Guard {
  public:
    template <class Work>
    void run(Work&& work) {
#if STOSY_EXCEPTIONS
        try {
            work();
        } catch (...) {
            thrown_ = std::current_exception();
        }
#else
        work();
#endif
    }

    void rethrow() const {
        if (thrown_) std::rethrow_exception(thrown_);
    }

  private:
    std::exception_ptr thrown_;
};

// Calls `work(worker)` for the workers 0 … threads - 1; the caller is worker 0. When all are done, it throws
// what one of them threw.
inline void in_parallel(int threads, const std::function<void(int)>& work) {
    std::vector<Guard> guards(static_cast<unsigned>(threads));
    const auto run = [&](int worker) {
        guards[static_cast<unsigned>(worker)].run([&] { work(worker); });
    };
    {
        JoiningThreads helpers;
        for (int worker = 1; worker < threads; ++worker) helpers.start([&run, worker] { run(worker); });
        run(0);
    }
    for (const Guard& guard : guards) guard.rethrow();
}

}  // namespace stosy
