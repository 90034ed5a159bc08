// Binds the searches to Python.
#include "../search/expert.h"
#include "../search/forest.h"
#include "../search/weigh.h"
#include "interruptible.h"
#include "players.h"
#include "position.h"

namespace nb = nanobind;

namespace stosy {
namespace {

constexpr int MOST_TURNS = 1000;

// Action, visits, sum of values and squared differences of each candidate; playouts; skipped deals; seconds.
using Answer = std::tuple<std::vector<std::tuple<int, u64, u64, u64>>, u64, u64, double>;

// Calls `search(make)`; `make(rng)` is the policy of the playouts: these bots or, without bots, random
// choices.
template <Game G, class Search>
auto with_policy(const Roster<G>& roster, Search&& search) {
    return roster.empty() ? search(MakeUniform<G>()) : search(MakeBots<G>{roster});
}

template <Game G>
Task<G> task_of(const Position<G>& position, int viewer, std::optional<u64> playouts,
                std::optional<double> seconds, u64 seed, int threads, const Stop* stop) {
    require(playouts || seconds, "a search needs a limit");
    require(!seconds || *seconds >= 0, "no such time");
    const Limits limits = {std::min(playouts.value_or(Limits::MANY), Limits::MANY),
                           std::min(seconds.value_or(Limits::LONG), Limits::LONG), stop, nullptr};
    return {position.state, viewer, seed, limits,
            within(threads, 1, MAX_THREADS, NO_SUCH_THREADS)};
}

// The network, if there is one, estimates positions after so many turns.
template <Game G>
void look_no_further(Task<G>& task, const Net* net, int horizon) {
    require(!net || net->inputs() == Features<G>::SIZE, "no network for this search");
    task.net = net;
    task.horizon = within(horizon, 1, MOST_TURNS, "so many turns are no horizon");
}

Answer plain(const Found& found) {
    std::vector<std::tuple<int, u64, u64, u64>> candidates;
    for (const Candidate& candidate : found.candidates)
        candidates.emplace_back(candidate.action, candidate.visits, candidate.sum,
                                candidate.squares);
    return {candidates, found.playouts, found.skipped, found.seconds};
}

// Only so many ways are tried, by the points of the viewer's own bot.
template <Game G>
void narrow(Task<G>& task, const Roster<G>& roster, u64 widest) {
    require(!roster.empty(), "only a flat search with bots can be narrow");
    task.guide = roster[within(task.viewer, 0, G::seats(task.state) - 1, "no such seat")];
    task.widest = std::max<std::size_t>(widest, 2);
}

// Searches with this many trees or, without a number, flat.
template <Game G>
Answer think(const Position<G>& position, int viewer, std::optional<int> trees,
             std::optional<u64> playouts, std::optional<double> seconds, u64 seed, int threads,
             const NamedPlayers& bots, std::optional<u64> widest, const Net* net, int horizon,
             const Stop* stop) {
    Task<G> task = task_of(position, viewer, playouts, seconds, seed, threads, stop);
    const u64 grown = static_cast<u64>(within(trees.value_or(1), 1, MOST_TREES, "1 to 64 trees can grow"));
    const auto roster = read_roster<G>(bots, G::seats(position.state));
    require(!widest || !trees, "only a flat search with bots can be narrow");
    if (widest) narrow(task, roster, *widest);
    require(!net || !trees, "no network for this search");
    look_no_further(task, net, horizon);
    return plain(interruptible([&](Interrupt& interrupt) {
        task.limits.interrupt = &interrupt;
        return with_policy<G>(roster, [&](auto make) {
            return trees ? tree_search(task, grown, make) : flat_search(task, make);
        });
    }));
}

// The turns of each candidate, beside the answer.
template <Game G>
std::pair<std::vector<Way>, Answer> think_of_turns(const Position<G>& position, int viewer,
                                                   std::optional<u64> playouts, std::optional<double> seconds,
                                                   u64 seed, int threads, const NamedPlayers& bots, u64 widest,
                                                   const Net* net, int horizon, const Stop* stop) {
    Task<G> task = task_of(position, viewer, playouts, seconds, seed, threads, stop);
    const auto roster = read_roster<G>(bots, G::seats(position.state));
    narrow(task, roster, widest);
    look_no_further(task, net, horizon);
    std::vector<Way> turns;
    const Found found = interruptible([&](Interrupt& interrupt) {
        task.limits.interrupt = &interrupt;
        return search_turns(task, MakeBots<G>{roster}, turns);
    });
    return {turns, plain(found)};
}

// All turns of a seat, and how many unfinished ones were not followed.
template <Game G>
std::pair<std::vector<Way>, u64> turns(const Position<G>& position, int seat, u64 beam) {
    require(seat >= 0 && seat < G::seats(position.state), "no such seat");
    require(beam > 0, "a beam keeps something");
    const TurnList found = turns_of<G>(position.state, seat, beam);
    return {found.turns, found.cut};
}

// The settings of an expert for any game.
struct Expert {
    u64 playouts;
    NamedWeights weights;
    u64 widest;
    double trust;
    std::optional<Net> net;
    int horizon;
    bool whole_turns;

