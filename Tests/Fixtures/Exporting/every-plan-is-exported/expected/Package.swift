// swift-tools-version: 6.1

import PackageDescription

let library: [Target.Dependency] = [
  .product(name: "Library", package: "proved"),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "proved", path: "../proved")],
  targets: [
    .target(name: "WaymarkHarness"),
    .executableTarget(name: "Basics_run_5", dependencies: library),
    .testTarget(name: "Basics_out", dependencies: library + ["WaymarkHarness"]),
    .testTarget(name: "Basics_reduce", dependencies: library + ["WaymarkHarness"]),
    .testTarget(name: "Basics_run", dependencies: library + ["WaymarkHarness"]),
    .testTarget(name: "Basics_run_2", dependencies: library + ["WaymarkHarness"]),
    .testTarget(name: "Basics_run_7", dependencies: library + ["WaymarkHarness"]),
    .testTarget(name: "Basics_run_8", dependencies: library + ["WaymarkHarness"]),
    .testTarget(name: "Basics_wrong", dependencies: library + ["WaymarkHarness"]),
  ],
  swiftLanguageModes: [.v6]
)
