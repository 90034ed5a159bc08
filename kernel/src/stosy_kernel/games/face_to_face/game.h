// All that the kernel knows of Face to Face.
#pragma once

#include "../../search/aim.h"
#include "../../search/belief.h"
#include "../rows/turns.h"
#include "features.h"
#include "heuristic.h"
#include "observe.h"
#include "rules.h"
#include "solve.h"
