// Binds matches to Python: deals, steps, facts, playouts.
#include <nanobind/stl/string.h>

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>

#include "../playout.h"
#include "players.h"
#include "interruptible.h"
#include "packing.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

using Log = std::vector<std::pair<int, int>>;

template <Game G>
bool play(Position<G>& position, int seat, int action) {
    if (!apply<G>(position.state, seat, action)) return false;
    if constexpr (G::CHANCE)
        if (G::deal_due(position.state)) position.rounds.push_back(G::round(position.state));
    return true;
}

template <Game G>
typename G::Facts facts(const Position<G>& position) {
    auto facts = G::facts(position.state);
    if constexpr (G::CHANCE) facts.rounds = position.rounds;
    return facts;
}

template <Game G>
Position<G> from_facts(const typename G::Facts& facts) {
    Position<G> position = {G::from_facts(facts)};
    if constexpr (G::CHANCE) position.rounds = facts.rounds;
    return position;
}

u64 read_seed(nb::handle seed) {
    if (PyLong_CheckExact(seed.ptr())) {
        const u64 read = PyLong_AsUnsignedLongLong(seed.ptr());
        if (!PyErr_Occurred()) return read;
        PyErr_Clear();
    }
    const std::string told = nb::cast<std::string>(nb::repr(seed));
    throw nb::value_error(("a seed is a whole number from 0 to 2**64 - 1, not " + told).c_str());
}

// The state with new random cards wherever the viewer cannot see them.
template <Game G>
Position<G> redealt(Position<G> position, int viewer, nb::handle seed, u64 stream) {
    require(viewer >= 0 && viewer < G::seats(position.state), "no such seat");
    if (!G::redeal(position.state, viewer, Rng(read_seed(seed), stream), HIDDEN_LANE)) throw NoDeal();
    return position;
}

// A state from a view. Hidden cards may have any place in `facts`.
template <Game G>
Position<G> from_view(const typename G::Facts& facts, int viewer, nb::handle seed, u64 stream) {
    Position<G> position = {G::read_facts(facts)};
    if constexpr (G::CHANCE) position.rounds = facts.rounds;
    position = redealt(position, viewer, seed, stream);
    G::check_running(position.state);
    return position;
}

// Puts the cards there if they are the same cards in another order.
inline void place(const Numbers& cards, u8* deck, int size) {
    Numbers whole(deck, deck + size);
    Numbers given = cards;
    std::sort(whole.begin(), whole.end());
    std::sort(given.begin(), given.end());
    require(whole == given, "these are not the cards to shuffle");
    std::copy(cards.begin(), cards.end(), deck);
}

// Applies the result of the shuffle that is due: the new pile, or hands, opening card and pile.
template <Game G>
void take_given_chance(Position<G>& position, const Numbers& cards) {
    require(G::chance_due(position.state), "no shuffle is due");
    typename G::State next = position.state;
    G::gather(next);
    place(cards, G::deck(next, 0), G::deck_size(next, 0));
    if (G::deal_due(next)) G::check_opening(next, next.seats);
    G::take_chance(next);
    position.state = next;
}

template <Game G>
std::vector<int> legal(const Position<G>& position, int seat) {
    if (seat < 0 || seat >= G::MOST_SEATS) return {};
    typename G::List list;
    G::legal(position.state, seat, list);
    return {list.begin(), list.end()};
}

template <Game G>
std::vector<int> allowed(const Position<G>& position, int seat) {
    std::vector<int> actions;
    for (int action = 0; action < G::ACTIONS; ++action)
        if (G::allowed(position.state, seat, action)) actions.push_back(action);
    return actions;
}

template <Game G>
std::optional<int> fallback(const Position<G>& position) {
    if (G::over(position.state)) return std::nullopt;
    if constexpr (G::CHANCE)
        if (G::chance_due(position.state)) return std::nullopt;
    return G::fallback(position.state);
}

