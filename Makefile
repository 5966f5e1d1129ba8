# The two commands are `make run` and `make test`; both install what they need and are quick the second time.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
PY := .venv/bin/python
CLIENT_SOURCES := $(shell find frontend/src frontend/public frontend/index.html frontend/vite.config.ts frontend/shell.js frontend/shell.mjs -type f 2>/dev/null)
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 1

.PHONY: run install test test-client test-page test-server test-games test-browsers check check-server check-client format client types bench soak browser clean

run: .venv/run frontend/dist/index.html  ## install, build, serve with an embedded database, or on DATABASE_URL
	HOST=$(HOST) PORT=$(PORT) WORKERS=$(WORKERS) $(PY) -m app

install: .venv/run frontend/dist/index.html  ## install and build, without serving

test:  ## everything: checks and all tests
	$(TWO) frontend/node_modules/dev browser
	$(TWO) frontend/dist/index.html
	$(TWO) test-page test-server test-games test-client check-server check-client

# Two at once, each with its output in one piece where this make can do that.
TWO := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
SERVER := tests/app tests/bench tests/faults tests/oracle

test-client:
	cd frontend && npm test --silent && npm run weigh --silent

test-page:
	$(PY) -m pytest -q tests/browser

test-server:
	$(PY) -m pytest -q $(SERVER)

test-games:
	$(PY) -m pytest -q $(addprefix --ignore=,$(SERVER) tests/browser tests/engines)

# Apart from `make test`, since these browsers weigh some 300 MB.
test-browsers: .venv/dev frontend/dist/index.html frontend/node_modules/dev  ## matches of each game in Firefox and in WebKit
	@$(PY) -m tests.engines.installed
	$(PY) -m pytest -q tests/engines

check: check-server check-client  ## format, lint, types, arrows

check-server: .venv/dev
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports

check-client: frontend/node_modules/dev
	cd frontend && npm run check --silent

bench: .venv/dev frontend/dist/index.html  ## how fast it all is, beside what it should be
	$(PY) -m tests.bench

format: .venv/dev  ## put the code into shape
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

# The long versions of what `make test` does in short; each prints its figures, a failure ends it. Some hours.
soak: .venv/dev  ## leaks, faults, endurance, coverage, strange requests at length
	for game in pebbles wine_cheese quacks; do $(PY) -m tests.oracle $$game 200 || exit 1; done
	for game in wine_cheese quacks; do $(PY) -m tests.faults $$game 20 200 || exit 1; done
	$(PY) -m tests.endure rooms 10000
	for game in pebbles wine_cheese quacks; do $(PY) -m tests.endure autopilot $$game 3 || exit 1; done
	for game in pebbles quacks; do $(PY) -m tests.permutations $$game 10000 || exit 1; done
	for game in wine_cheese quacks; do $(PY) -m tests.soak $$game 5000 || exit 1; done
	for game in pebbles wine_cheese quacks; do $(PY) -m tests.verified $$game 1000 || exit 1; done
	$(PY) -m tests.rest_fuzz 100
	$(PY) -m tests.frame_fuzz 100000
	$(PY) -m tests.races 10000

types: .venv/dev frontend/node_modules/dev  ## write the client's types anew from the server
	$(PY) -m app.schema
	cd frontend && npm run types --silent

client: frontend/dist/index.html

browser: .venv/dev  ## a Chromium for the browser tests
	@$(PY) -m tests.chromium

# ---------------------------------------------------------------- what the commands need
.uv/bin/uv:
	python3 -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check uv

.venv/run: pyproject.toml uv.lock | $(filter .uv/bin/uv,$(UV))
	@test -e .venv/dev || $(UV) sync --locked --quiet --no-dev
	@touch .venv/run

.venv/dev: pyproject.toml uv.lock | $(filter .uv/bin/uv,$(UV))
	$(UV) sync --locked --quiet
	@touch .venv/dev .venv/run

frontend/node_modules/run: frontend/package.json frontend/package-lock.json
	@test -e frontend/node_modules/dev || (cd frontend && npm ci --omit=dev --loglevel=error)
	@touch $@

frontend/node_modules/dev: frontend/package.json frontend/package-lock.json
	cd frontend && npm ci --loglevel=error
	@touch $@ frontend/node_modules/run

frontend/dist/index.html: frontend/node_modules/run $(CLIENT_SOURCES)
	cd frontend && npm run build --silent -- --logLevel warn
	@touch $@

clean:  ## forget what was installed and built (never the data)
	rm -rf .venv .uv frontend/node_modules frontend/dist