    template <Game G>
    Expertise<G> expertise(int seats) const {
        require(playouts > 0, "an expert needs playouts");
        require(!net || net->inputs() == Features<G>::SIZE, "no network for this game");
        const Player<G> player = read_weights<typename Sense<G>::Weights>(weights);
        return {Roster<G>(std::vector<Player<G>>(static_cast<unsigned>(seats), player)), playouts,
                std::max<std::size_t>(widest, 2), trust, net ? &*net : nullptr,
                within(horizon, 1, MOST_TURNS, "so many turns are no horizon"), whole_turns};
    }
};

// The tally of the games; the number of searched decisions and their total seconds.
template <Game G>
std::tuple<Tally, u64, double> matches(const Numbers& options, int seats, int first, u64 seed, u64 number,
                                       u64 games, int threads, const NamedPlayers& bots,
                                       const std::vector<std::optional<Expert>>& experts) {
    check_setup<G>(seats, first);
    const Series<G> series = {G::Options::read(options), seats, first, seed};
    const auto roster = read_roster<G>(bots, seats);
    require(!roster.empty() && experts.size() == bots.size(), "a bot for every seat");
    ExpertSeats<G> expert_seats;
    for (const auto& expert : experts)
        expert_seats.push_back(expert ? std::optional(expert->expertise<G>(seats)) : std::nullopt);
    Thought thought;
    const Tally tally = interruptible([&](Interrupt& interrupt) {
        return play_expertly(series, number, games, threads, roster, expert_seats, thought, interrupt);
    });
    return {tally, thought.decisions.load(), static_cast<double>(thought.nanoseconds.load()) / 1e9};
}

// The chance of each way in every deal.
template <Game G>
Chances weighed(const Position<G>& position, int viewer, const std::vector<Way>& ways, u64 deals,
                u64 seed, int threads, const NamedPlayers& bots, const Net* net, int horizon) {
    Task<G> task = task_of(position, viewer, deals, std::nullopt, seed, threads, nullptr);
    look_no_further(task, net, horizon);
    const auto roster = read_roster<G>(bots, G::seats(position.state));
    return interruptible([&](Interrupt& interrupt) {
        task.limits.interrupt = &interrupt;
        return with_policy<G>(roster, [&](auto make) { return weigh(task, ways, make); });
    });
}

}  // namespace

void bind_search(nb::module_& module) {
    nb::exception<NoDeal>(module, "NoDeal", PyExc_ValueError);
    nb::class_<Stop>(module, "Stop")
        .def(nb::init<>())
        .def("set", &Stop::set)
        .def("is_set", &Stop::is_set);
    nb::class_<Expert>(module, "Expert")
        .def(
            "__init__",
            [](Expert* self, u64 playouts, NamedWeights weights, u64 widest, double trust,
               const Net* net, int horizon, bool whole_turns) {
                new (self) Expert{playouts, std::move(weights), widest, trust,
                                  net ? std::optional(*net) : std::nullopt, horizon, whole_turns};
            },
            nb::arg("playouts"), nb::arg("weights"), nb::arg("widest"), nb::arg("trust"),
            nb::arg("net").none(), nb::arg("horizon"), nb::arg("whole_turns"));
    module.attr("SURE") = SURE;
    module.attr("PLAY_ON") = PLAY_ON;
    module.attr("TURN_BEAM") = TURN_BEAM;
    each_game([&](auto game) {
        using G = decltype(game);
        module.def("think", &think<G>, nb::arg("position"), nb::arg("viewer"),
                   nb::arg("trees").none(), nb::arg("playouts").none(), nb::arg("seconds").none(),
                   nb::arg("seed"), nb::arg("threads"), nb::arg("bots"), nb::arg("widest").none(),
                   nb::arg("net").none(), nb::arg("horizon"), nb::arg("stop").none());
        module.def("think_of_turns", &think_of_turns<G>, nb::arg("position"), nb::arg("viewer"),
                   nb::arg("playouts").none(), nb::arg("seconds").none(), nb::arg("seed"), nb::arg("threads"),
                   nb::arg("bots"), nb::arg("widest"), nb::arg("net").none(), nb::arg("horizon"),
                   nb::arg("stop").none());
        module.def("turns", &turns<G>, nb::arg("position"), nb::arg("seat"), nb::arg("beam"));
        nb::object known = class_of<G>();
        known.attr("matches") = nb::cpp_function(
            &matches<G>, nb::arg("options"), nb::arg("seats"), nb::arg("first"), nb::arg("seed"),
            nb::arg("number"), nb::arg("games"), nb::arg("threads"), nb::arg("bots"),
            nb::arg("experts"));
        module.def("weigh", &weighed<G>, nb::arg("position"), nb::arg("viewer"), nb::arg("ways"),
                   nb::arg("deals"), nb::arg("seed"), nb::arg("threads"), nb::arg("bots"),
                   nb::arg("net").none(), nb::arg("horizon"));
    });
}

}  // namespace stosy
