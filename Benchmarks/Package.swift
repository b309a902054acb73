// swift-tools-version: 6.2
// Depends on Milieu as any user would; run with `make bench` in the repository's root.
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Milieu", path: "..")],
  targets: [
    .systemLibrary(name: "CAllocator"),
    .systemLibrary(name: "CRawSQLite", pkgConfig: "sqlite3"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocator", "CRawSQLite",
        .product(name: "MilieuHeadless", package: "Milieu"), .product(name: "SwiftUI", package: "Milieu"),
        .product(name: "Combine", package: "Milieu"), .product(name: "MilieuEffectViews", package: "Milieu"),
        .product(name: "SwiftData", package: "Milieu"),
      ]),
    .executableTarget(
      name: "StaticEnv", dependencies: [.product(name: "MilieuEffects", package: "Milieu")]),
    .executableTarget(name: "CounterPage", dependencies: [.product(name: "SwiftUI", package: "Milieu")]),
  ],
  swiftLanguageModes: [.v6]
)
