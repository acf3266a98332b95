SWIFT ?= swift
SHELLCHECK ?= shellcheck

# Extra arguments of `swift test`, for example TEST_ARGS='--filter LineColumn'.
TEST_ARGS ?=
# How long `make fuzz` runs, in seconds.
SECONDS ?= 60
# Whether `make test-browser` may do without a browser: optional.
BROWSER ?=
# STRICT=1 lets `make test` use the warning-free build of `make check`.
STRICT ?=

TEXTS := Resources/Localizations
TOOL := .build/release/stringsctl
SCRIPTS := $(wildcard scripts/*) .ci/run

# Fixtures and seeds are test data (some hold broken Swift on purpose), and build folders hold code of others.
SWIFT_ROOTS := $(wildcard Package.swift Sources Tests Plugins Benchmarks Fuzz)
FIND_SWIFT := find $(SWIFT_ROOTS) \
	\( -name .build -o -path Tests/Fixtures -o -path Fuzz/seeds \) -prune -o -type f -name '*.swift' -print0

# Other flags mean another build, so this one has a folder of its own.
STRICT_BUILD := --scratch-path .build/strict -Xswiftc -warnings-as-errors \
	-Xcc -Wall -Xcc -Wextra -Xcc -Werror

# What runs where there is no Swift. SwiftPM passes the first flag on for programs and forgets libraries, hence
# the second; both builds have both, so that neither throws away the other's work.
RELEASE_BUILD := -c release --static-swift-stdlib -Xswiftc -static-stdlib
# The library for C and its header.
C_LIBRARY := .build/c

.DEFAULT_GOAL := help
# Two runs of SwiftPM would only wait for each other's lock.
.NOTPARALLEL:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## install the missing system packages and check the toolchain
	@scripts/setup

.PHONY: demo
demo: release ## build stringsctl and run it on the texts of this repository
	@echo
	@echo '$$ stringsctl lint $(TEXTS) --source en'
	@$(TOOL) lint $(TEXTS) --source en
	@echo
	@echo '$$ stringsctl coverage $(TEXTS) --source en'
	@$(TOOL) coverage $(TEXTS) --source en
	@echo
	@echo 'Next, try it on your own project: $(TOOL) lint <folder> --source <language>'

.PHONY: build
build: setup ## build everything for debugging
	$(SWIFT) build --build-tests

.PHONY: release
release: setup ## build stringsctl as one optimised file
	$(SWIFT) build $(RELEASE_BUILD) --product stringsctl

# The file is replaced, never written over: a program that has it loaded keeps the old one.
.PHONY: c-library
c-library: setup ## build libStringCatalogC.so for other languages, into .build/c
	$(SWIFT) build $(RELEASE_BUILD) --product StringCatalogC -Xlinker --strip-all \
	  -Xlinker --version-script=$(CURDIR)/Sources/StringCatalogC/StringCatalogC.exports
	@mkdir -p $(C_LIBRARY)
	@install -m 755 .build/release/libStringCatalogC.so $(C_LIBRARY)/
	@install -m 644 Sources/CStringCatalog/include/StringCatalogC.h $(C_LIBRARY)/
	@if ldd $(C_LIBRARY)/libStringCatalogC.so | grep -iE 'swift|not found'; then \
	  echo 'c-library: these libraries would be missing on a machine without Swift' >&2; \
	  exit 1; \
	fi
	@echo 'c-library: $(C_LIBRARY)/libStringCatalogC.so and $(C_LIBRARY)/StringCatalogC.h'

.PHONY: test
test: setup ## run the tests (TEST_ARGS='--filter Name' runs some)
	$(SWIFT) test $(if $(STRICT),$(STRICT_BUILD)) $(TEST_ARGS)

# BROWSER=optional lets it succeed where Chromium cannot be installed; it says so.
.PHONY: test-browser
test-browser: setup ## open HTML reports in a headless Chromium
	STRINGSCTL_BINARY=$(if $(STRICT),.build/strict/debug/stringsctl) \
	  scripts/test-browser $(if $(filter optional,$(BROWSER)),--optional)

.PHONY: test-integrations
test-integrations: setup ## try the plug-ins, hooks and action on scratch packages and repositories
	STRINGSCTL_BINARY=$(if $(STRICT),.build/strict/debug/stringsctl) scripts/test-integrations

# The thread sanitizer needs a build of its own; these are the tests that use several threads.
.PHONY: tsan
tsan: setup ## run the tests of several threads under the thread sanitizer
	TSAN_OPTIONS='suppressions=$(CURDIR)/Tests/tsan.supp' \
	  $(SWIFT) test --sanitize thread --scratch-path .build/tsan \
	  --filter '(LocalizerTests|MessageRendererTests|PluralConformanceTests|PluralRulesTests|CollatorTests|ConfusablesTests|LocaleMatcherTests)/(threads|sharing)'

.PHONY: check
check: setup check-format check-scripts check-build check-generated ## check everything but the tests

.PHONY: check-format
check-format:
	@echo 'check: format'
	@$(FIND_SWIFT) | xargs -0 $(SWIFT) format lint --strict --parallel

.PHONY: check-scripts
check-scripts:
	@if command -v $(SHELLCHECK) >/dev/null; then \
	  echo 'check: scripts'; \
	  for script in $(SCRIPTS); do \
	    if head -n 1 "$$script" | grep -qE '^#!.*[/ ](ba)?sh'; then \
	      $(SHELLCHECK) "$$script" || exit 1; \
	    fi; \
	  done; \
	else \
	  echo 'check: scripts (skipped: $(SHELLCHECK) is not installed)'; \
	fi

.PHONY: check-build
check-build:
	@echo 'check: build without warnings'
	@$(SWIFT) build --build-tests $(STRICT_BUILD)

# Fails when a generated file differs from what its generator makes today.
.PHONY: check-generated
check-generated: check-build
	@echo 'check: generated files'
	@STRINGSCTL_BINARY=.build/strict/debug/stringsctl scripts/check-generated

.PHONY: format
format: ## format the Swift code in place
	@$(FIND_SWIFT) | xargs -0 $(SWIFT) format --in-place --parallel

.PHONY: bench
bench: setup ## measure speed and memory
	$(SWIFT) run -c release --package-path Benchmarks

.PHONY: fuzz
fuzz: setup ## feed the parsers random input for SECONDS (60)
	scripts/fuzz $(SECONDS)

.PHONY: clean
clean: ## remove what the builds made
	rm -rf .build Benchmarks/.build Fuzz/.build
