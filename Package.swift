// swift-tools-version: 6.2
// The targets and the arrows between them are drawn in CONTRIBUTING.md; CI builds with
// `--explicit-target-dependency-import-check error`, so an import that is not listed here fails.
import CompilerPluginSupport
import Foundation
import PackageDescription

// The macros use the toolchain's own SwiftSyntax, so that nothing has to be fetched or compiled.
let syntax = SyntaxLibraries.find()

let package = Package(
  name: "Milieu",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Milieu", targets: ["Milieu"]),
    .library(name: "MilieuEnvironment", targets: ["MilieuEnvironment"]),
    .library(name: "MilieuEffects", targets: ["MilieuEffects"]),
    .library(name: "MilieuEffectViews", targets: ["MilieuEffectViews"]),
    .library(name: "MilieuHeadless", targets: ["MilieuHeadless"]),
    .library(name: "MilieuTesting", targets: ["MilieuTesting"]),
  ],
  targets: [
    // Core
    .target(name: "CThreads", path: "Sources/Core/CThreads"),
    .target(name: "MilieuEnvironment", dependencies: ["CThreads"], path: "Sources/Core/MilieuEnvironment"),
    .target(name: "MilieuObservation", path: "Sources/Core/MilieuObservation"),
    .target(name: "MilieuUndo", path: "Sources/Core/MilieuUndo"),

    // Macros
    .macro(
      name: "MilieuMacros", path: "Sources/Macros/MilieuMacros", swiftSettings: syntax.swiftSettings,
      linkerSettings: syntax.linkerSettings),

    // UI
    .target(name: "CConformances", path: "Sources/UI/CConformances"),
    .target(
      name: "MilieuRuntime",
      dependencies: ["CConformances", "MilieuEnvironment", "MilieuMacros", "MilieuObservation"],
      path: "Sources/UI/MilieuRuntime"),
    .target(
      name: "MilieuViews",
      dependencies: ["MilieuEnvironment", "MilieuMacros", "MilieuObservation", "MilieuRuntime", "MilieuUndo"],
      path: "Sources/UI/MilieuViews"),

    // Effects
    .target(name: "MilieuEffects", dependencies: ["MilieuEnvironment"], path: "Sources/Effects/MilieuEffects"),
    .target(
      name: "MilieuEffectViews", dependencies: ["MilieuEffects", "MilieuEnvironment", "MilieuRuntime"],
      path: "Sources/Effects/MilieuEffectViews"),

    // Data
    .systemLibrary(
      name: "CSQLite", path: "Sources/Data/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev", "pkg-config"])]),
    .target(name: "CReferences", path: "Sources/Data/CReferences"),
    .target(
      name: "MilieuData", dependencies: ["CReferences", "MilieuEnvironment", "MilieuMacros", "MilieuUndo"],
      path: "Sources/Data/MilieuData"),
    .target(
      name: "MilieuSQLite", dependencies: ["CSQLite", "MilieuData"], path: "Sources/Data/MilieuSQLite"),
    .target(
      name: "MilieuDataViews",
      dependencies: ["MilieuData", "MilieuEnvironment", "MilieuRuntime", "MilieuUndo", "MilieuViews"],
      path: "Sources/Data/MilieuDataViews"),
    .target(
      name: "MilieuCoreData",
      dependencies: ["MilieuData", "MilieuEnvironment", "MilieuMacros", "MilieuObservation", "MilieuUndo"],
      path: "Sources/Data/MilieuCoreData"),
    .target(
      name: "MilieuCoreDataViews",
      dependencies: [
        "MilieuCoreData", "MilieuData", "MilieuDataViews", "MilieuEnvironment", "MilieuRuntime", "MilieuViews",
      ],
      path: "Sources/Data/MilieuCoreDataViews"),

    // Hosts
    .target(
      name: "MilieuHeadless", dependencies: ["MilieuEnvironment", "MilieuRuntime", "MilieuUndo", "MilieuViews"],
      path: "Sources/Hosts/MilieuHeadless"),
    .target(
      name: "MilieuHTML", dependencies: ["MilieuRuntime", "MilieuViews"], path: "Sources/Hosts/MilieuHTML"),
    .systemLibrary(
      name: "CWebSockets", path: "Sources/Hosts/CWebSockets", pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev", "pkg-config"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/Hosts/CZlib", pkgConfig: "zlib",
      providers: [.apt(["pkg-config", "zlib1g-dev"])]),
    .target(
      name: "MilieuWeb",
      dependencies: ["CWebSockets", "CZlib", "MilieuEnvironment", "MilieuHTML", "MilieuRuntime", "MilieuViews"],
      path: "Sources/Hosts/MilieuWeb", resources: [.embedInCode("Assets")]),

    // What users import
    .target(
      name: "Milieu",
      dependencies: [
        "MilieuEnvironment", "MilieuHeadless", "MilieuObservation", "MilieuRuntime", "MilieuUndo", "MilieuViews",
        "MilieuWeb",
      ],
      path: "Sources/Milieu", resources: [.embedInCode("Previews/gallery.css"), .embedInCode("Previews/gallery.js")]),
    .target(name: "SwiftUI", dependencies: ["Milieu"], path: "Sources/Compatibility/SwiftUI"),
    .target(
      name: "SwiftData", dependencies: ["MilieuData", "MilieuDataViews", "MilieuSQLite", "MilieuUndo"],
      path: "Sources/Compatibility/SwiftData"),
    .target(
      name: "CoreData", dependencies: ["MilieuCoreData", "MilieuCoreDataViews", "MilieuSQLite", "MilieuUndo"],
      path: "Sources/Compatibility/CoreData"),
    .target(name: "Combine", dependencies: ["MilieuObservation"], path: "Sources/Compatibility/Combine"),

    .target(
      name: "MilieuTesting", dependencies: ["MilieuEffects", "MilieuEnvironment", "MilieuHeadless"],
      path: "Sources/MilieuTesting"),

    // Tests
    .testTarget(
      name: "MilieuMacrosTests", dependencies: ["MilieuMacros"], swiftSettings: syntax.swiftSettings,
      linkerSettings: syntax.linkerSettings),
    .testTarget(name: "MilieuEnvironmentTests", dependencies: ["MilieuEnvironment"]),
    .testTarget(name: "MilieuObservationTests", dependencies: ["MilieuObservation"]),
    .testTarget(
      name: "MilieuRuntimeTests",
      dependencies: ["MilieuEnvironment", "MilieuHeadless", "MilieuObservation", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuViewsTests",
      dependencies: ["MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuUndo", "MilieuViews"]),
    .testTarget(name: "MilieuEffectsTests", dependencies: ["MilieuEffects", "MilieuEnvironment"]),
    .testTarget(
      name: "MilieuEffectViewsTests",
      dependencies: [
        "MilieuEffectViews", "MilieuEffects", "MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuViews",
      ]),
    .testTarget(name: "MilieuDataTests", dependencies: ["MilieuData", "MilieuUndo"]),
    // What the tests of the store run beside them, and kill.
    .executableTarget(
      name: "SQLiteProcess", dependencies: ["CSQLite", "MilieuData", "MilieuSQLite", "SQLiteProcessModels"],
      path: "Tests/SQLiteProcess"),
    .target(name: "SQLiteProcessModels", dependencies: ["MilieuData"], path: "Tests/SQLiteProcessModels"),
    .testTarget(
      name: "MilieuSQLiteTests",
      dependencies: ["CSQLite", "MilieuData", "MilieuSQLite", "SQLiteProcess", "SQLiteProcessModels"]),
    .testTarget(
      name: "MilieuDataViewsTests",
      dependencies: [
        "MilieuData", "MilieuDataViews", "MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuUndo",
        "MilieuViews",
      ]),
    .testTarget(
      name: "MilieuCoreDataTests",
      dependencies: [
        "MilieuCoreData", "MilieuCoreDataViews", "MilieuData", "MilieuEnvironment", "MilieuHeadless",
        "MilieuObservation", "MilieuRuntime", "MilieuSQLite", "MilieuUndo", "MilieuViews",
      ], resources: [.copy("Models")]),
    .testTarget(
      name: "MilieuHeadlessTests", dependencies: ["MilieuHeadless", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuTestingTests",
      dependencies: ["MilieuEffects", "MilieuEnvironment", "MilieuTesting", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuHTMLTests", dependencies: ["MilieuEnvironment", "MilieuHTML", "MilieuRuntime", "MilieuViews"]),
    .testTarget(
      name: "MilieuWebTests",
      dependencies: ["MilieuEnvironment", "MilieuHTML", "MilieuRuntime", "MilieuViews", "MilieuWeb"]),
    .testTarget(
      name: "MilieuTests",
      dependencies: [
        "Milieu", "MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuViews", "MilieuWeb",
      ]),
    .testTarget(
      name: "CompatibilityTests", dependencies: ["CoreData", "MilieuHeadless", "SwiftData", "SwiftUI"],
      exclude: ["Surface/CoreData.txt", "Surface/SwiftData.txt", "Surface/SwiftUI.txt"]),
    .testTarget(
      name: "CompatibilitySwift5Tests", dependencies: ["Combine", "MilieuHeadless", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SwiftDataCompatibilityTests", dependencies: ["MilieuHeadless", "SwiftData", "SwiftUI"]),
    .testTarget(
      name: "CoreDataCompatibilityTests", dependencies: ["CoreData", "MilieuHeadless", "SwiftUI"],
      resources: [.copy("CoreDataTemplate.xcdatamodeld")]),
    .testTarget(name: "CombineCompatibilityTests", dependencies: ["Combine"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Combine", "CoreData", "MilieuEffectViews", "MilieuEffects", "MilieuHeadless", "MilieuTesting", "SwiftData",
        "SwiftUI",
      ], resources: [.copy("Items.xcdatamodeld")]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

// C has no Swift settings, and what stands for users' code as it is has none of ours.
let asTheyAre = [
  "CConformances", "CReferences", "CThreads", "CombineCompatibilityTests", "CompatibilitySwift5Tests",
  "CoreDataCompatibilityTests", "SwiftDataCompatibilityTests",
]

for target in package.targets where target.type != .system && !asTheyAre.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

/// Where the toolchain keeps the SwiftSyntax libraries its compiler runs on.
struct SyntaxLibraries {
  let folder: String

  /// Found from the library that describes packages, which stands beside them and is loaded into this very manifest; else from
  /// the `swift` on the path.
  static func find() -> Self {
    let marker = "/lib/swift/pm/"
    let loaded = ((try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? "").split(separator: "\n")
      .compactMap { line -> String? in
        guard let start = line.firstIndex(of: "/"), let end = line.range(of: marker) else { return nil }
        return String(line[start..<end.lowerBound])
      }
    let onPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
    }
    let folders = (loaded + onPath).map { "\($0)/lib/swift/host" }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") })
    else {
      fatalError("The toolchain has no SwiftSyntax in \(folders.joined(separator: ", ")). Use one from swift.org.")
    }
    return Self(folder: folder)
  }

  var swiftSettings: [SwiftSetting] { [.unsafeFlags(["-I", folder])] }

  var linkerSettings: [LinkerSetting] { [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])] }
}