// The state after a given deal: whole decks, top card first; hands are dealt from the top.
template <Game G>
Position<G> from_decks(const Numbers& options, int seats, int first,
                       const std::vector<Numbers>& decks) {
    check_setup<G>(seats, first);
    require(first != BY_LOT, "who starts must be said");
    require(decks.size() == G::DECKS, "not the decks of this game");
    Position<G> position;
    G::set_out(position.state);
    for (int deck = 0; deck < G::DECKS; ++deck)
        place(decks[static_cast<unsigned>(deck)], G::deck(position.state, deck), G::CARDS);
    if constexpr (G::CHANCE) G::check_opening(position.state, seats);
    G::start(position.state, G::Options::read(options), seats, first);
    return position;
}

template <Game G>
Position<G> dealt(const Numbers& options, int seats, int first, nb::handle seed, u64 stream) {
    return {deal<G>(G::Options::read(options), seats, first, Rng(read_seed(seed), stream))};
}

// Logs everything for a record. A later shuffle is logged as an action of nobody, with the number of its
// deck.
template <Game G>
struct Recorder {
    static constexpr bool WHOLE = true;
    std::vector<Numbers>& decks;
    Log log = {};
    typename Played<G>::Rounds rounds = {};

    void action(int seat, Action action) { log.emplace_back(seat, action); }
    void round([[maybe_unused]] const typename G::State& state) {
        if constexpr (G::CHANCE) rounds.push_back(G::round(state));
    }
    void chance(const u8* cards, int size) {
        log.emplace_back(-1, static_cast<int>(decks.size()));
        decks.emplace_back(cards, cards + size);
    }
};

// One game of a series: its decks, who started, the log, and the final position.
template <Game G>
std::tuple<std::vector<Numbers>, int, Log, Position<G>> playout(
    const Numbers& options, int seats, int first, u64 seed, u64 stream,
    const NamedPlayers& bots) {
    check_setup<G>(seats, first);
    const auto roster = read_roster<G>(bots, seats);
    const Rng rng(seed, stream);
    Playout<G> game(G::Options::read(options), seats, first, rng);
    std::vector<Numbers> decks;
    for (int deck = 0; deck < G::DECKS; ++deck) {
        const u8* const cards = G::deck(game.settled(), deck);
        decks.emplace_back(cards, cards + G::CARDS);
    }
    Recorder<G> recorder = {decks};
    if (roster.empty()) {
        game.run(Uniform<G>(rng), recorder);
    } else {
        game.run(Bots<G>(roster, rng), recorder);
    }
    if constexpr (G::CHANCE)
        if (G::deal_due(game.state())) recorder.round(game.state());
    return {decks, starter(rng, seats, first), recorder.log, {game.settled(), recorder.rounds}};
}

template <Game G>
Tally released_playouts(const Numbers& options, int seats, int first, u64 seed, u64 from, u64 games,
                        int threads, const NamedPlayers& bots) {
    check_setup<G>(seats, first);
    const Series<G> series = {G::Options::read(options), seats, first, seed};
    const auto roster = read_roster<G>(bots, seats);
    return interruptible([&](Interrupt& interrupt) {
        return roster.empty() ? playouts(series, from, games, threads, MakeUniform<G>(), interrupt)
                              : playouts(series, from, games, threads, MakeBots<G>{roster}, interrupt);
    });
}

// Binds the ways to create a match.
template <Game G>
void bind_makers(nb::class_<Position<G>>& game) {
    game.def_static("deal", &dealt<G>, nb::arg("options"), nb::arg("seats"), nb::arg("first"),
                    nb::arg("seed"), nb::arg("stream"));
    game.def_static("from_decks", &from_decks<G>, nb::arg("options"), nb::arg("seats"),
                    nb::arg("first"), nb::arg("decks"));
    game.def_static("from_facts", &from_facts<G>, nb::arg("facts"));
    game.def_static("from_view", &from_view<G>, nb::arg("facts"), nb::arg("viewer"),
                    nb::arg("seed"), nb::arg("stream"));
    game.def("redealt", &redealt<G>, nb::arg("viewer"), nb::arg("seed"), nb::arg("stream"));
    game.def("copy", [](const Position<G>& position) { return position; });
}

