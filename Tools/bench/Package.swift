// swift-tools-version: 6.3

import PackageDescription

// This is a separate package, so that a build of Waymark doesn't build the benchmarks.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .executableTarget(
      name: "LibraryFigures",
      dependencies: [
        .product(name: "ComposableCore", package: "waymark"),
        .product(name: "ComposableTesting", package: "waymark"),
      ],
      path: "Figures"
    )
  ],
  swiftLanguageModes: [.v6]
)
