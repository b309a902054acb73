// swift-tools-version: 6.2
// An atlas of the world's countries, subdivisions, languages and currencies: a SwiftUI app that runs on Linux.
// Its data is Debian's iso-codes package: `apt install iso-codes`.
import PackageDescription

let package = Package(
  name: "Atlas",
  dependencies: [.package(name: "Milieu", path: "../..")],
  targets: [
    .executableTarget(name: "Atlas", dependencies: [.product(name: "SwiftUI", package: "Milieu")]),
    .testTarget(
      name: "AtlasTests",
      dependencies: [
        "Atlas", .product(name: "MilieuHeadless", package: "Milieu"),
        .product(name: "MilieuTesting", package: "Milieu"), .product(name: "SwiftUI", package: "Milieu"),
      ]),
    .testTarget(name: "AtlasBrowserTests", dependencies: ["Atlas"]),
  ],
  swiftLanguageModes: [.v5]
)
