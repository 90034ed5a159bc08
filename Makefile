# The main commands are `make run` and `make test`. Each first prepares what it needs: tools/prepare.py.

PYTHON ?= python3
ARGS ?=
GAME ?=
LAN ?=
EXAMPLES ?= 300
WATCHED ?= 10000
KILLS ?= 200
NODES ?=
FAULTS ?= 100
SEED ?=
WALKS ?= 461
GAMES ?= 100
ATTACK ?=
TIMES ?= 20
LOAD ?= 20
SINCE ?= HEAD

CORES ?= $(shell getconf _NPROCESSORS_ONLN)
# The tests wait for servers, databases and browsers: one more of them keeps the processors busy.
TESTERS ?= $(shell expr $(CORES) + 1)

# Without cached byte code every process that a test starts would compile all its imports.
export PYTHONDONTWRITEBYTECODE :=

# LANGUAGE is also a setting of gettext, often exported: it counts only when typed after `make`.
ifneq "$(origin LANGUAGE)" "command line"
override LANGUAGE :=
endif

BIN := .venv/bin
RUN := $(BIN)/python
PYTEST := $(RUN) -m pytest -q
define PREPARE
@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || { \
	echo "Stosy needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1 || echo missing)." >&2; \
	echo 'If you have one under another name: make PYTHON=python3.12 $(MAKECMDGOALS)' >&2; exit 1; }
@"$(PYTHON)" -m tools.prepare
endef
ENVIRONMENTS := .venv-research/bin/python -m pytest -q -n $(CORES) --dist loadfile tests/environments
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.DEFAULT_GOAL := help
.PHONY: help run play test quick check environments cover flaky soak fuzz hostile mutants sanitize compilers crash bench scale screenshots \
	puzzles docs dist wheels hosting fresh lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' Makefile

run: ## Start the server; optional: LAN=1 LANGUAGE=uk ARGS='--port 8000'
	$(PREPARE) serve
	@$(BIN)/stosy serve $(if $(LAN),--lan) $(if $(LANGUAGE),--lang '$(LANGUAGE)') $(ARGS)

play: ## Play in the terminal; optional: GAME=the-game LANGUAGE=uk ARGS='--help'
	$(PREPARE) play
	@$(BIN)/stosy play $(if $(GAME),'$(GAME)') $(if $(LANGUAGE),--lang '$(LANGUAGE)') $(ARGS) \
		|| test $$? = 130  # Ctrl-C is a way to leave

# With ARGS, which may name tests, those of the pages and environments are left out.
test: ## Check, then run all tests; optional: ARGS='-k snakes'
	$(PREPARE) test
ifeq "$(ARGS)" ""
	@$(NPM) test -s > .venv/pages.log 2>&1 & pages=$$!; \
		$(ENVIRONMENTS) > .venv-research/tests.log 2>&1 & environments=$$!; \
		$(PYTEST) -n $(TESTERS) --dist worksteal; failed=$$?; \
		wait $$pages || failed=1; wait $$environments || failed=1; \
		cat .venv/pages.log .venv-research/tests.log; exit $$failed
else
	@$(PYTEST) -n $(TESTERS) --dist worksteal $(ARGS)
endif

quick: ## Check what a change touches, in a minute; optional: SINCE=main
	$(PREPARE) check kernel
	@$(RUN) -m tools.quick --since $(SINCE) $(ARGS)

check: ## Lint, formatting, types, import rules
	$(PREPARE) check
	@$(NPM) run -s layers > /dev/null

environments: ## Test the environments with PettingZoo, Gymnasium and OpenSpiel; optional: ARGS='-k snakes'
	$(PREPARE) research-kernel
	@$(ENVIRONMENTS) $(ARGS)

cover: ## Coverage of the Python tests; optional: ARGS='tests/table'
	$(PREPARE) browser-tests
	@$(PYTEST) -n auto --ignore tests/web --cov --cov-report=term $(ARGS)

flaky: ## Repeat tests beside other work; optional: ARGS='tests/web/test_home.py' TIMES=50 LOAD=20
	$(PREPARE) browser-tests
	@$(RUN) -m tools.flaky --times $(TIMES) --load $(LOAD) -- $(ARGS)

mutants: ## Break the code a hundred times and see which tests notice; optional: SEED=1 ARGS='--count 20'
	$(PREPARE) browser-tests
	@$(RUN) -m tools.mutants --seed $(or $(SEED),1) $(ARGS)

