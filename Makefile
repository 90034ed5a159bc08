# The main commands are `make run` and `make test`. Each builds what it needs first.

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

WORKERS ?= $(shell getconf _NPROCESSORS_ONLN)
# The tests wait for servers, databases and browsers: one more of them keeps the processors busy.
TESTERS ?= $(shell expr $(WORKERS) + 1)

# Without cached byte code every process that a test starts would compile all its imports.
export PYTHONDONTWRITEBYTECODE :=

# LANGUAGE is also a setting of gettext, often exported: it counts only when typed after `make`.
ifneq "$(origin LANGUAGE)" "command line"
override LANGUAGE :=
endif

# Without a home directory uv and npm cache downloads beside the environment.
ifeq ($(shell test -w "$$HOME" || echo none),none)
export UV_CACHE_DIR ?= $(CURDIR)/.venv/uv-cache
export npm_config_cache ?= $(CURDIR)/.venv/npm-cache
endif

BIN := .venv/bin
UV := $(BIN)/uv
BENCH := .venv-bench
BENCH_PYTHON := $(BENCH)/bin/python
RESEARCH := .venv-research
RESEARCH_PYTHON := $(RESEARCH)/bin/python
RAY := .venv-ray
RAY_PYTHON := $(RAY)/bin/python
TRAIN := .venv-train
TRAIN_PYTHON := $(TRAIN)/bin/python
TORCH ?= torch==2.13.0
COMPILE := $(UV) pip compile -q --python $(BIN)/python --python-version 3.11 --universal \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links $(ARGS)

# The browser client: its sources (a folder is as old as the last file that came or went), what npm
# fetches for it, and what is built.
WEB := $(shell find web/index.html web/package.json web/*config* web/public web/scripts \
	web/src \
	src/stosy/text/locales $(wildcard src/stosy/games/*/words) ! -name '*.test.ts' 2>/dev/null)
TYPES := web/src/wire/types.ts
MODULES := web/node_modules/.stosy.done
SITE := src/stosy/server/site/index.html

# What browsers take along to play without a connection: Pyodide, msgspec for it, and the layers that
# it runs. The lock of the server has the hash of this wheel, too: there is one version of msgspec.
OFFLINE := offline/src/stosy_offline/files/files.json
OFFLINE_WHEEL := .venv/pyodide/wheel
OFFLINE_TAG := pyemscripten_2026_0_wasm32
AWAY_FOLDERS := $(addprefix src/stosy/,analysis bots chat core games host matches offline table teaching \
	vocabulary wire)
AWAY := $(shell find offline/build.mjs offline/pyproject.toml $(AWAY_FOLDERS) \
	-name __pycache__ -prune -o -name words -prune -o -print 2>/dev/null)

# The kernel: what it is made of, likewise, and the wheel that each environment gets.
KERNEL := $(shell find kernel/CMakeLists.txt kernel/generate.py kernel/pyproject.toml kernel/README.md kernel/src \
	-name __pycache__ -prune -o -print 2>/dev/null)
GIVEN := kernel/src/stosy_kernel/generated/given.h
WHEEL := .venv/kernel
BUILT := .venv/kernel.done

.DEFAULT_GOAL := help
.PHONY: docs dist wheels help run play test prepared programs environments cover check static soak fuzz hostile sanitize crash bench scale screenshots puzzles lock clean postgresql cluster proxies chromium always hosting

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' Makefile

run: .venv/run.done $(BUILT) $(SITE) $(OFFLINE) ## Start the server; optional: LAN=1 LANGUAGE=uk ARGS='--port 8000'
	@$(BIN)/stosy serve $(if $(LAN),--lan) $(if $(LANGUAGE),--lang '$(LANGUAGE)') $(ARGS)

play: .venv/run.done $(BUILT) ## Play in the terminal; optional: GAME=the-game LANGUAGE=uk ARGS='--help'
	@$(BIN)/stosy play $(if $(GAME),'$(GAME)') $(if $(LANGUAGE),--lang '$(LANGUAGE)') $(ARGS) \
		|| test $$? = 130  # Ctrl-C is a way to leave

