# Everything a contributor runs. `make run` and `make test` need nothing but Debian and Swift: they install what is missing.

PORT ?= 8080
BIND ?= 127.0.0.1
SWIFT_SOURCES = Package.swift Sources Tests Examples/Atlas/Package.swift Examples/Atlas/Sources \
	Examples/Atlas/Tests Benchmarks/Package.swift Benchmarks/Sources
CHECK_IMPORTS = --explicit-target-dependency-import-check error

.PHONY: run test test-threads bench format lint setup help

help:
	@echo "make run [PORT=9000]   set up, build and serve the showcase app, Atlas"
	@echo "make test              set up, build and run all tests"
	@echo "make test-threads      the tests of environment, effects and data under the thread sanitizer, which finds data races"
	@echo "make bench             measure, beside baselines of the same run (release build)"
	@echo "make format, make lint the code's layout"
	@echo "make setup             install the Debian packages that are missing"

setup:
	@Scripts/setup

run: setup
	swift build --package-path Examples/Atlas --product Atlas
	Examples/Atlas/.build/debug/Atlas serve --port $(PORT) --bind $(BIND)

test: setup
	swift build --build-tests $(CHECK_IMPORTS)
	swift test --skip-build --skip MilieuSQLiteTests
	swift test --skip-build --filter MilieuSQLiteTests # They block threads, as SQLite does, which others would wait for.
	swift build --package-path Examples/Atlas --build-tests
	swift test --package-path Examples/Atlas --skip-build
	swift build --package-path Benchmarks

test-threads:
	Scripts/test-threads

bench:
	@Scripts/setup valgrind
	@mkdir -p .build
	swift build --package-path Benchmarks -c release --product StaticEnv
	swift build --package-path Benchmarks -c release --product Benchmarks
	Benchmarks/.build/release/Benchmarks .build/bench.json

format:
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint:
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
