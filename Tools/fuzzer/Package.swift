// swift-tools-version: 6.3

import PackageDescription

// This is a separate package, so that a build of Waymark doesn't contain the fuzzer. Its modules
// are those of the tool, compiled with the fuzzer's instrumentation. Build it with Tools/fuzz.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

let package = Package(
  name: "fuzzer",
  dependencies: [
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    .systemLibrary(name: "WaymarkCMark", path: "Sources/CMark", pkgConfig: "libcmark"),
    .target(name: "WaymarkModel", path: "Sources/Article", swiftSettings: instrumented),
    .systemLibrary(name: "WaymarkIndexStore", path: "Sources/IndexStore"),
    .target(
      name: "WaymarkTokens", dependencies: ["WaymarkModel"], path: "Sources/Tokens",
      swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkSyntax", dependencies: ["WaymarkModel", "WaymarkTokens"],
      path: "Sources/Syntax", swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkDocComments", dependencies: ["WaymarkModel", "WaymarkTokens"],
      path: "Sources/DocComments",
      swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkMarkdown", dependencies: ["WaymarkCMark", "WaymarkModel"],
      path: "Sources/Markdown", swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkReading",
      dependencies: ["WaymarkCMark", "WaymarkDocComments", "WaymarkMarkdown", "WaymarkModel"],
      path: "Sources/Reading", swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkGrouping", dependencies: ["WaymarkModel"], path: "Sources/Grouping",
      swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkExtracting",
      dependencies: ["WaymarkGrouping", "WaymarkModel", "WaymarkSyntax", "WaymarkTokens"],
      path: "Sources/Extracting", resources: [.embedInCode("XCTest/Bridge")],
      swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkSystem",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/System", swiftSettings: instrumented
    ),
    .target(name: "WaymarkHashing", path: "Sources/Hashing", swiftSettings: instrumented),
    .target(
      name: "WaymarkCaching", dependencies: ["WaymarkHashing", "WaymarkSystem"],
      path: "Sources/Caching", swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkPackages",
      dependencies: ["WaymarkCaching", "WaymarkHashing", "WaymarkSystem"],
      path: "Sources/Packages", swiftSettings: instrumented
    ),
    .target(name: "WaymarkMatching", path: "Sources/Matching", swiftSettings: instrumented),
    .target(
      name: "WaymarkResults", dependencies: ["WaymarkModel"], path: "Sources/Results",
      swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkJudging",
      dependencies: ["WaymarkMatching", "WaymarkModel", "WaymarkResults"],
      path: "Sources/Judging", swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkCompilerOutput",
      dependencies: ["WaymarkIndexStore", "WaymarkResults", "WaymarkSystem"],
      path: "Sources/CompilerOutput", swiftSettings: instrumented
    ),
    .target(
      name: "WaymarkRunning",
      dependencies: [
        "WaymarkCaching", "WaymarkCompilerOutput", "WaymarkHashing", "WaymarkModel",
        "WaymarkPackages", "WaymarkResults", "WaymarkSystem",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Running",
      resources: [.embedInCode("Harness")],
      swiftSettings: instrumented
    ),
    // The tests use the same invariants to replay the corpus.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "WaymarkCompilerOutput", "WaymarkExtracting", "WaymarkJudging", "WaymarkMarkdown",
        "WaymarkModel", "WaymarkReading", "WaymarkResults", "WaymarkRunning", "WaymarkSyntax",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
