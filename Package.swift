// swift-tools-version: 6.2
// The targets and the arrows between them are drawn in Documentation/Architecture.md; CI builds with
// `--explicit-target-dependency-import-check error`, so an import that is not listed here fails.
import PackageDescription

let package = Package(
  name: "Milieu",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Milieu", targets: ["Milieu"]),
    .library(name: "MilieuEnvironment", targets: ["MilieuEnvironment"]),
    .library(name: "MilieuHeadless", targets: ["MilieuHeadless"]),
  ],
  targets: [
    // Core
    .target(name: "MilieuEnvironment", path: "Sources/Core/MilieuEnvironment"),

    // UI
    .target(name: "CThreadLocal", path: "Sources/UI/CThreadLocal"),
    .target(
      name: "MilieuRuntime", dependencies: ["CThreadLocal", "MilieuEnvironment"], path: "Sources/UI/MilieuRuntime"),
    .target(
      name: "MilieuViews", dependencies: ["MilieuEnvironment", "MilieuRuntime"], path: "Sources/UI/MilieuViews"),

    // Hosts
    .target(
      name: "MilieuHeadless", dependencies: ["MilieuEnvironment", "MilieuRuntime", "MilieuViews"],
      path: "Sources/Hosts/MilieuHeadless"),
    .target(
      name: "MilieuHTML", dependencies: ["MilieuRuntime", "MilieuViews"], path: "Sources/Hosts/MilieuHTML"),
    .systemLibrary(
      name: "CWebSockets", path: "Sources/Hosts/CWebSockets", pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev", "pkg-config"])]),
    // NB: libwebsockets comes with it, so it is no package more to have.
    .systemLibrary(
      name: "CZlib", path: "Sources/Hosts/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "MilieuWeb",
      dependencies: ["CWebSockets", "CZlib", "MilieuHTML", "MilieuRuntime", "MilieuViews"],
      path: "Sources/Hosts/MilieuWeb", resources: [.embedInCode("Assets")]),

    // What users import
    .target(
      name: "Milieu",
      dependencies: ["MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuViews", "MilieuWeb"],
      path: "Sources/Milieu"),
    .target(name: "SwiftUI", dependencies: ["Milieu"], path: "Sources/Compatibility/SwiftUI"),

    // Tests
    .testTarget(name: "MilieuEnvironmentTests", dependencies: ["MilieuEnvironment"]),
    .testTarget(
      name: "MilieuRuntimeTests",
      dependencies: ["MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuViewsTests", dependencies: ["MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuHeadlessTests", dependencies: ["MilieuHeadless", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuHTMLTests", dependencies: ["MilieuHTML", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuWebTests",
      dependencies: ["MilieuEnvironment", "MilieuHTML", "MilieuRuntime", "MilieuViews", "MilieuWeb"]),
    .testTarget(
      name: "MilieuTests",
      dependencies: ["Milieu", "MilieuHeadless", "MilieuRuntime", "MilieuViews", "MilieuWeb"]),
    .testTarget(
      name: "CompatibilityTests", dependencies: ["MilieuHeadless", "SwiftUI"], exclude: ["Surface/SwiftUI.txt"]),
    .testTarget(
      name: "CompatibilitySwift5Tests", dependencies: ["MilieuHeadless", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "DocumentationTests", dependencies: ["MilieuHeadless", "SwiftUI"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

// C has no Swift settings, and what stands for users' code of an older language has none of ours.
let asTheyAre = ["CThreadLocal", "CompatibilitySwift5Tests"]

for target in package.targets where target.type != .system && !asTheyAre.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
