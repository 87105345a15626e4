# Every command works from a fresh clone; a machine needs Python >= 3.11 and make, nothing else.
#   make serve   build the site, open a port, print the address (PORT=8000), rebuild on change
#   make build   build the site into site/
#   make test    all tests, on the built site (ARGS='-k ecarte' goes to pytest)
#   make check   format, lint, types, records
#   make shots   photograph the built site into build/shots, to be looked at
#   make bench   measure and print the table of benchmarks
#   make others  install OpenSpiel and RLCard, with which make bench compares
#   make wheel   publish the engine as a wheel with the built site (Python >= 3.12)
#   make sheets  draw every deck in all sizes into build/sheets/, to look at
#   make format  write code and records in the project's format
#   make fonts   cut fonts and outlines anew from the full ones (fetches 130 MB)
#   make lock    write requirements/ anew (UPGRADE=--upgrade or a package's name)
#   make clean   remove everything that these commands made

PORT ?= 8000
ARGS ?=
UPGRADE ?=

# The machine's first Python that is new enough; `make PYTHON=…` chooses another.
MACHINE_PATH := $(PATH)
PYTHON ?= $(shell PATH='$(MACHINE_PATH)'; for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

BIN := .venv/bin
# A Node that the bootstrap had to install lies there.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONUTF8 := 1

SOURCES := mkdocs.yml package-lock.json $(shell find content engine plugins rules_yaml site_theme \
	-type f ! -name '*.pyc' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve build test check shots bench others wheel sheets format fonts lock clean

help:
	@sed -n 's/^#   //p' Makefile

.venv/.ready: requirements/lock.txt pyproject.toml tools/bootstrap.py
	@$(if $(PYTHON),,$(error Python 3.11 or newer is needed and none was found; try make PYTHON=…))
	@$(PYTHON) tools/bootstrap.py python
	@touch $@

node_modules/.ready: package-lock.json .npmrc requirements/node.txt | .venv/.ready
	@$(BIN)/python tools/bootstrap.py npm
	@touch $@

READY := .venv/.ready node_modules/.ready

# Beside the finished site, then in its place: a failed build leaves the old one as it was.
site/index.html: $(READY) $(SOURCES)
	@$(BIN)/hry check
	@rm -rf site.tmp
	@$(BIN)/mkdocs build --strict --site-dir site.tmp || { rm -rf site.tmp; exit 1; }
	@rm -rf site.old; if [ -d site ]; then mv site site.old; fi
	@mv site.tmp site && rm -rf site.old && touch $@

build: site/index.html

serve: $(READY)
	@$(BIN)/python -m tools.serve $(PORT)

test: site/index.html
	@$(BIN)/python -m tools.chromium
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

# All of them, also after one has failed: everything that is wrong at once.
check: $(READY)
	@failed=; for step in 'ruff format --check' 'ruff check' 'mypy' 'hry format --check' 'hry check'; do \
		echo "==> $$step"; $(BIN)/$$step || failed="$$failed, $$step"; \
	done; test -z "$$failed" || { echo "Failed: $${failed#, }"; exit 1; }

format: $(READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/hry format

shots: site/index.html
	@$(BIN)/python -m tools.chromium
	@$(BIN)/python -m tools.shots $(ARGS)

bench: site/index.html
	@$(BIN)/python -m tools.chromium
	$(BIN)/python -m benchmarks $(ARGS)

# In an environment of their own: the project needs neither.
others: $(READY)
	@$(BIN)/python -m venv --clear .build/others
	@.build/others/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/others.txt

wheel: site/index.html
	@$(BIN)/python -m tools.engine_wheel

sheets: $(READY)
	@$(BIN)/python -m tools.sheets

FONT_SOURCES := tools/font-sources/node_modules

fonts: $(READY)
	npm ci --prefix tools/font-sources
	$(BIN)/python tools/fonts.py $(FONT_SOURCES)/source-serif $(FONT_SOURCES)/source-sans
	$(BIN)/python tools/index_glyphs.py $(FONT_SOURCES)/source-sans $(FONT_SOURCES)/source-serif \
		$(FONT_SOURCES)/@fontsource/lxgw-wenkai-tc

lock: .venv/.ready
	$(BIN)/python tools/lock.py $(UPGRADE)

clean:
	rm -rf .venv .build node_modules $(FONT_SOURCES) site site.tmp site.old dist build
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results *.egg-info
	find benchmarks engine plugins tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