# With ARGS, which may name tests, those of the environments have a target of their own.
test: ## Check, then run all tests; optional: ARGS='-k snakes'
	@$(MAKE) --no-print-directory -j$(WORKERS) prepared
	@$(NODE); { others=0; npm --prefix web test -s || others=$$?; \
		$(if $(ARGS),,$(ENVIRONMENTS) > $(RESEARCH)/tests.log 2>&1 || others=$$?;) exit $$others; } & \
		tests=0; $(BIN)/python -m pytest -q -n $(TESTERS) --dist worksteal $(ARGS) || tests=$$?; \
		others=0; wait $$! || others=$$?; $(if $(ARGS),,cat $(RESEARCH)/tests.log;) \
		test $$others = 0 && exit $$tests

# What does not depend on each other is done at the same time; Debian installs one thing at a time.
prepared: static $(BUILT) $(SITE) $(OFFLINE) $(RESEARCH)/kernel.done programs

programs:
	@env -u MAKEFLAGS $(MAKE) --no-print-directory postgresql cluster proxies chromium

ENVIRONMENTS = $(RESEARCH_PYTHON) -m pytest -q -n $(WORKERS) --dist loadfile tests/environments

environments: $(RESEARCH)/kernel.done ## Test the environments with PettingZoo, Gymnasium and OpenSpiel; optional: ARGS='-k snakes'
	@$(ENVIRONMENTS) $(ARGS)

cover: .venv/dev.done $(BUILT) postgresql cluster ## Coverage of the Python tests; optional: ARGS='tests/table'
	@$(BIN)/python -m pytest -q -n auto --ignore tests/web --cov --cov-report=term $(ARGS)

check: static ## Lint, formatting, types, import rules
	@$(NODE); said=$$(npm --prefix web run -s layers 2>&1) || { printf '%s\n' "$$said"; exit 1; }

# The checks without the import rules of the client, which are among the tests too.
static: .venv/dev.done $(TYPES) $(MODULES)
	@$(BIN)/python -m ruff check -q
	@$(BIN)/python -m ruff format -q --check
	@said=$$($(BIN)/lint-imports --no-logo 2>&1) || { printf '%s\n' "$$said"; exit 1; }
	@$(NODE); { npm --prefix web run -s lint && npm --prefix web run -s check; } & \
		types=0; $(BIN)/python -m mypy || types=$$?; wait $$! && exit $$types

soak: .venv/dev.done $(SITE) $(OFFLINE) $(TRAIN)/kernel.done $(RAY)/kernel.done $(BENCH)/kernel.done chromium ## Play and check far more than `make test` does; optional: EXAMPLES=500 WATCHED=100000
	@STOSY_THOROUGH=$(EXAMPLES) $(BIN)/python -m pytest -q -n auto \
		tests/contract tests/bots/test_expert.py tests/lab/test_records_accepted.py tests/offline/test_same.py \
		tests/web/test_looks.py tests/web/test_offline.py tests/tui/test_screen.py $(ARGS)
	@$(BIN)/python -m tests.table.soak --games $(WATCHED)
	@$(TRAIN_PYTHON) -m pytest -q tests/training
	@$(RAY_PYTHON) -m pytest -q tests/cluster
	@$(BENCH_PYTHON) -m tests.environments.others

fuzz: .venv/dev.done $(BUILT) ## Send a server invalid messages, compare the kernel at length; optional: WALKS=50 ARGS='--messages 500000 --seed 2 --processes 2'
	@$(BIN)/python -m tests.server.hostile $(ARGS)
	@$(BIN)/python -m tests.kernel --walks $(WALKS)

hostile: .venv/dev.done $(BUILT) ## Attack a server beside another and compare what others feel; optional: ATTACK=lobby
	@$(BIN)/python -m tests.server.hostile.attacks $(ATTACK)

# $(call SANITIZE,which sanitizers,which programs)
COMMA := ,
define SANITIZE
echo 'Building with the sanitizers $(1) ...'; $(CMAKE) && \
	cmake -S kernel -B '.venv/sanitize $(1)' -G Ninja -DSTOSY_STRICT=ON \
		-DSTOSY_TOOLS=ON -DSTOSY_SANITIZE='$(1)' > /dev/null && \
	cmake --build '.venv/sanitize $(1)' --target $(2) && \
	for tool in $(2); do '.venv/sanitize $(1)'/$$tool $(GAMES) || exit; done
endef

sanitize: .venv/run.done ## Play games in the kernel under the sanitizers; optional: GAMES=1000
	@$(HAS_COMPILER) || { echo 'The sanitizers need a C++ compiler. $(COMPILER_HINT)' >&2; exit 1; }
	@$(call SANITIZE,address$(COMMA)undefined,walk batch solve think)
	@$(call SANITIZE,thread,batch solve think)

