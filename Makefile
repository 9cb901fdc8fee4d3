# Everything starts here. Needs Python 3.11 to 3.14, git and make; the rest is installed into .venv.

VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
BENCH_BIN := $(BENCH_VENV)/bin
PACKAGE := pyproject.toml README.md src/ludotheque/__init__.py

# `make setup PYTHON=/some/python3.12` chooses one by hand.
PYTHON ?=
PYTHONS := $(if $(PYTHON),$(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)
SUPPORTED := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))

# Handed to the program: `make play ARGS="--port 9000"`, `make test ARGS="-k replay"`.
ARGS ?=
# Test processes: one more than two cores have, since some always wait for something.
JOBS ?= 3
# What tests choose by chance: `make test SEED=7`. Without one it is always the same.
SEED ?=
# Runs of the whole suite in `make test-again`, and how many of them on a busy machine.
N ?= 10
BUSY ?= 3
# The run to go on with, where those before it have passed.
FROM ?= 1

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python keeps its modules compiled, also where the surroundings say that it should not: tests start hundreds of
# processes, and each would compile all it imports. `make clean` removes what is kept.
export PYTHONDONTWRITEBYTECODE :=
INSTALL = -m pip install --quiet
# Locks name everything: nothing is left to choose, which pip would do wrongly for what is pinned with an extra.
LOCKED = $(INSTALL) --no-deps --require-hashes
EDITABLE = $(INSTALL) --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play client ready test quick test-again coverage soak screenshots pictures check format cuda ray bench lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-11s %s\n", $$1, $$2}' Makefile

setup: $(VENV)/.project client ## Set up .venv; leaves .venv/bin/ludotheque
	@echo "Ready: $(BIN)/ludotheque"

play: $(VENV)/.project client ## Open the house: tables for people and bots, in the browser (ARGS="--port 9000")
	@$(BIN)/ludotheque serve $(ARGS)

# It sees for itself whether anything has changed.
client: $(VENV)/.runtime ## Build the web client
	@$(BIN)/python web/build.py

# Servers and a browser for the tests, and all kernels compiled once, before test processes start.
ready: $(VENV)/.dev client
	@$(BIN)/python -m tests.support.services.install
	@$(BIN)/python -m tests.support.services.compile

PYTEST = $(if $(SEED),LUDOTHEQUE_SEED=$(SEED) )$(BIN)/python -m pytest $(if $(SEED),--hypothesis-seed=$(SEED))
SHARED = -n $(JOBS) --dist worksteal

test: ready ## Run the tests (ARGS="-k replay", SEED=7)
	$(PYTEST) $(SHARED) $(ARGS)

# What a developer runs before every commit: no browser, no server, no outage.
QUICK = tests/laws tests/games tests/engine tests/support/pocket \
  $(patsubst %,tests/server/tables/test_%.py,commands refusals rights table table_clocks live_table opening) \
  tests/server/api/test_limits.py

quick: $(VENV)/.dev ## Run the quick tests: laws, games, engine, and the server's logic without a socket
	@$(BIN)/python -m tests.support.services.compile
	$(PYTEST) $(SHARED) $(QUICK) $(ARGS)

test-again: ready ## Run the whole suite N times, BUSY of them on a busy machine (N=10 BUSY=3 FROM=1)
	$(BIN)/python -m tests.support.services.again $(FROM) $(N) $(BUSY) $(SHARED) $(ARGS)

# Apart from the tests, which take twice as long while lines are counted.
coverage: ready ## Run the tests and sum up which lines they reach
	$(PYTEST) $(SHARED) --cov --cov-report=term $(ARGS)

# The same tests with larger numbers, such as 1,000 kills; and level 8, which thinks long, against level 7.
LONG = tests/faults tests/bots/test_minds_levels.py tests/laws/test_legality.py tests/referee/test_referee.py \
  tests/cli/test_commands.py tests/server/realtime/test_hostile.py tests/server/api/test_openapi.py

soak: ready ## Run the long tests, of faults and of the strongest bots, for hours (ARGS="-k kill")
	LUDOTHEQUE_SOAK=20 $(PYTEST) -s $(LONG) $(ARGS)

screenshots: $(VENV)/.dev client ## Take pictures of every screen, into build/screenshots (ARGS="table new")
	@$(BIN)/python -m tests.support.services.install
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

pictures: $(VENV)/.dev client ## Take the pictures of README and docs anew, all that lie in docs/pictures
	@$(BIN)/python -m tests.support.services.install
	@$(BIN)/python -m tests.support.services.compile
	$(BIN)/python -m tests.browser.screenshots docs
	$(BIN)/python docs/generate.py

# lint-imports' cache does not see that a file is gone.
check: $(VENV)/.dev ## Check lint, format, types, imports, the web client and generated pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python docs/generate.py --check
	$(BIN)/python web/build.py --check
	$(BIN)/python requirements/audit.py

