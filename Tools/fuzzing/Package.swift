// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that a build of Waymark has no fuzzer in it. Its modules are those of the
// tool, compiled with the fuzzer's instrumentation. Build it with Tools/fuzz.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

let package = Package(
  name: "fuzzing",
  dependencies: [
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    .systemLibrary(name: "CMark", pkgConfig: "libcmark"),
    .target(name: "Article", swiftSettings: instrumented),
    .target(name: "Reading", dependencies: ["Article", "CMark"], swiftSettings: instrumented),
    .target(name: "Extracting", dependencies: ["Article"], swiftSettings: instrumented),
    .target(
      name: "Running",
      dependencies: [
        "Article",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [.embedInCode("Harness")],
      swiftSettings: instrumented
    ),
    // The laws are those that the tests replay the corpus with.
    .executableTarget(
      name: "Fuzz", dependencies: ["Article", "Extracting", "Reading", "Running"]),
  ],
  swiftLanguageModes: [.v6]
)
