// All that the kernel knows of Snakes & Ladders.
#pragma once

#include "aim.h"
#include "features.h"
#include "heuristic.h"
#include "observe.h"
#include "rules.h"
