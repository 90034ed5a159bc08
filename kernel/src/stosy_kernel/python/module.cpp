// The Python module `stosy_kernel._kernel`.
#include "position.h"

NB_MODULE(_kernel, module) {
    stosy::bind_values(module);
    stosy::bind_rules(module);
    stosy::bind_estimates(module);
    stosy::bind_search(module);
    stosy::bind_solvers(module);
    stosy::bind_batches(module);
}
