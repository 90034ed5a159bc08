# Two commands matter: `make run` and `make test`. Each makes what it needs first.

PYTHON ?= python3
ARGS ?=
GAME ?=
LAN ?=
EXAMPLES ?= 300
KILLS ?= 200

# LANGUAGE is also a setting of gettext, often exported: it counts only when typed after `make`.
ifneq "$(origin LANGUAGE)" "command line"
override LANGUAGE :=
endif

# An account without a home keeps what uv downloads beside the environment.
ifeq ($(shell test -w "$$HOME" || echo none),none)
export UV_CACHE_DIR ?= $(CURDIR)/.venv/uv-cache
endif

BIN := .venv/bin
UV := $(BIN)/uv
BENCH := .venv-bench
BENCH_PYTHON := $(BENCH)/bin/python
COMPILE := $(UV) pip compile -q --python $(BIN)/python --python-version 3.11 --universal \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links $(ARGS)

.DEFAULT_GOAL := help
.PHONY: help run play test check soak fuzz crash bench lock clean postgresql

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-6s %s\n", $$1, $$2}' Makefile

run: .venv/run.done ## Start the server; optional: LAN=1 LANGUAGE=uk ARGS='--port 8000'
	@$(BIN)/stosy serve $(if $(LAN),--lan) $(if $(LANGUAGE),--lang '$(LANGUAGE)') $(ARGS)

play: .venv/run.done ## Play in the terminal; optional: GAME=the-game LANGUAGE=uk ARGS='--help'
	@$(BIN)/stosy play $(if $(GAME),'$(GAME)') $(if $(LANGUAGE),--lang '$(LANGUAGE)') $(ARGS) \
		|| test $$? = 130  # Ctrl-C is a way to leave

test: check postgresql ## Check the code, then run all tests with coverage; optional: ARGS='-k snakes'
	@$(BIN)/python -m pytest -q -n auto --cov --cov-report=term $(ARGS)

check: .venv/dev.done ## Lint, formatting, types, import rules
	@$(BIN)/python -m ruff check -q
	@$(BIN)/python -m ruff format -q --check
	@$(BIN)/python -m mypy
	@said=$$($(BIN)/lint-imports --no-logo 2>&1) || { printf '%s\n' "$$said"; exit 1; }

soak: .venv/dev.done ## Play and check far more than `make test` does; optional: EXAMPLES=500
	@STOSY_THOROUGH=$(EXAMPLES) $(BIN)/python -m pytest -q -n auto \
		tests/contract tests/lab/test_records_accepted.py $(ARGS)

fuzz: .venv/dev.done ## Send a server what nobody should; optional: ARGS='--messages 500000 --seed 2'
	@$(BIN)/python -m tests.server.hostile $(ARGS)

crash: .venv/dev.done postgresql ## Kill the server again and again while people play; optional: KILLS=50
	@STOSY_KILLS=$(KILLS) $(BIN)/python -m pytest -q -s tests/server/crash $(ARGS)

bench: $(BENCH)/bench.done ## Measure the rules (beside RLCard) and the server; optional: ARGS='--json'
	@$(BENCH_PYTHON) -m bench $(ARGS)

lock: .venv/place ## Remake locks/ from pyproject.toml; to newest versions: ARGS=--upgrade
	@$(COMPILE) --group installer -o locks/uv.txt
	@$(COMPILE) pyproject.toml --group build -o locks/run.txt
	@$(COMPILE) pyproject.toml --group build --group dev -c locks/run.txt -o locks/dev.txt
	@$(COMPILE) pyproject.toml --group build --group bench -c locks/run.txt -o locks/bench.txt

clean: ## Remove environments, caches and build output
	@rm -rf .venv $(BENCH) build dist .coverage .coverage.* htmlcov \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment holds absolute paths, so one found in a moved or copied clone is made anew.
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
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.done: .venv/run.done locks/dev.txt
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r locks/dev.txt
	@touch $@

# The tests start a PostgreSQL of their own: only its programs are needed, so Debian is told for the
# time of the installation to make no database that runs with the system.
POSTGRESQL := apt-get install -y --no-install-recommends postgresql
define INSTALL_POSTGRESQL
set -e; export DEBIAN_FRONTEND=noninteractive; \
conf=/etc/postgresql-common/createcluster.d/stosy.conf; mkdir -p $${conf%/*}; \
trap "rm -f $$conf" EXIT; echo "create_main_cluster = false" > $$conf; \
apt-get update -qq; $(POSTGRESQL) -qq > /dev/null
endef

postgresql:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
		if ! command -v apt-get > /dev/null; then may=no; \
		elif test "$$(id -u)" = 0; then may=; \
		elif sudo -n true 2> /dev/null; then may=sudo; \
		else may=no; fi; \
		if test "$$may" = no; then \
			echo 'The tests need PostgreSQL. On Debian or Ubuntu: sudo $(POSTGRESQL)' >&2; \
			exit 1; \
		fi; \
		echo "Installing PostgreSQL for the tests (once): $${may:+$$may }$(POSTGRESQL)"; \
		$$may sh -c '$(INSTALL_POSTGRESQL)'; }

# The lock serves as build constraint too: what builds RLCard from source is then hashed as well.
$(BENCH)/bench.done: .venv/place locks/bench.txt pyproject.toml
	@echo 'Making $(BENCH) (once) ...'
	@rm -rf $(BENCH)
	@$(UV) venv -q --no-project --python $(BIN)/python $(BENCH)
	@$(UV) pip install -q --python $(BENCH_PYTHON) --require-hashes \
		--build-constraints locks/bench.txt -r locks/bench.txt
	@$(UV) pip install -q --python $(BENCH_PYTHON) --no-deps --no-build-isolation -e .
	@touch $@
