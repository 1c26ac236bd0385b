// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "waymark",
  products: [
    .library(name: "ComposableCore", targets: ["ComposableCore"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "ComposableUI", targets: ["ComposableUI"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .executable(name: "waymark", targets: ["waymark"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: library + tool + tests + measurements,
  swiftLanguageModes: [.v6]
)

/// What the articles teach.
var library: [Target] {
  [
    .target(
      name: "ComposableCore",
      dependencies: [
        "ComposableMacros",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .macro(
      name: "ComposableMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "ComposableTesting",
      dependencies: [
        "ComposableCore",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "ComposableUI",
      dependencies: [
        "ComposableCore", "HeadlessUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Reports issues itself: a hook that a test forgot to set would let invalid screens pass.
    .target(
      name: "HeadlessUI",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")]
    ),
  ]
}

/// What turns articles into proof. No stage imports another.
var tool: [Target] {
  [
    .systemLibrary(
      name: "CMark", path: "Tools/CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    .target(name: "Article", path: "Tools/Article"),
    .target(name: "Reading", dependencies: ["Article", "CMark"], path: "Tools/Reading"),
    .target(
      name: "Extracting",
      dependencies: [
        "Article",
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Tools/Extracting"
    ),
    .target(
      name: "Running",
      dependencies: [
        "Article",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Tools/Running",
      resources: [.embedInCode("Harness")]
    ),
    .target(
      name: "Rendering",
      dependencies: ["Article", .product(name: "Mustache", package: "swift-mustache")],
      path: "Tools/Rendering",
      resources: [.embedInCode("Templates")]
    ),
    .target(
      name: "Command",
      dependencies: [
        "Article", "Extracting", "Reading", "Rendering", "Running",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      path: "Tools/Command"
    ),
    .executableTarget(name: "waymark", dependencies: ["Command"], path: "Tools/waymark"),
  ]
}

/// One suite per folder above.
var tests: [Target] {
  [
    .testTarget(name: "ArticleTests", dependencies: ["Article"]),
    .testTarget(name: "ReadingTests", dependencies: ["Article", "CMark", "Reading"]),
    .testTarget(name: "ExtractingTests", dependencies: ["Article", "Extracting"]),
    .testTarget(name: "RunningTests", dependencies: ["Article", "Running"]),
    .testTarget(name: "RenderingTests", dependencies: ["Article", "Rendering"]),
    .testTarget(name: "CommandTests", dependencies: ["Article", "Command"]),
    .testTarget(
      name: "ComposableCoreTests",
      dependencies: [
        "ComposableCore", "ComposableTesting",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: [
        "ComposableMacros",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
    // What macros write in the author's module is compiled by the author's rules, the strictest too.
    .testTarget(
      name: "MacroShapesTests",
      dependencies: ["ComposableCore", "ComposableTesting"],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    // Exports the symbol by which a test store tells the tool what it asserted.
    .testTarget(
      name: "ComposableTestingTests",
      dependencies: [
        "ComposableCore", "ComposableTesting",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--export-dynamic-symbol=waymark_expectation_checked"],
          .when(platforms: [.linux])
        )
      ]
    ),
    .testTarget(
      name: "ComposableUITests",
      dependencies: [
        "ComposableCore", "ComposableTesting", "ComposableUI", "HeadlessUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: [
        "HeadlessUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
  ]
}

/// What Tools/bench runs.
var measurements: [Target] {
  [
    .executableTarget(
      name: "LibraryFigures",
      dependencies: ["ComposableCore", "ComposableTesting"],
      path: "Tools/bench/Figures"
    )
  ]
}