template <Game G>
void bind_playouts(nb::class_<Position<G>>& game) {
    game.def_static("playout", &playout<G>, nb::arg("options"), nb::arg("seats"),
                    nb::arg("first"), nb::arg("seed"), nb::arg("stream"), nb::arg("bots"));
    game.def_static("playouts", &released_playouts<G>, nb::arg("options"), nb::arg("seats"),
                    nb::arg("first"), nb::arg("seed"), nb::arg("number"), nb::arg("games"),
                    nb::arg("threads"), nb::arg("bots"));
}

template <Game G>
void bind_steps(nb::class_<Position<G>>& game) {
    game.def("legal", &legal<G>, nb::arg("seat"));
    game.def("allowed", &allowed<G>, nb::arg("seat"));
    game.def("fallback", &fallback<G>);
    game.def("apply", &play<G>, nb::arg("seat"), nb::arg("action"));
    if constexpr (G::CHANCE) game.def("take_chance", &take_given_chance<G>, nb::arg("cards"));
}

template <Game G>
void bind_reading(nb::class_<Position<G>>& game) {
    using P = Position<G>;
    game.def("facts", &facts<G>);
    game.def_prop_ro("turn", [](const P& position) { return G::turn(position.state); });
    game.def_prop_ro("over", [](const P& position) { return G::over(position.state); });
    game.def_prop_ro("outcome", [](const P& position) { return G::outcome(position.state); });
    if constexpr (G::CHANCE)
        game.def_prop_ro("chance_due", [](const P& position) { return G::chance_due(position.state); });
}

// Binds bytes, equality and hashes; `series.py` makes pickles of them.
template <Game G>
void bind_bytes(nb::class_<Position<G>>& game) {
    using P = Position<G>;
    const auto to_bytes = [](const P& position) {
        const std::string bytes = packed(facts(position));
        return nb::bytes(bytes.data(), bytes.size());
    };
    game.def("to_bytes", to_bytes);
    game.def_static(
        "from_bytes",
        [](const nb::bytes& bytes) {
            return from_facts<G>(unpacked<typename G::Facts>(bytes.c_str(), bytes.size()));
        },
        nb::arg("bytes"));
    game.def("__hash__", [to_bytes](const P& position) { return nb::hash(to_bytes(position)); });
    game.def(
        "__eq__",
        [](const P& one, const P& other) { return packed(facts(one)) == packed(facts(other)); },
        nb::is_operator());
}

// Games may share a class of facts; the first of them registers it.
template <Game G>
void bind_facts(nb::class_<Position<G>>& game) {
    using Facts = typename G::Facts;
    if (!nb::type<Facts>().is_valid()) {
        nb::class_<Facts> facts(game, "Facts");
        facts.def(nb::init<>());
        Facts::each_field([&](const char* name, auto field) { facts.def_rw(name, field); });
    }
    game.attr("Facts") = nb::type<Facts>();
}

template <Game G>
void bind(nb::module_& module, nb::dict& games) {
    nb::class_<Position<G>> game(module, G::NAME);
    bind_facts<G>(game);
    bind_makers<G>(game);
    bind_playouts<G>(game);
    bind_steps<G>(game);
    bind_reading<G>(game);
    bind_bytes<G>(game);
    game.attr("ID") = G::ID;
    game.attr("NAMES") = G::NAMES;
    game.attr("ACTIONS") = static_cast<int>(G::ACTIONS);
    game.attr("CARDS") = static_cast<int>(G::CARDS);
    game.attr("DECKS") = static_cast<int>(G::DECKS);
    game.attr("STATE_BYTES") = sizeof(typename G::State);
    game.def_static("dealt", [](int seats) { return G::dealt(seats, 0); }, nb::arg("seats"));
    games[G::ID] = game;
}

}  // namespace

void bind_rules(nb::module_& module) {
    nb::dict games;
    each_game([&](auto game) { bind<decltype(game)>(module, games); });
    module.attr("GAMES") = games;
}

}  // namespace stosy
