# Two commands: `make play` and `make test`. Everything they need they set up themselves, once.
PYTHON ?= python3
HOST ?= 0.0.0.0
PORT ?= 8000

venv = .venv
bin = $(venv)/bin
page = src/fiefdom/server/page/index.html
run_ready = $(venv)/.run-ready
test_ready = $(venv)/.test-ready
web_ready = web/node_modules/.ready
e2e_ready = tests/e2e/node_modules/.ready

# The tests start many servers: each would compile all of our code again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test dev gallery types bench check-python check-code check-web check-browser lock wheel clean

play: $(run_ready) $(page)
	@$(bin)/fiefdom serve --host $(HOST) --port $(PORT) --browser

# What needs one core goes two by two, each as soon as what it needs is there; the tests take both cores, those in Python
# three at a time because they wait a good part of theirs.
test:
	@$(MAKE) -j 2 check-code check-web $(page) $(e2e_ready)
	@$(MAKE) check-python
	@$(MAKE) check-browser

check-code: $(test_ready)
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/lint-imports

check-python: $(test_ready) $(page)
	$(bin)/pytest -n 3 --dist worksteal --durations 20

check-web: $(web_ready)
	npm --prefix web run check
	npm --prefix web run test

check-browser: $(e2e_ready) $(test_ready) $(page)
	npm --prefix tests/e2e run test

# The server with live reload of the page on port 5173.
dev: $(run_ready) $(web_ready)
	@trap 'kill 0' EXIT; $(bin)/fiefdom serve --port 8000 & npm --prefix web run dev

# All cards of Kingdom Legacy side by side, on port 5174: for those who work on them (it tells every secret).
gallery: $(run_ready) $(web_ready)
	$(bin)/python tests/e2e/known_cards.py web/gallery
	cd web && npx vite --config vite.gallery.ts --port 5174

# Writes what is made from the Python types: the page's types, docs/views.md.
types: $(run_ready)
	$(bin)/python tools/page_types.py
	$(bin)/python tools/views_doc.py

bench: $(run_ready)
	$(bin)/fiefdom bench

# What one installs on a server: dist/fiefdom-….whl, with the page in it.
wheel: $(test_ready) $(page)
	$(bin)/python -m build --wheel --no-isolation --outdir dist .

$(venv)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fiefdom needs Python 3.11 or newer; set PYTHON=…"; exit 1; }
	$(PYTHON) -m venv $(venv)

$(run_ready): requirements/run.txt pyproject.toml | $(venv)/bin/python
	$(bin)/pip install --quiet --disable-pip-version-check -r requirements/run.txt
	$(bin)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(test_ready): requirements/test.txt $(run_ready)
	$(bin)/pip install --quiet --disable-pip-version-check -r requirements/test.txt
	@touch $@

$(web_ready): web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "Fiefdom needs Node 20 or newer"; exit 1; }
	npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(page): $(web_ready) $(shell find web/src web/public web/*.ts web/*.html src/fiefdom/locales -type f 2>/dev/null)
	npm --prefix web run build
	@touch $@

$(e2e_ready): tests/e2e/package-lock.json tests/e2e/browser.sh
	npm --prefix tests/e2e ci --no-audit --no-fund --loglevel=error
	sh tests/e2e/browser.sh
	@touch $@

# Writes the pinned versions anew from pyproject.toml (needs pip-tools).
lock:
	$(PYTHON) -m piptools compile -q --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --strip-extras --no-header --upgrade --extra server -o requirements/run.txt pyproject.toml
	$(PYTHON) -m piptools compile -q --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --strip-extras --no-header --upgrade --extra test --extra server --extra postgres --extra dask --extra parquet --extra rl -o requirements/test.txt pyproject.toml

clean:
	rm -rf $(venv) web/node_modules tests/e2e/node_modules src/fiefdom/server/page
