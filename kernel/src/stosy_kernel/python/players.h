// The bots of a table, from Python values.
#pragma once

#include <optional>
#include <vector>

#include "../bots.h"

namespace stosy {

using NamedPlayers = std::vector<std::optional<NamedWeights>>;

// The bots of a table, by seat; without bots all choices are random.
template <Game G>
Roster<G> read_roster(const NamedPlayers& given, int seats) {
    require(given.empty() || given.size() == static_cast<unsigned>(seats), "a bot for every seat");
    std::vector<Player<G>> players;
    for (const auto& weights : given)
        players.push_back(weights ? Player<G>(read_weights<typename Sense<G>::Weights>(*weights))
                                  : std::nullopt);
    return Roster<G>(std::move(players));
}

}  // namespace stosy