fresh: ## As root: run both commands of the README on a new machine, in a folder of its own
	@"$(PYTHON)" -m tools.fresh $(ARGS)

soak: ## Play and check far more than `make test` does; optional: EXAMPLES=500 WATCHED=100000
	$(PREPARE) soak
	@STOSY_THOROUGH=$(EXAMPLES) $(PYTEST) -n auto \
		tests/contract tests/bots/test_expert.py tests/lab/test_records_accepted.py tests/offline/test_same.py \
		tests/web/test_looks.py tests/web/test_offline.py tests/web/test_presses.py tests/tui/test_screen.py $(ARGS)
	@$(RUN) -m tests.table.soak --games $(WATCHED)
	@.venv-train/bin/python examples/training/maskable_ppo.py --steps 150000
	@.venv-ray/bin/python -m pytest -q tests/cluster

fuzz: ## Send a server invalid messages, compare the kernel at length; optional: WALKS=50 ARGS='--messages 500000 --seed 2 --processes 2'
	$(PREPARE) dev kernel
	@$(RUN) -m tests.server.hostile $(ARGS)
	@$(RUN) -m tests.kernel --walks $(WALKS)

hostile: ## Attack a server beside another and compare what others feel; optional: ATTACK=lobby
	$(PREPARE) dev kernel
	@$(RUN) -m tests.server.hostile.attacks $(ATTACK)

sanitize: ## Play games in the kernel under the sanitizers; optional: GAMES=1000
	$(PREPARE) sanitizers
	@for tool in walk batch solve think learn; do '.venv/sanitize address,undefined'/$$tool $(GAMES) || exit; done
	@for tool in batch solve think learn; do '.venv/sanitize thread'/$$tool $(GAMES) || exit; done

crash: ## Kill the server again and again while people play; optional: KILLS=50, or NODES=3 FAULTS=100 SEED=1 BALANCER=nginx
	$(PREPARE) browser-tests
	@$(if $(NODES),$(RUN) -m tests.server.crash --nodes $(NODES) --faults $(FAULTS) $(if $(SEED),--seed $(SEED)) $(if $(BALANCER),--balancer $(BALANCER)),\
		STOSY_KILLS=$(KILLS) $(PYTEST) -s tests/server/crash/test_crash.py) $(ARGS)

compilers: ## Compile the kernel with every compiler at hand; optional: ZIG='python -m ziglang' ARGS=think
	$(PREPARE) kernel-headers
	@$(RUN) -m tools.compilers $(ARGS)

bench: ## Measure rules and kernel (beside RLCard and OpenSpiel), server and pages; optional: ARGS='--json'
	$(PREPARE) bench
	@.venv-bench/bin/python -m bench $(ARGS)
	@$(RUN) -m bench.web

scale: ## Measure two servers behind a balancer, memory of many tables, the start; optional: ARGS=throughput
	$(PREPARE) bench
	@.venv-bench/bin/python -m bench.server.nodes $(ARGS)

screenshots: ## Regenerate the pictures of docs/screenshots
	$(PREPARE) browser-tests
	@$(RUN) -m tests.web.screenshots

puzzles: ## Find puzzles in matches of bots; optional: GAME=the-game COUNT=50
	$(PREPARE) dev kernel
	@nice -n 19 $(RUN) -m tools.puzzles --count $(or $(COUNT),130) $(if $(GAME),--game $(GAME))

docs: ## Build the documentation as a site with a search, in build/docs
	$(PREPARE) dev
	@$(RUN) docs/build.py

dist: ## Build the wheels into dist/
	$(PREPARE) dist

wheels: ## Install the wheels into new environments of every Python here, and try them
	$(PREPARE) dist dev
	@$(RUN) -m tests.wheels dist

hosting: ## As root: run the commands and proxies of docs/hosting, in namespaces
	$(PREPARE) browser-tests
	@$(RUN) -m tests.hosting
	@STOSY_SILENCE=75 $(PYTEST) -n 3 tests/server/test_balancers.py tests/server/test_proxies.py

lock: ## Regenerate locks/ after a change of dependencies; to newest versions: ARGS=--upgrade
	$(PREPARE) venv node
	@"$(PYTHON)" -m tools.lock $(ARGS)

clean: ## Remove environments, caches and build output
	@rm -rf .venv .venv-* web/node_modules web/wire.json web/src/wire/types.ts src/stosy/server/site offline/src/stosy_offline/files \
		kernel/src/stosy_kernel/generated build dist .coverage .coverage.* htmlcov \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
