// Runs long work without the interpreter's lock; Ctrl-C still ends it.
#pragma once

#include <nanobind/nanobind.h>

#include "../interrupt.h"

namespace stosy {

inline bool signalled() {
    const nanobind::gil_scoped_acquire held;
    return PyErr_CheckSignals() != 0;
}

// Returns the result of `work(interrupt)`; raises what a signal handler raised meanwhile.
template <class Work>
auto interruptible(Work&& work) {
    Interrupt interrupt(&signalled);
    auto result = [&] {
        const nanobind::gil_scoped_release released;
        return work(interrupt);
    }();
    if (interrupt.wanted()) throw nanobind::python_error();
    return result;
}

}  // namespace stosy
