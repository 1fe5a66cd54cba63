# `make play` and `make test` work on a fresh clone: each makes what it needs first, and only when that has changed.

.DEFAULT_GOAL := help
.PHONY: help setup build play test check bench clean

python := .venv/bin/python

help: ## what can be made (this list)
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 15

setup: .venv/ready build ## a virtual environment in .venv with everything, and the build

.venv/ready: pyproject.toml tools/setup.sh
	@sh tools/setup.sh

build: .venv/ready ## compile the rules, where there is a C compiler
	@$(python) tools/build.py

play: build ## open the house and the browser: play alone, or with friends
	@.venv/bin/foldtable serve

test: build check ## everything that must hold: checks, tests on the build, the most important ones on the plain sources too
	@$(python) -m pytest -q -n 2
	@if $(python) -c 'import sys, foldtable; sys.exit(not foldtable.is_compiled())'; then \
		echo "Once more, plain:"; FOLDTABLE_PLAIN=1 $(python) -m pytest -q -n 2 -m plain_too; fi

check: .venv/ready ## format, lint, types, who imports whom
	@$(python) -m ruff format --check --quiet || { echo "Not formatted as ruff does it; see: $(python) -m ruff format --diff"; exit 1; }
	@$(python) -m ruff check --quiet
	@$(python) -m mypy --no-error-summary
	@FOLDTABLE_QUIET=1 $(python) -m pytest -q tests/arrows

bench: build ## how fast it is here
	@.venv/bin/foldtable bench magus

clean: ## back to a fresh clone
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/foldtable/compiled.stamp
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -r {} +