format: $(VENV)/.dev ## Format the code and mend what lint can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py --format

cuda: $(VENV)/.cuda ## Add what `simulate --device cuda` needs to .venv

ray: $(VENV)/.ray ## Add what `arena --ray` needs to .venv

# Its other half needs Node: `make bench ARGS="--only speed"` does without.
bench: $(BENCH_VENV)/.project ## Measure against other libraries and servers, in .venv-bench
	$(BENCH_BIN)/python benchmarks/run.py $(ARGS)

clean: ## Remove the environments, caches and build outputs
	rm -rf $(VENV) $(BENCH_VENV) build dist benchmarks/.work .coverage .coverage.* htmlcov
	rm -rf web/node_modules src/ludotheque/server/web
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Environments. A stamp inside each says what is done; a newer lock or pyproject.toml does it again.

# An environment works only where it was made, and only while its Python is there.
usable = $(shell test -x $(1)/bin/python && cat $(1)/.created 2>/dev/null)
ifneq ($(call usable,$(VENV)),$(CURDIR))
$(VENV)/.created: again
endif
ifneq ($(call usable,$(BENCH_VENV)),$(CURDIR))
$(BENCH_VENV)/.created: again
endif
.PHONY: again
again:

$(VENV)/.created $(BENCH_VENV)/.created:
	@for python in $(PYTHONS); do \
	  "$$python" -c '$(SUPPORTED)' >/dev/null 2>&1 || continue; \
	  echo "Making $(@D) with $$("$$python" --version)"; \
	  rm -rf $(@D); \
	  "$$python" -m venv $(@D) || { rm -rf $(@D); exit 1; }; \
	  printf '%s' '$(CURDIR)' > $@; \
	  exit 0; \
	done; \
	echo "Ludotheque needs Python 3.11 to 3.14, and none of these is one: $(PYTHONS)." >&2; \
	echo "Install one, or name one: make $(or $(MAKECMDGOALS),setup) PYTHON=/path/to/python3" >&2; \
	exit 1

$(VENV)/.runtime: requirements/build.txt requirements/runtime.txt $(VENV)/.created
	@echo "Installing what the games need (about 245 MB the first time)"
	@$(BIN)/python $(LOCKED) -r requirements/build.txt -r requirements/runtime.txt
	@touch $@

$(VENV)/.project: $(PACKAGE) $(VENV)/.runtime
	@$(BIN)/python $(EDITABLE)
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.project
	@echo "Installing the tools for tests and checks (about 175 MB the first time)"
	@$(BIN)/python $(LOCKED) -r requirements/dev.txt
	@touch $@

$(VENV)/.cuda: requirements/cuda.txt $(VENV)/.project
	@echo "Installing what CUDA needs (about 190 MB the first time)"
	@$(BIN)/python $(LOCKED) -r requirements/cuda.txt
	@touch $@

$(VENV)/.ray: requirements/ray.txt $(VENV)/.project
	@echo "Installing what Ray needs (about 80 MB the first time)"
	@$(BIN)/python $(LOCKED) -r requirements/ray.txt
	@touch $@

$(BENCH_VENV)/.project: requirements/bench.txt $(PACKAGE) $(BENCH_VENV)/.created
	@echo "Installing the libraries to measure against (about 290 MB the first time)"
	@$(BENCH_BIN)/python $(LOCKED) -r requirements/bench.txt
	@$(BENCH_BIN)/python $(EDITABLE)
	@touch $@

# Lock files: exact versions and hashes for every platform. `make lock UPGRADE=1` takes newer versions.
# Each lock agrees with runtime.txt, so that they fit into one environment.

UPGRADE ?=
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
  --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-strip-extras \
  $(if $(UPGRADE),--upgrade)
ALIKE = --constraints requirements/runtime.txt

lock: $(VENV)/.created ## Make the lock files again (UPGRADE=1: newer versions)
	@$(BIN)/python $(LOCKED) -r requirements/lock.txt
	$(COMPILE) pyproject.toml --extra print -o requirements/runtime.txt
	$(COMPILE) --group build $(ALIKE) -o requirements/build.txt
	$(COMPILE) pyproject.toml --group dev $(ALIKE) -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra cuda $(ALIKE) -o requirements/cuda.txt
	$(COMPILE) pyproject.toml --extra ray $(ALIKE) -o requirements/ray.txt
	$(COMPILE) pyproject.toml --group bench $(ALIKE) -o requirements/bench.txt
	$(COMPILE) --group lock -o requirements/lock.txt
	@$(BIN)/python $(LOCKED) -r requirements/build.txt
	$(if $(UPGRADE),rm -f web/package-lock.json)
	$(BIN)/python web/build.py --lock
