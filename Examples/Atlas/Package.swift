// swift-tools-version: 6.2
// An atlas of the world's countries, subdivisions, languages and currencies: a SwiftUI app that runs on Linux.
// Its data is Debian's iso-codes package: `apt install iso-codes`.
import PackageDescription

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Milieu")
let swiftData = Target.Dependency.product(name: "SwiftData", package: "Milieu")
let effects = Target.Dependency.product(name: "MilieuEffects", package: "Milieu")
let effectViews = Target.Dependency.product(name: "MilieuEffectViews", package: "Milieu")

let package = Package(
  name: "Atlas",
  dependencies: [.package(name: "Milieu", path: "../..")],
  targets: [
    // What everybody speaks of
    .target(name: "AtlasModel"),
    .target(name: "AtlasParts", dependencies: ["AtlasModel", swiftUI]),

    // Infrastructure: where answers come from
    .target(name: "AtlasServices", dependencies: ["AtlasModel", swiftUI]),

    // The search in layers. Only the glue knows both the search and the services.
    .target(name: "AtlasSearchFeature", dependencies: ["AtlasModel", effects]),
    .target(
      name: "AtlasSearchView",
      dependencies: ["AtlasModel", "AtlasParts", "AtlasSearchFeature", effects, effectViews, swiftUI]),
    .target(
      name: "AtlasSearchGlue",
      dependencies: ["AtlasModel", "AtlasSearchFeature", "AtlasSearchView", "AtlasServices", swiftUI]),

    // The journal. Its statistics know a protocol, and nothing of what keeps the visits.
    .target(name: "AtlasJournalFeature"),
    .target(name: "AtlasJournal", dependencies: ["AtlasModel", "AtlasJournalFeature", swiftData]),
    .target(
      name: "AtlasJournalView",
      dependencies: ["AtlasModel", "AtlasParts", "AtlasJournal", "AtlasJournalFeature", swiftData, swiftUI]),

    .executableTarget(
      name: "Atlas",
      dependencies: [
        "AtlasJournal", "AtlasJournalFeature", "AtlasJournalView", "AtlasModel", "AtlasParts", "AtlasSearchFeature",
        "AtlasSearchGlue", "AtlasServices", swiftData, swiftUI,
      ]),
    .testTarget(
      name: "AtlasTests",
      dependencies: [
        "Atlas", "AtlasJournal", "AtlasJournalFeature", "AtlasJournalView", "AtlasModel", "AtlasParts",
        "AtlasSearchFeature", "AtlasSearchGlue", "AtlasSearchView", "AtlasServices", effects,
        .product(name: "MilieuHeadless", package: "Milieu"),
        .product(name: "MilieuTesting", package: "Milieu"), swiftData, swiftUI,
      ]),
    .testTarget(
      name: "AtlasSearchTests",
      dependencies: ["AtlasModel", "AtlasSearchFeature", effects, .product(name: "MilieuTesting", package: "Milieu")]),
    .testTarget(
      name: "AtlasJournalTests",
      dependencies: [
        "AtlasJournal", "AtlasJournalFeature", "AtlasJournalView", "AtlasModel",
        .product(name: "MilieuHeadless", package: "Milieu"), swiftData, swiftUI,
      ]),
    .testTarget(name: "AtlasBrowserTests", dependencies: ["Atlas"]),
  ],
  swiftLanguageModes: [.v5]
)

// The search and the journal hold in Swift 6 as they are; the rest of the app is what an older app looks like.
for target in package.targets where ["AtlasSearch", "AtlasJournal"].contains(where: target.name.hasPrefix) {
  target.swiftSettings = [.swiftLanguageMode(.v6)]
}