crash: .venv/dev.done postgresql cluster ## Kill the server again and again while people play; optional: KILLS=50, or NODES=3 FAULTS=100 SEED=1 FROM=v0.2
	@$(if $(NODES),$(BIN)/python -m tests.server.crash --nodes $(NODES) --faults $(FAULTS) $(if $(SEED),--seed $(SEED)) $(if $(FROM),--from $(FROM)),\
		STOSY_KILLS=$(KILLS) $(BIN)/python -m pytest -q -s tests/server/crash/test_crash.py) $(ARGS)

bench: $(BENCH)/kernel.done .venv/dev.done $(SITE) $(OFFLINE) chromium postgresql ## Measure rules and kernel (beside RLCard and OpenSpiel), server and pages; optional: ARGS='--json'
	@$(BENCH_PYTHON) -m bench $(ARGS)
	@$(BIN)/python -m bench.web

docs: .venv/dev.done ## Build the documentation as a site with a search, in build/docs
	@$(BIN)/python docs/build.py

dist: .venv/run.done $(BUILT) $(SITE) $(OFFLINE) ## Build the wheels into dist/
	@rm -rf dist
	@$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python -o dist .
	@$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python -o dist offline
	@cp $(WHEEL)/*.whl dist/

wheels: dist .venv/dev.done ## Install the wheels into new environments of every Python here, and try them
	@$(BIN)/python -m tests.wheels dist

scale: $(BENCH)/kernel.done postgresql ## Measure several processes on one database, memory of many tables, the start; optional: ARGS=throughput
	@$(BENCH_PYTHON) -m bench.server.nodes $(ARGS)

screenshots: .venv/dev.done $(SITE) $(OFFLINE) chromium ## Regenerate the pictures of docs/screenshots
	@$(BIN)/python -m tests.web.screenshots

# npm also writes down where to send money for each package: addresses, which no lock holds.
NO_ADDRESSES := const file = "package-lock.json", lock = JSON.parse(fs.readFileSync(file)); \
	for (const each of Object.values(lock.packages)) delete each.funding; \
	fs.writeFileSync(file, JSON.stringify(lock, null, 2) + "\n")

puzzles: .venv/dev.done $(BUILT) ## Find puzzles in matches of bots; optional: GAME=the-game COUNT=50
	nice -n 19 .venv/bin/python -m stosy.lab.puzzles --count $(or $(COUNT),130) $(if $(GAME),--game $(GAME))

lock: .venv/place ## Regenerate locks/ from pyproject.toml; to newest versions: ARGS=--upgrade
	@$(COMPILE) --group installer -o locks/uv.txt
	@$(COMPILE) --group node -o locks/node.txt
	@$(COMPILE) --group cmake -o locks/cmake.txt
	@$(COMPILE) pyproject.toml --group build -o locks/run.txt
	@$(COMPILE) pyproject.toml --group build --group dev -c locks/run.txt -o locks/dev.txt
	@$(COMPILE) pyproject.toml --group build --group research -c locks/dev.txt -o locks/research.txt
	@$(COMPILE) pyproject.toml --group build --group ray -c locks/research.txt -o locks/ray.txt
	@$(COMPILE) pyproject.toml --group build --group bench -c locks/run.txt -o locks/bench.txt
	@$(NODE); cd web; npm install --package-lock-only --loglevel=error > /dev/null; node -e '$(NO_ADDRESSES)'

clean: ## Remove environments, caches and build output
	@rm -rf .venv $(BENCH) $(RAY) $(RESEARCH) $(TRAIN) web/node_modules $(TYPES) $(dir $(SITE) $(OFFLINE) $(GIVEN)) build dist \
		.coverage .coverage.* htmlcov \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment has absolute paths, so it is recreated in a moved or copied clone.
ifneq "$(shell cat .venv/place 2>/dev/null)" "$(CURDIR)"
.PHONY: .venv/place
endif

.venv/place: locks/uv.txt
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Stosy needs Python 3.11 or newer; '$(PYTHON)' is" \
			"$$("$(PYTHON)" --version 2>/dev/null || echo missing)." >&2; \
		echo "If you have one under another name: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; \
		exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make environments. On Debian or Ubuntu:" \
			"sudo apt install python3-venv" >&2; \
		exit 1; }
	@echo 'Making .venv (once) ...'
	@rm -rf .venv
	@"$(PYTHON)" -m venv .venv
	@$(BIN)/python -m pip install -qq --no-input --disable-pip-version-check \
		--require-hashes -r locks/uv.txt
	@pwd -P > $@

.venv/run.done: .venv/place locks/run.txt pyproject.toml
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r locks/run.txt
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e . -e offline
	@touch $@

.venv/dev.done: .venv/run.done locks/dev.txt
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r locks/dev.txt
	@touch $@

# What the system has to bring for the kernel. The names are those that CMake looks for first.
HAS_COMPILER := (for each in $${CXX:-c++ g++ clang++}; do \
	command -v "$$each" && exit; done; exit 1) > /dev/null
HAS_HEADERS := $(BIN)/python -c 'import os, sysconfig; \
	open(os.path.join(sysconfig.get_path("include"), "Python.h"))' 2> /dev/null
COMPILER_HINT := On Debian or Ubuntu: sudo apt install g++ python3-dev

# CMake and Ninja: those of the system, else those from PyPI, which are then fetched into .venv.
WANTED := from scikit_build_core.build import get_requires_for_build_wheel as wanted; \
	exit(len(wanted()))
define CMAKE
export PATH="$(CURDIR)/$(BIN):$$PATH"; { (cd kernel && ../$(BIN)/python -c '$(WANTED)') || \
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r locks/cmake.txt; }
endef

# $(call INSTALL_KERNEL,python): its version says nothing about what has changed.
INSTALL_KERNEL = $(UV) pip install -q --python $(1) --no-deps --reinstall $(WHEEL)/*.whl
NO_KERNEL = $(UV) pip uninstall -q --python $(1) stosy-kernel 2> /dev/null

define BUILD_KERNEL
( $(CMAKE) && rm -f $(WHEEL)/*.whl && \
	$(UV) build --wheel --no-build-isolation --python $(BIN)/python \
		--config-setting build-dir=../$(WHEEL)/build -o $(WHEEL) kernel && \
	$(call INSTALL_KERNEL,$(BIN)/python) ) > .venv/kernel.log 2>&1
endef

# Always generated and compared, like the types below.
$(GIVEN): .venv/run.done always
	@$(BIN)/python kernel/generate.py

# Everything works in pure Python too, so that nothing else stops when the kernel cannot be built.
# Where the system has nothing to build it with, kernel.missing tells the tests to leave it out;
# where the build fails, they fail. Either is tried again each time, a failed build with whatever
# compiler there is by then: that is what CMakeCache.txt would remember.
$(BUILT): .venv/run.done $(GIVEN) $(KERNEL)
	@rm -f $@ .venv/kernel.missing
	@$(call NO_KERNEL,$(BIN)/python)
	@lacks=; \
	if ! $(HAS_COMPILER); then lacks='no C++ compiler'; \
	elif ! $(HAS_HEADERS); then lacks='no headers of Python'; fi; \
	if test "$$lacks"; then \
		echo "$$lacks" > .venv/kernel.missing; \
		echo "The kernel is not built: $$lacks. All works without it, in pure Python, slower." >&2; \
		echo '$(COMPILER_HINT)' >&2; \
	else \
		echo 'Building the kernel ...'; \
		if $(BUILD_KERNEL); then touch $@; else \
			rm -f $(WHEEL)/build/CMakeCache.txt; \
			echo 'The kernel is not built. All works without it, in pure Python, slower.' \
				'It takes g++ and python3-dev; .venv/kernel.log tells what went wrong:' >&2; \
			grep -Em1 'error:|CMake Error' .venv/kernel.log >&2 || true; \
		fi; \
	fi

# First words of a recipe that needs Node.js and npm: those of the system if they are new enough for
# what builds the pages, else those from PyPI, which are then fetched into .venv.
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)
define NODE
set -e; \
suits() { command -v npm > /dev/null && node -e '$(NEW_ENOUGH)' 2> /dev/null; }; \
suits || { export PATH="$(CURDIR)/$(BIN):$$PATH"; suits; } || { \
	echo 'Node.js 20.19 or newer is not here. Fetching one into .venv (once) ...'; \
	$(UV) pip install -q --python $(BIN)/python --reinstall --require-hashes -r locks/node.txt \
		&& hash -r && suits; } || { \
	echo 'Stosy builds its pages with Node.js, which is neither here nor could be fetched.' >&2; \
	echo 'Install Node.js 20.19 or newer with npm (https://nodejs.org), then type again:' \
		'make $(MAKECMDGOALS)' >&2; \
	exit 1; }
endef

# The versions and hashes of the lock, and no scripts of theirs.
$(MODULES): web/package-lock.json | .venv/place
	@$(NODE); echo 'Fetching what builds the pages (once) ...'; \
		cd web; npm ci --include=dev --ignore-scripts --loglevel=error > /dev/null
	@touch $@

# Always generated and compared: an unchanged file keeps its date.
$(TYPES): .venv/run.done always
	@$(BIN)/stosy wire --typescript > .venv/types.ts
	@cmp -s .venv/types.ts $@ || cp .venv/types.ts $@

$(SITE): $(MODULES) $(WEB) $(TYPES)
	@$(NODE); echo 'Building the pages ...'; cd web; npm run -s build -- --logLevel error

$(OFFLINE_WHEEL): locks/run.txt | .venv/place
	@rm -rf $(@D); mkdir -p $(@D)
	@awk '/^[^ ]/ {wanted = /^msgspec==/} wanted' locks/run.txt > $(@D)/msgspec.txt
	@$(BIN)/python -m pip download -q --disable-pip-version-check --no-deps --only-binary :all: \
		--python-version 3.14 --implementation cp --abi cp314 --platform $(OFFLINE_TAG) \
		--require-hashes -r $(@D)/msgspec.txt -d $(@D)
	@ln -s $$(basename $(@D)/*.whl) $@

# Byte code that is first written later would make the folders younger than what is built here.
$(OFFLINE): $(MODULES) $(OFFLINE_WHEEL) $(AWAY)
	@$(BIN)/python -m compileall -q $(AWAY_FOLDERS)
	@$(NODE); echo 'Building what browsers take along ...'; \
		node offline/build.mjs web/node_modules/pyodide $(OFFLINE_WHEEL) src $(@D)

# $(call DEBIAN,what,how to see that it is there,its packages,what the installer does first)
APT := apt-get install -y --no-install-recommends
define DEBIAN
{ $(2); } > /dev/null 2>&1 || { \
	if ! command -v apt-get > /dev/null; then may=no; \
	elif test "$$(id -u)" = 0; then may=; \
	elif sudo -n true 2> /dev/null; then may=sudo; \
	else may=no; fi; \
	if test "$$may" = no; then \
		echo 'The tests need $(1). On Debian or Ubuntu: sudo $(APT) $(3)' >&2; \
		exit 1; \
	fi; \
	echo "Installing $(1) for the tests (once): $${may:+$$may }$(APT) $(3)"; \
	$$may sh -c 'set -e; export DEBIAN_FRONTEND=noninteractive; $(4) \
		apt-get update -qq; $(APT) -qq $(3) > /dev/null'; }
endef

# The tests start a PostgreSQL of their own: only its programs are needed, so Debian is told for the
# time of the installation to make no database that runs with the system.
HAS_POSTGRESQL := command -v initdb || ls /usr/lib/postgresql/*/bin/initdb
define NO_CLUSTER
conf=/etc/postgresql-common/createcluster.d/stosy.conf; mkdir -p $${conf%/*}; \
trap "rm -f $$conf" EXIT; echo "create_main_cluster = false" > $$conf;
endef

postgresql:
	@$(call DEBIAN,PostgreSQL,$(HAS_POSTGRESQL),postgresql,$(NO_CLUSTER))

# A balancer, clocks that can be wrong, and networks that can be cut. Without them the tests of
# several nodes do with less, and say so.
HAS_CLUSTER := PATH="$$PATH:/usr/sbin" && command -v haproxy && command -v ip && command -v tc \
	&& ls /usr/lib/*/faketime/libfaketime.so.1

cluster:
	@( $(call DEBIAN,HAProxy$(COMMA) libfaketime and iproute2,$(HAS_CLUSTER),haproxy faketime iproute2) ) || true

# The proxies of docs/hosting.md. Without them their tests are skipped, and say so.
HAS_PROXIES := PATH="$$PATH:/usr/sbin" && command -v haproxy && command -v nginx && command -v caddy && command -v openssl

proxies:
	@( $(call DEBIAN,HAProxy$(COMMA) nginx and Caddy,$(HAS_PROXIES),haproxy nginx-light caddy openssl,export RUNLEVEL=1;) ) || true

hosting: .venv/dev.done $(BUILT) $(SITE) postgresql proxies ## As root: run the commands and proxies of docs/hosting.md, in namespaces
	@$(BIN)/python -m tests.hosting
	@STOSY_SILENCE=75 $(BIN)/python -m pytest -q -n 3 tests/server/test_balancers.py tests/server/test_proxies.py

# And a browser, with a font that has Cyrillic letters. The one without windows takes a fifth less of
# the processor; any other will do. Only the whole one has notifications.
HAS_FONT := { ls /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf || fc-list :lang=uk | grep -q .; }
HAS_BOTH := command -v chromium-headless-shell && command -v chromium && $(HAS_FONT)
HAS_CHROMIUM := { command -v chromium || command -v chromium-browser || command -v google-chrome; } && $(HAS_FONT)

chromium:
	@( $(call DEBIAN,Chromium,$(HAS_BOTH),chromium-headless-shell chromium fonts-dejavu-core) ) \
		|| { $(HAS_CHROMIUM); } > /dev/null 2>&1

$(RESEARCH)/research.done: .venv/place locks/research.txt pyproject.toml
	@echo 'Making $(RESEARCH) (once) ...'
	@rm -rf $(RESEARCH)
	@$(UV) venv -q --no-project --python $(BIN)/python $(RESEARCH)
	@$(UV) pip install -q --python $(RESEARCH_PYTHON) --require-hashes -r locks/research.txt
	@$(UV) pip install -q --python $(RESEARCH_PYTHON) --no-deps --no-build-isolation -e .
	@touch $@

# Ray starts many processes in Python, each of which would otherwise compile all its imports: on a
# busy machine that takes longer than Ray waits.
$(RAY)/ray.done: .venv/place locks/ray.txt pyproject.toml
	@echo 'Making $(RAY) (once) ...'
	@rm -rf $(RAY)
	@$(UV) venv -q --no-project --python $(BIN)/python $(RAY)
	@$(UV) pip install -q --compile-bytecode --python $(RAY_PYTHON) --require-hashes -r locks/ray.txt
	@$(UV) pip install -q --python $(RAY_PYTHON) --no-deps --no-build-isolation -e .
	@touch $@

$(RAY)/kernel.done: $(RAY)/ray.done $(BUILT)
	@$(call NO_KERNEL,$(RAY_PYTHON))
	@$(call INSTALL_KERNEL,$(RAY_PYTHON)) && touch $@

# PyTorch is large and has builds for many machines, so no lock names one: TORCH='torch==…' chooses.
$(TRAIN)/train.done: .venv/place locks/research.txt pyproject.toml
	@echo 'Making $(TRAIN) (once) ...'
	@rm -rf $(TRAIN)
	@$(UV) venv -q --no-project --seed --python $(BIN)/python $(TRAIN)
	@$(UV) pip install -q --python $(TRAIN_PYTHON) --require-hashes -r locks/research.txt
	@$(TRAIN_PYTHON) -m pip install -qq --disable-pip-version-check '$(TORCH)'
	@$(UV) pip install -q --python $(TRAIN_PYTHON) --no-deps --no-build-isolation -e .
	@touch $@

$(TRAIN)/kernel.done: $(TRAIN)/train.done $(BUILT)
	@$(call NO_KERNEL,$(TRAIN_PYTHON))
	@$(call INSTALL_KERNEL,$(TRAIN_PYTHON)) && touch $@

# Without a kernel there is nothing to install, and its tests are left out.
$(RESEARCH)/kernel.done: $(RESEARCH)/research.done $(BUILT)
	@$(call NO_KERNEL,$(RESEARCH_PYTHON))
	@test ! -e $(BUILT) || { $(call INSTALL_KERNEL,$(RESEARCH_PYTHON)) && touch $@; }

# The lock serves as build constraint too: what builds RLCard from source is then hashed as well.
$(BENCH)/bench.done: .venv/place locks/bench.txt pyproject.toml
	@echo 'Making $(BENCH) (once) ...'
	@rm -rf $(BENCH)
	@$(UV) venv -q --no-project --python $(BIN)/python $(BENCH)
	@$(UV) pip install -q --python $(BENCH_PYTHON) --require-hashes \
		--build-constraints locks/bench.txt -r locks/bench.txt
	@$(UV) pip install -q --python $(BENCH_PYTHON) --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH)/kernel.done: $(BENCH)/bench.done $(BUILT)
	@$(call NO_KERNEL,$(BENCH_PYTHON))
	@test ! -e $(BUILT) || { $(call INSTALL_KERNEL,$(BENCH_PYTHON)) && touch $@; }
