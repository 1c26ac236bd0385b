// swift-tools-version: 6.3

import PackageDescription

// This is a separate package, so that a build of Waymark doesn't contain the fuzzer. Its modules
// are those of the tool, compiled with the fuzzer's instrumentation. Build it with Tools/fuzz.
let package = Package(
  name: "fuzzer",
  dependencies: [
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    .systemLibrary(name: "WaymarkCMark", path: "Sources/CMark", pkgConfig: "libcmark"),
    .systemLibrary(name: "WaymarkIndexStore", path: "Sources/IndexStore"),
    module("Model"),
    module("Tokens", uses: "Model"),
    module("Syntax", uses: "Model Tokens"),
    module("DocComments", uses: "Model Tokens"),
    module("Markdown", uses: "CMark Model"),
    module("Reading", uses: "CMark DocComments Markdown Model"),
    module("Grouping", uses: "Model"),
    module(
      "Extracting", uses: "Grouping Hashing Model Syntax Tokens",
      resources: [.embedInCode("XCTest/Bridge")]
    ),
    module("Hashing"),
    module("System", uses: "Model", products: [subprocess, systemPackage]),
    module("Caching", uses: "Hashing System"),
    module("Headers", uses: "Model System"),
    module("Packages", uses: "Caching Hashing Headers Model System"),
    module("Matching", uses: "Model"),
    module("Results", uses: "Model"),
    module("Judging", uses: "Matching Model Results"),
    module("CompilerOutput", uses: "IndexStore Results System"),
    module(
      "Running", uses: "Caching CompilerOutput Hashing Model Packages Results System",
      products: [systemPackage], resources: [.embedInCode("Harness")]
    ),
    // The tests use the same invariants to replay the corpus.
    .executableTarget(
      name: "Fuzz",
      dependencies: targets(
        "CompilerOutput Extracting Judging Markdown Model Reading Results Running Syntax")
    ),
  ],
  swiftLanguageModes: [.v6]
)

var subprocess: Target.Dependency { .product(name: "Subprocess", package: "swift-subprocess") }
var systemPackage: Target.Dependency { .product(name: "SystemPackage", package: "swift-system") }

/// Returns the target of a module of the tool. `name` and the names in `modules` omit the prefix
/// `Waymark`.
func module(
  _ name: String, uses modules: String = "", products: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: "Waymark" + name, dependencies: targets(modules) + products,
    path: "Sources/" + name, resources: resources,
    swiftSettings: [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]
  )
}

func targets(_ modules: String) -> [Target.Dependency] {
  modules.split(separator: " ").map { .target(name: "Waymark" + $0) }
}
