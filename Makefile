# `make report` and `make test` are all one needs; both create the environment when it is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: report test soak check proof data clean

report: $(READY)
	$(BIN)/ccg-rules verify --results build/results.json --report build/report

test: $(READY)
	$(BIN)/pytest -n auto -q

# Thousands of whole random games, half an hour; `make soak GAMES=200` plays fewer.
GAMES ?= 10000
soak: $(READY)
	$(BIN)/python -m tests.soak --games $(GAMES)

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

proof: $(READY)
	$(BIN)/ccg-rules verify --proof ccg_rules/conformance/suite.json

# Vectors, counts and games for engines in any language (docs/data.md).
data: $(READY)
	$(BIN)/ccg-rules export ccg_rules/conformance/data

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@
