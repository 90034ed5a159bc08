// All that the kernel knows of Quick & Easy.
#pragma once

#include "../rows/team_aim.h"
#include "../rows/team_belief.h"
#include "../rows/team_observe.h"
#include "../rows/turns.h"
#include "features.h"
#include "heuristic.h"
#include "rules.h"
#include "solve.h"
