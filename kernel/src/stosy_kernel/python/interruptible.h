// Long work without the interpreter's lock, which Ctrl-C ends all the same.
#pragma once

#include <nanobind/nanobind.h>

#include "../interrupt.h"

namespace stosy {

inline bool signalled() {
    const nanobind::gil_scoped_acquire held;
    return PyErr_CheckSignals() != 0;
}

// What `work(interrupt)` gives; what a signal raised meanwhile, is raised.
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
