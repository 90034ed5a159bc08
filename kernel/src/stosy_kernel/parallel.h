// The same work on several threads at once.
#pragma once

#include <exception>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

namespace stosy {

constexpr int MOST_THREADS = 256;
constexpr const char* NO_SUCH_THREADS = "1 to 256 threads can work";

// Threads that are waited for, whatever happens.
class Helpers {
  public:
    Helpers() = default;
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() {
        for (std::thread& helper : threads_) helper.join();
    }

    template <class Work>
    void start(Work&& work) {
        threads_.emplace_back(std::forward<Work>(work));
    }

  private:
    std::vector<std::thread> threads_;
};

// Calls `work(worker)` for the workers 0 … threads - 1; the caller is the first of them. What one of them
// throws is thrown when all are done.
inline void in_parallel(int threads, const std::function<void(int)>& work) {
    std::vector<std::exception_ptr> thrown(static_cast<unsigned>(threads));
    const auto guarded = [&](int worker) {
        try {
            work(worker);
        } catch (...) {
            thrown[static_cast<unsigned>(worker)] = std::current_exception();
        }
    };
    {
        Helpers helpers;
        for (int worker = 1; worker < threads; ++worker)
            helpers.start([&guarded, worker] { guarded(worker); });
        guarded(0);
    }
    for (const std::exception_ptr& each : thrown)
        if (each) std::rethrow_exception(each);
}

}  // namespace stosy
