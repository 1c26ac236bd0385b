// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "waymark",
  products: [
    .library(name: "ComposableCore", targets: ["ComposableCore"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "ComposableUI", targets: ["ComposableUI"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .executable(name: "waymark", targets: ["waymark"]),
    .plugin(name: "WaymarkPlugin", targets: ["WaymarkPlugin"]),
  ],
  traits: SwiftSyntax.traits,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    SwiftSyntax.dependency,
  ],
  targets: library + tool + tests,
  swiftLanguageModes: [.v6]
)

/// The settings of modules that read, hash or render every article on each run. Debug builds
/// optimize them too, because the README's commands make a debug build of the tool.
var optimized: [SwiftSetting] {
  let flags = ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"]
  return [.unsafeFlags(flags, .when(configuration: .debug))]
}

/// The library that the articles teach.
var library: [Target] {
  [
    .target(
      name: "ComposableCore",
      dependencies: [
        "ComposableMacrosPlugin",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
        .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Not a part of the plug-in, because SwiftPM builds tests that depend on a plug-in for the host,
    // and then everything else a second time.
    .target(
      name: "ComposableMacros",
      dependencies: SwiftSyntax.products("SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxMacros"),
      swiftSettings: SwiftSyntax.swiftSettings,
      linkerSettings: SwiftSyntax.linkerSettings
    ),
    .macro(
      name: "ComposableMacrosPlugin",
      dependencies: ["ComposableMacros"]
        + SwiftSyntax.products("_SwiftCompilerPluginMessageHandling", "SwiftSyntaxMacros"),
      swiftSettings: SwiftSyntax.swiftSettings
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
    // Reports issues itself, because a test that forgot to set a hook would accept invalid screens.
    .target(
      name: "HeadlessUI",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")]
    ),
  ]
}

/// The tool, which proves the articles. The stages from reading to rendering don't import each
/// other, except that running uses judging.
var tool: [Target] {
  [
    .systemLibrary(
      name: "WaymarkCMark", path: "Tools/CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]
    ),
    // Only a header. The library, which belongs to the toolchain, is loaded when it is needed.
    .systemLibrary(name: "WaymarkIndexStore", path: "Tools/IndexStore"),
    .target(name: "WaymarkModel", path: "Tools/Article", swiftSettings: optimized),
    .target(
      name: "WaymarkSyntax",
      dependencies: ["WaymarkModel"]
        + SwiftSyntax.products("SwiftIDEUtils", "SwiftParser", "SwiftSyntax"),
      path: "Tools/Syntax",
      swiftSettings: SwiftSyntax.swiftSettings + optimized,
      linkerSettings: SwiftSyntax.linkerSettings
    ),
    .target(
      name: "WaymarkDocComments",
      dependencies: ["WaymarkSyntax"] + SwiftSyntax.products("SwiftParser", "SwiftSyntax"),
      path: "Tools/DocComments",
      swiftSettings: SwiftSyntax.swiftSettings + optimized,
      linkerSettings: SwiftSyntax.linkerSettings
    ),
    .target(
      name: "WaymarkMarkdown", dependencies: ["WaymarkCMark", "WaymarkModel"],
      path: "Tools/Markdown", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkReading",
      dependencies: ["WaymarkCMark", "WaymarkDocComments", "WaymarkMarkdown", "WaymarkModel"],
      path: "Tools/Reading",
      swiftSettings: SwiftSyntax.swiftSettings + optimized
    ),
    .target(
      name: "WaymarkExtracting", dependencies: ["WaymarkModel", "WaymarkSyntax"],
      path: "Tools/Extracting",
      resources: [.embedInCode("XCTest/Bridge")],
      swiftSettings: SwiftSyntax.swiftSettings + optimized
    ),
    .target(
      name: "WaymarkExporting",
      dependencies: ["WaymarkModel"] + SwiftSyntax.products("SwiftParser", "SwiftSyntax"),
      path: "Tools/Exporting",
      resources: [.embedInCode("Harness")],
      swiftSettings: SwiftSyntax.swiftSettings,
      linkerSettings: SwiftSyntax.linkerSettings
    ),
    audit("WaymarkBlocks", "Blocks", ["WaymarkSyntax"]),
    audit("WaymarkInterfaces", "Interfaces", ["WaymarkBlocks", "WaymarkModel"]),
    audit("WaymarkClaims", "Claims", ["WaymarkBlocks", "WaymarkModel"]),
    audit(
      "WaymarkContexts", "Contexts",
      ["WaymarkBlocks", "WaymarkClaims", "WaymarkInterfaces", "WaymarkModel", "WaymarkSyntax"]
    ),
    .target(
      name: "WaymarkAuditing",
      dependencies: ["WaymarkBlocks", "WaymarkClaims", "WaymarkContexts", "WaymarkModel"],
      path: "Tools/Auditing/Findings", swiftSettings: SwiftSyntax.swiftSettings
    ),
    .target(
      name: "WaymarkMutating",
      dependencies: ["WaymarkModel"] + SwiftSyntax.products("SwiftParser", "SwiftSyntax"),
      path: "Tools/Mutating",
      swiftSettings: SwiftSyntax.swiftSettings,
      linkerSettings: SwiftSyntax.linkerSettings
    ),
    .target(
      name: "WaymarkSystem",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Tools/System"
    ),
    .target(
      name: "WaymarkCaching", dependencies: ["WaymarkSystem"], path: "Tools/Caching",
      swiftSettings: optimized
    ),
    .target(
      name: "WaymarkPackages", dependencies: ["WaymarkCaching", "WaymarkSystem"],
      path: "Tools/Packages"
    ),
    .target(
      name: "WaymarkPreviewing",
      dependencies: [
        "WaymarkSystem",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Tools/Previewing",
      resources: [.embedInCode("Script/preview.js")]
    ),
    .target(
      name: "WaymarkLanguageServer", dependencies: ["WaymarkModel"], path: "Tools/LanguageServer"
    ),
    .target(
      name: "WaymarkReporting", dependencies: ["WaymarkCaching", "WaymarkModel"],
      path: "Tools/Reporting"
    ),
    .target(name: "WaymarkJudging", dependencies: ["WaymarkModel"], path: "Tools/Judging"),
    .target(
      name: "WaymarkCompilerOutput", dependencies: ["WaymarkIndexStore", "WaymarkJudging"],
      path: "Tools/CompilerOutput"
    ),
    .target(
      name: "WaymarkRunning",
      dependencies: [
        "WaymarkCaching", "WaymarkCompilerOutput", "WaymarkJudging", "WaymarkModel",
        "WaymarkPackages", "WaymarkSystem",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Tools/Running",
      resources: [.embedInCode("Harness")]
    ),
    .target(
      name: "WaymarkMarkup",
      dependencies: ["WaymarkModel"],
      path: "Tools/Rendering/Markup", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkDrawing",
      dependencies: ["WaymarkMarkup", "WaymarkModel"],
      path: "Tools/Rendering/Drawing", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkLinking",
      dependencies: ["WaymarkMarkup", "WaymarkModel"],
      path: "Tools/Rendering/Linking", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkProse",
      dependencies: ["WaymarkLinking", "WaymarkMarkup", "WaymarkModel"],
      path: "Tools/Rendering/Prose", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkBook",
      dependencies: [
        "WaymarkDrawing", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel", "WaymarkProse",
      ],
      path: "Tools/Rendering/Book", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkProofPages",
      dependencies: [
        "WaymarkBook", "WaymarkDrawing", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel",
      ],
      path: "Tools/Rendering/Proofs", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkReference",
      dependencies: [
        "WaymarkBook", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel", "WaymarkProse",
      ],
      path: "Tools/Rendering/Reference", swiftSettings: optimized
    ),
    .target(
      name: "WaymarkRendering",
      dependencies: [
        "WaymarkBook", "WaymarkDrawing", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel",
        "WaymarkProofPages", "WaymarkProse", "WaymarkReference",
      ],
      path: "Tools/Rendering/Site",
      resources: [.embedInCode("Assets")],
      swiftSettings: optimized
    ),
    .target(
      name: "WaymarkProject",
      dependencies: [
        "WaymarkCaching", "WaymarkMarkup", "WaymarkModel", "WaymarkReading", "WaymarkSystem",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Yams", package: "Yams"),
      ],
      path: "Tools/Project", swiftSettings: SwiftSyntax.swiftSettings
    ),
    .target(
      name: "WaymarkOutcomes",
      dependencies: [
        "WaymarkBook", "WaymarkCaching", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel",
        "WaymarkPackages", "WaymarkProject", "WaymarkRendering", "WaymarkReporting",
        "WaymarkSyntax", "WaymarkSystem",
      ],
      path: "Tools/Outcomes", swiftSettings: SwiftSyntax.swiftSettings
    ),
    .target(
      name: "WaymarkAuditRuns",
      dependencies: [
        "WaymarkAuditing", "WaymarkBook", "WaymarkCaching", "WaymarkContexts", "WaymarkExtracting",
        "WaymarkInterfaces", "WaymarkModel", "WaymarkOutcomes", "WaymarkPackages",
        "WaymarkProject", "WaymarkReading", "WaymarkRunning", "WaymarkSyntax", "WaymarkSystem",
      ],
      path: "Tools/Auditing/Runs", swiftSettings: SwiftSyntax.swiftSettings
    ),
    .target(
      name: "WaymarkProving",
      dependencies: [
        "WaymarkAuditRuns", "WaymarkBook", "WaymarkCaching", "WaymarkExtracting", "WaymarkJudging",
        "WaymarkLanguageServer", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel",
        "WaymarkMutating", "WaymarkOutcomes", "WaymarkPackages", "WaymarkPreviewing",
        "WaymarkProject", "WaymarkReading", "WaymarkRunning", "WaymarkSyntax", "WaymarkSystem",
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      path: "Tools/Proving", swiftSettings: SwiftSyntax.swiftSettings
    ),
    .target(
      name: "WaymarkCommand",
      dependencies: [
        "WaymarkAuditing", "WaymarkAuditRuns", "WaymarkCaching", "WaymarkExporting",
        "WaymarkLanguageServer", "WaymarkLinking", "WaymarkModel", "WaymarkMutating",
        "WaymarkOutcomes", "WaymarkPackages", "WaymarkPreviewing", "WaymarkProject",
        "WaymarkProving", "WaymarkReporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/Command", swiftSettings: SwiftSyntax.swiftSettings
    ),
    .plugin(
      name: "WaymarkPlugin",
      capability: .command(
        intent: .custom(verb: "waymark", description: "Proves the Swift in documentation."),
        permissions: [
          .writeToPackageDirectory(
            reason: "'build', 'extract', 'new' and 'init' write files; results are kept in .build.")
        ]),
      // Doesn't depend on the tool, because SwiftPM would then compile the tool a second time.
      path: "Tools/Plugin"
    ),
    .executableTarget(
      name: "waymark", dependencies: ["WaymarkCommand"], path: "Tools/waymark",
      swiftSettings: SwiftSyntax.swiftSettings
    ),
  ]
}

/// A module for audits of documents that were written for readers only.
func audit(_ name: String, _ folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies + SwiftSyntax.products("SwiftParser", "SwiftSyntax"),
    path: "Tools/Auditing/\(folder)",
    swiftSettings: SwiftSyntax.swiftSettings,
    linkerSettings: SwiftSyntax.linkerSettings
  )
}

/// One suite per folder above. `WAYMARK_TESTS` builds only some of them, for quick builds while you
/// work on one part: `tool`, `library`, or names such as `Reading,Rendering`.
var tests: [Target] {
  switch ProcessInfo.processInfo.environment["WAYMARK_TESTS"] {
  case nil, "": toolTests + libraryTests
  case "tool": toolTests
  case "library": libraryTests
  case let names?:
    (toolTests + libraryTests).filter { suite in
      !suite.isTest || names.split(separator: ",").contains { suite.name == $0 + "Tests" }
    }
  }
}

var toolTests: [Target] {
  [
    .testTarget(name: "ArticleTests", dependencies: ["WaymarkModel"]),
    .testTarget(
      name: "SyntaxTests", dependencies: ["WaymarkModel", "WaymarkSyntax"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "DocCommentsTests", dependencies: ["WaymarkDocComments"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "ReadingTests",
      dependencies: [
        "WaymarkCMark", "WaymarkDocComments", "WaymarkMarkdown", "WaymarkModel", "WaymarkReading",
        "WaymarkSamples",
      ],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "ExtractingTests",
      dependencies: ["WaymarkExtracting", "WaymarkModel", "WaymarkSamples", "WaymarkSyntax"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    // The code that an exported package contains besides its examples, as a module of its own.
    .target(name: "WaymarkExportedHarness", path: "Tools/Exporting/Harness"),
    .testTarget(
      name: "ExportingTests",
      dependencies: [
        "WaymarkExportedHarness", "WaymarkExporting", "WaymarkExtracting", "WaymarkModel",
        "WaymarkReading", "WaymarkSamples",
      ],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "AuditingTests",
      dependencies: [
        "WaymarkAuditing", "WaymarkBlocks", "WaymarkClaims", "WaymarkContexts", "WaymarkInterfaces",
        "WaymarkModel", "WaymarkReading",
      ],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "MutatingTests", dependencies: ["WaymarkModel", "WaymarkMutating"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "PreviewingTests",
      dependencies: ["WaymarkPreviewing", .product(name: "FlyingFox", package: "FlyingFox")]
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "WaymarkExtracting", "WaymarkLanguageServer", "WaymarkModel", "WaymarkReading",
      ],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(name: "ReportingTests", dependencies: ["WaymarkModel", "WaymarkReporting"]),
    .testTarget(name: "SystemTests", dependencies: ["WaymarkSystem"]),
    // Servers of shared caches, some of them hostile.
    .target(name: "WaymarkTestServers", path: "Tests/Servers"),
    .testTarget(
      name: "CachingTests", dependencies: ["WaymarkCaching", "WaymarkSystem", "WaymarkTestServers"]
    ),
    .testTarget(
      name: "PackagesTests", dependencies: ["WaymarkCaching", "WaymarkPackages", "WaymarkSystem"]
    ),
    // Examples for the tests of the modules that judge and run them, and recorded fixtures.
    .target(name: "WaymarkSamples", dependencies: ["WaymarkModel"], path: "Tests/Samples"),
    .testTarget(name: "JudgingTests", dependencies: ["WaymarkSamples", "WaymarkJudging", "WaymarkModel"]),
    .testTarget(
      name: "CompilerOutputTests",
      dependencies: ["WaymarkCompilerOutput", "WaymarkJudging", "WaymarkSystem"]
    ),
    .testTarget(
      name: "RunningTests",
      dependencies: [
        "WaymarkSamples", "WaymarkCaching", "WaymarkCompilerOutput", "WaymarkJudging",
        "WaymarkModel", "WaymarkPackages", "WaymarkRunning", "WaymarkSystem",
      ]
    ),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "WaymarkBook", "WaymarkDrawing", "WaymarkLinking", "WaymarkMarkup", "WaymarkModel",
        "WaymarkProofPages", "WaymarkReference", "WaymarkRendering", "WaymarkSamples",
      ]
    ),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["WaymarkCaching", "WaymarkMarkup", "WaymarkModel", "WaymarkProject"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "OutcomesTests",
      dependencies: ["WaymarkModel", "WaymarkOutcomes", "WaymarkProject"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "ProvingTests", dependencies: ["WaymarkModel", "WaymarkProving"],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "WaymarkCommand", "WaymarkLanguageServer", "WaymarkModel", "WaymarkMutating",
        "WaymarkProject", "WaymarkTestServers",
      ],
      swiftSettings: SwiftSyntax.swiftSettings
    ),
  ]
}

var libraryTests: [Target] {
  [
    .target(
      name: "IssueRecording",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      path: "Tests/IssueRecording"
    ),
    .target(name: "LibraryCompiling", path: "Tests/LibraryCompiling"),
    .testTarget(
      name: "ComposableCoreTests",
      dependencies: [
        "ComposableCore", "ComposableTesting", "IssueRecording", "LibraryCompiling",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: ["ComposableMacros"]
        + SwiftSyntax.products(
          "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
          "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros"),
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    // The compiler treats the expansion of a macro as a part of the author's module, so it must
    // compile without warnings.
    .testTarget(
      name: "MacroShapesTests",
      dependencies: ["ComposableCore", "ComposableTesting", "IssueRecording"],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    // Exports the symbol through which a test store reports its assertions to the tool.
    .testTarget(
      name: "ComposableTestingTests",
      dependencies: [
        "ComposableCore", "ComposableTesting", "IssueRecording",
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
        "ComposableCore", "ComposableTesting", "ComposableUI", "HeadlessUI", "IssueRecording",
        "LibraryCompiling",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Small programs as their authors write them, each with its tests.
    .testTarget(
      name: "ProgramTests", dependencies: ["ComposableTesting", "ComposableUI", "HeadlessUI"]
    ),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: [
        "HeadlessUI", "IssueRecording",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
  ]
}

/// SwiftSyntax in one of two forms: the toolchain's own libraries or the swift-syntax package.
///
/// The toolchain's libraries are optimized, have exactly the compiler's version and need no build.
/// Two traits select the form: `ToolchainSwiftSyntax`, the default, and `PackageSwiftSyntax`, the
/// default where the toolchain has no such libraries or `WAYMARK_SWIFT_SYNTAX=package` is set.
///
/// A package that uses swift-syntax itself has to ask for `traits: ["PackageSwiftSyntax"]`, because
/// SwiftPM puts all modules of a build into one folder, where the package's hide the toolchain's.
enum SwiftSyntax {
  private static let toolchain = "ToolchainSwiftSyntax"
  private static let package = "PackageSwiftSyntax"

  static var traits: Set<Trait> {
    [
      .default(enabledTraits: [isPackageDefault ? package : toolchain]),
      .trait(name: toolchain, description: "Uses the SwiftSyntax that comes with the toolchain."),
      .trait(name: package, description: "Builds the swift-syntax package."),
    ]
  }

  static var dependency: Package.Dependency {
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")
  }

  static func products(_ names: String...) -> [Target.Dependency] {
    names.map {
      .product(name: $0, package: "swift-syntax", condition: .when(traits: [package]))
    }
  }

  /// The settings for each target that imports one of the modules, or a module that does.
  static var swiftSettings: [SwiftSetting] {
    folder.map { [.unsafeFlags(["-I", $0], .when(traits: [toolchain]))] } ?? []
  }

  /// The settings for each target that imports one of the modules. Targets that link it inherit
  /// them.
  static var linkerSettings: [LinkerSetting] {
    folder.map {
      [
        .unsafeFlags(
          ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0], .when(traits: [toolchain]))
      ]
    } ?? []
  }

  private static var isPackageDefault: Bool {
    folder == nil || ProcessInfo.processInfo.environment["WAYMARK_SWIFT_SYNTAX"] == "package"
  }

  /// The folder of the toolchain's libraries; nil if it has none.
  private static let folder: String? = {
    // Not found through PATH: `swift` may be a link, or a shim of a version manager. The Swift
    // runtime that this manifest runs with is the toolchain's.
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile(),
      let runtime = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        .first(where: { $0.hasSuffix("/libswiftCore.so") }),
      let path = runtime.firstIndex(of: "/")
    else { return nil }
    let host = URL(fileURLWithPath: String(runtime[path...]))
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("host").path
    let isComplete = FileManager.default.fileExists(
      atPath: host + "/libSwiftSyntaxMacroExpansion.so")
    return isComplete ? host : nil
  }()
}
