// Made by kernel/generate.py from stosy.games.
#pragma once
#include "../games/face_to_face/game.h"
#include "../games/quick_and_easy/game.h"
#include "../games/snakes_and_ladders/game.h"
#include "../games/the_game/game.h"
namespace stosy {
template <class... Game>
struct List {};
using Games = List<FaceToFace, QuickAndEasy, SnakesAndLadders, TheGame>;
}
