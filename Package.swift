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

/// The library that the articles teach.
var library: [Target] {
  [
    .target(
      name: "ComposableCore",
      dependencies: dependencies(
        "ComposableMacrosPlugin CustomDump IssueReporting OrderedCollections XCTestDynamicOverlay")
    ),
    // This isn't part of the plugin, because SwiftPM builds tests that depend on a plugin for the
    // host, and then builds everything else a second time.
    .target(
      name: "ComposableMacros",
      dependencies: dependencies("SwiftDiagnostics SwiftSyntax SwiftSyntaxMacros"),
      swiftSettings: SwiftSyntax.swiftSettings,
      linkerSettings: SwiftSyntax.linkerSettings
    ),
    .macro(
      name: "ComposableMacrosPlugin",
      dependencies: dependencies(
        "ComposableMacros SwiftSyntaxMacros _SwiftCompilerPluginMessageHandling"),
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    .target(
      name: "ComposableTesting",
      dependencies: dependencies(
        "ComposableCore CustomDump IssueReporting IssueReportingTestSupport")
    ),
    .target(
      name: "ComposableUI",
      dependencies: dependencies("ComposableCore HeadlessUI IssueReporting")
    ),
    // This module reports issues itself, because a test that forgot to set a hook would accept
    // invalid screens.
    .target(name: "HeadlessUI", dependencies: dependencies("IssueReporting")),
  ]
}

/// The tool, which proves the articles. Modules are listed in the order of their dependencies: each
/// imports only modules that are listed before it.
var tool: [Target] {
  [
    .systemLibrary(
      name: "WaymarkCMark", path: "Tools/CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]
    ),
    // This module contains only a header. The library is part of the toolchain, and is loaded when
    // it's needed.
    .systemLibrary(name: "WaymarkIndexStore", path: "Tools/IndexStore"),
    .systemLibrary(name: "WaymarkCLibrary", path: "Tools/CLibrary"),
    module("Hashing", isOptimized: true),
    module("Model", isOptimized: true),
    module("Tokens", uses: "Model SwiftIDEUtils SwiftSyntax", isOptimized: true),
    module("Syntax", uses: "Model SwiftParser SwiftSyntax Tokens", isOptimized: true),
    module("DocComments", uses: "Model SwiftParser SwiftSyntax Tokens", isOptimized: true),
    module("Markdown", uses: "CMark Model", isOptimized: true),
    module("Reading", uses: "CMark DocComments Markdown Model", isOptimized: true),
    module("Grouping", uses: "Model", isOptimized: true),
    module(
      "Extracting", uses: "Grouping Hashing Model Syntax Tokens",
      resources: [.embedInCode("XCTest/Bridge")], isOptimized: true
    ),
    module("Exporting", uses: "Model Syntax", resources: [.embedInCode("Harness")]),
    module(
      "System", uses: "CLibrary Model Subprocess SystemPackage", isOptimized: true),
    module("Caching", uses: "Hashing System", isOptimized: true),
    module("Headers", uses: "Model System", isOptimized: true),
    module("Packages", uses: "Caching Hashing Headers Model System"),
    module("Matching", uses: "Model"),
    module("Results", uses: "Model"),
    module("Judging", uses: "Matching Model Results"),
    module("CompilerOutput", uses: "IndexStore Results System"),
    module(
      "Running", uses: "Caching CompilerOutput Hashing Model Packages Results System SystemPackage",
      resources: [.embedInCode("Harness")]
    ),
    module(
      "Names", in: "Auditing/Names", uses: "Model SwiftSyntax Tokens", isOptimized: true),
    module(
      "Blocks", in: "Auditing/Blocks", uses: "Model Names SwiftParser SwiftSyntax Tokens",
      isOptimized: true
    ),
    module(
      "Interfaces", in: "Auditing/Interfaces",
      uses: "Blocks Model Names SwiftParser SwiftSyntax Tokens", isOptimized: true
    ),
    module("Claims", in: "Auditing/Claims", uses: "Blocks Model", isOptimized: true),
    module(
      "Contexts", in: "Auditing/Contexts",
      uses: "Blocks Claims Hashing Interfaces Model Names Syntax",
      isOptimized: true
    ),
    module("Findings", in: "Auditing/Findings", uses: "Blocks Claims Contexts Markdown Model"),
    module(
      "Failures", in: "Auditing/Failures",
      uses: "Blocks Claims Contexts Findings Interfaces Model Names"
    ),
    module(
      "Classifying", in: "Auditing/Classifying",
      uses: "Blocks Claims Contexts Failures Findings Interfaces Model Names"
    ),
    module("Mutating", uses: "Model SwiftParser SwiftSyntax"),
    module("Markup", in: "Rendering/Markup", uses: "Hashing Model", isOptimized: true),
    module("Drawing", in: "Rendering/Drawing", uses: "Markup Model", isOptimized: true),
    module("Linking", in: "Rendering/Linking", uses: "Markup Model", isOptimized: true),
    module("Prose", in: "Rendering/Prose", uses: "Linking Markup Model", isOptimized: true),
    module(
      "Book", in: "Rendering/Book", uses: "Drawing Hashing Linking Markup Model Prose",
      isOptimized: true
    ),
    module(
      "ProofPages", in: "Rendering/Proofs", uses: "Book Drawing Linking Markup Model",
      isOptimized: true
    ),
    module(
      "Reference", in: "Rendering/Reference", uses: "Book Linking Markup Model Prose",
      isOptimized: true
    ),
    module(
      "Rendering", in: "Rendering/Site",
      uses: "Book Drawing Hashing Linking Markup Model ProofPages Prose Reference",
      resources: [.embedInCode("Assets")], isOptimized: true
    ),
    module(
      "Previewing", uses: "FlyingFox FlyingSocks System",
      resources: [.embedInCode("Script/preview.js")]
    ),
    module("LanguageServer", uses: "Model System"),
    module("Reporting", uses: "Hashing Model"),
    module("Project", uses: "Model Reading System SystemPackage Yams", isOptimized: true),
    module("OutputFolders", uses: "Hashing Model Project System", isOptimized: true),
    module(
      "Outcomes",
      uses: """
        Book Caching Hashing Linking Markup Model OutputFolders Packages Project Rendering
        Reporting Syntax System
        """, isOptimized: true
    ),
    module(
      "AuditRuns",
      uses: """
        Blocks Caching Classifying Contexts Extracting Findings Hashing Interfaces Judging Markdown
        Model Outcomes Packages Project Reading Results Running Syntax System
        """
    ),
    module(
      "Proving",
      uses: """
        Book Caching Extracting Grouping Hashing HeapModule Judging LanguageServer Linking Markup
        Model Mutating Outcomes Packages Previewing Project Reading Results Running Syntax System
        """
    ),
    module(
      "Command",
      uses: """
        ArgumentParser AuditRuns Caching Exporting Findings LanguageServer Linking Model Mutating
        Outcomes OutputFolders Packages Previewing Project Proving Reading Reporting System
        """
    ),
    .plugin(
      name: "WaymarkPlugin",
      capability: .command(
        intent: .custom(verb: "waymark", description: "Proves the Swift in documentation."),
        permissions: [
          .writeToPackageDirectory(
            reason: "Commands such as 'build' and 'fix' write files. Results are cached in .build.")
        ]),
      // The plugin doesn't depend on the tool, because SwiftPM would then compile the tool a
      // second time.
      path: "Tools/Plugin"
    ),
    .executableTarget(
      name: "waymark", dependencies: ["WaymarkCommand"], path: "Tools/waymark",
      swiftSettings: SwiftSyntax.swiftSettings
    ),
  ]
}

/// Returns the target of a module of the tool.
///
/// - Parameters:
///   - name: The module's name without its prefix, `Waymark`.
///   - folder: The folder in `Tools`; the folder with the module's name if nil.
///   - modules: The modules that the module imports, except for those of the toolchain, separated
///     by spaces. The names of modules of the tool omit the prefix.
///   - isOptimized: Whether debug builds also optimize the module. Modules that read, hash, or
///     render every article on each run are optimized, because the README's commands make a debug
///     build.
func module(
  _ name: String, in folder: String? = nil, uses modules: String = "",
  resources: [Resource] = [], isOptimized: Bool = false
) -> Target {
  let optimized = ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"]
  return .target(
    name: "Waymark" + name, dependencies: dependencies(modules, prefix: "Waymark"),
    path: "Tools/" + (folder ?? name), resources: resources,
    swiftSettings: SwiftSyntax.swiftSettings
      + (isOptimized ? [.unsafeFlags(optimized, .when(configuration: .debug))] : []),
    linkerSettings: linkerSettings(modules)
  )
}

/// Returns the settings for a target that imports some modules, whose names are separated by spaces.
func linkerSettings(_ modules: String) -> [LinkerSetting] {
  modules.contains("SwiftSyntax") ? SwiftSyntax.linkerSettings : []
}

/// The targets of the tests. For quick builds while you work on one part, set the environment
/// variable `WAYMARK_TESTS` to `tool`, to `library`, or to the names of test targets without `Tests`,
/// such as `Reading,Rendering`.
var tests: [Target] {
  switch ProcessInfo.processInfo.environment["WAYMARK_TESTS"] {
  case nil, "": testSupport + toolTests + libraryTests
  case "tool": testSupport + toolTests
  case "library": testSupport + libraryTests
  case let names?:
    (testSupport + toolTests + libraryTests).filter { suite in
      !suite.isTest || names.split(separator: ",").contains { suite.name == $0 + "Tests" }
    }
  }
}

/// The targets that the tests of both the tool and the library use.
var testSupport: [Target] {
  [
    // Runs programs for tests.
    .target(
      name: "WaymarkChildProcesses",
      dependencies: dependencies("Subprocess SystemPackage"), path: "Tests/ChildProcesses"
    )
  ]
}

var toolTests: [Target] {
  [
    // Checks the files of the repository: their sizes, the modules that they import, and fixtures.
    suite("Repository", uses: "SwiftParser SwiftSyntax"),
    suite("Model", uses: "Model"),
    suite("Syntax", uses: "Model Syntax Tokens"),
    suite("DocComments", uses: "DocComments"),
    suite("Markdown", uses: "Markdown Model"),
    suite("Reading", uses: "CMark DocComments Markdown Model Reading Samples"),
    suite("Grouping", uses: "Grouping Model"),
    suite("Extracting", uses: "Extracting Grouping Model Samples Syntax"),
    // The code that an exported package contains in addition to its examples.
    .target(name: "WaymarkExportedHarness", path: "Tools/Exporting/Harness"),
    suite("Exporting", uses: "ExportedHarness Exporting Extracting Model Reading Samples"),
    suite(
      "Auditing",
      uses: "Blocks Claims Classifying Contexts Failures Findings Interfaces Model Reading"
    ),
    suite(
      "AuditRuns",
      uses: """
        AuditRuns Blocks Claims Contexts Findings Hashing Interfaces Model Project Reading Samples
        Syntax
        """
    ),
    suite("Mutating", uses: "Model Mutating"),
    suite("Previewing", uses: "FlyingFox Previewing"),
    suite(
      "LanguageServer", uses: "Extracting LanguageServer Model Reading System",
      excluding: ["never-reading"]),
    suite("Reporting", uses: "ChildProcesses Model Reporting", excluding: ["read.py"]),
    suite("System", uses: "System"),
    // Servers of shared caches, some of them hostile.
    .target(
      name: "WaymarkTestServers", dependencies: ["WaymarkChildProcesses"], path: "Tests/Servers"),
    suite("Hashing", uses: "Hashing"),
    suite("Caching", uses: "Caching Hashing System TestServers"),
    suite("Headers", uses: "Headers TestFolders"),
    suite("Packages", uses: "Caching Packages System"),
    // Has the packages that tests build share the compiled headers of the system.
    .target(name: "WaymarkSharedModules", path: "Tests/SharedModules"),
    // Examples and recorded fixtures for the tests of the modules that judge and run examples.
    .target(name: "WaymarkSamples", dependencies: ["WaymarkModel"], path: "Tests/Samples"),
    suite("Matching", uses: "Matching"),
    suite("Judging", uses: "Judging Model Results Samples"),
    suite("CompilerOutput", uses: "CompilerOutput Results System"),
    suite(
      "Running",
      uses: """
        Caching CompilerOutput Judging Model Packages Results Running Samples SharedModules System
        """
    ),
    suite(
      "Rendering",
      uses: """
        Book ChildProcesses Drawing Hashing Linking Markup Model ProofPages Reference Rendering
        Samples
        """
    ),
    // Folders for tests that write files.
    .target(name: "WaymarkTestFolders", path: "Tests/TestFolders"),
    suite("Project", uses: "CLibrary Model Project TestFolders"),
    suite("OutputFolders", uses: "Hashing OutputFolders Project System TestFolders"),
    suite("Outcomes", uses: "Book Caching Hashing Markup Model Outcomes Project Reading"),
    suite("Proving", uses: "Model Packages Project Proving Reading Results Samples Syntax"),
    suite(
      "Command",
      uses: """
        ChildProcesses Command LanguageServer Model Mutating Project Samples SharedModules
        SystemPackage TestServers
        """
    ),
  ]
}

/// Returns the target that tests one or more modules of the tool. The other parameters are those of
/// `module`.
///
/// - Parameter scripts: The files in the target's folder that aren't Swift.
func suite(
  _ name: String, uses modules: String = "", excluding scripts: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies(modules, prefix: "Waymark"),
    exclude: scripts, swiftSettings: SwiftSyntax.swiftSettings,
    linkerSettings: linkerSettings(modules)
  )
}

var libraryTests: [Target] {
  [
    .target(
      name: "IssueRecording", dependencies: dependencies("IssueReporting"),
      path: "Tests/IssueRecording"
    ),
    .target(
      name: "LibraryCompiling", dependencies: ["WaymarkChildProcesses"],
      path: "Tests/LibraryCompiling"
    ),
    .testTarget(
      name: "ComposableCoreTests",
      dependencies: dependencies(
        """
        ComposableCore ComposableTesting CustomDump IssueRecording IssueReporting LibraryCompiling
        OrderedCollections
        """)
    ),
    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: dependencies(
        """
        ComposableMacros LibraryCompiling SwiftDiagnostics SwiftParser SwiftParserDiagnostics
        SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacroExpansion SwiftSyntaxMacros
        """),
      swiftSettings: SwiftSyntax.swiftSettings
    ),
    // The compiler treats the expansion of a macro as part of the author's module, so the expansion
    // must compile without warnings.
    .testTarget(
      name: "MacroShapesTests",
      dependencies: ["ComposableCore", "ComposableTesting", "IssueRecording"],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    // The linker exports the symbol through which a test store reports its assertions to the tool.
    .testTarget(
      name: "ComposableTestingTests",
      dependencies: dependencies(
        "ComposableCore ComposableTesting IssueRecording IssueReporting WaymarkChildProcesses"),
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--export-dynamic-symbol=waymark_expectation_checked"],
          .when(platforms: [.linux])
        )
      ]
    ),
    .testTarget(
      name: "ComposableUITests",
      dependencies: dependencies(
        """
        ComposableCore ComposableTesting ComposableUI HeadlessUI IssueRecording IssueReporting
        LibraryCompiling
        """)
    ),
    // Small programs, written as users of the library would write them, each with its tests.
    .testTarget(
      name: "ProgramTests", dependencies: ["ComposableTesting", "ComposableUI", "HeadlessUI"]
    ),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: dependencies(
        "HeadlessUI IssueRecording IssueReporting IssueReportingTestSupport")
    ),
  ]
}

/// Returns dependencies on modules.
///
/// - Parameters:
///   - modules: Targets of this package and products of other packages, separated by spaces.
///   - prefix: The part of the names of this package's targets that `modules` omits.
func dependencies(_ modules: String, prefix: String = "") -> [Target.Dependency] {
  modules.split { $0.isWhitespace }.map(String.init).map { module in
    switch OtherPackages.package(with: module) {
    case "swift-syntax": SwiftSyntax.product(module)
    case let package?: .product(name: module, package: package)
    case nil: .target(name: prefix + module)
    }
  }
}

/// The packages that this package depends on.
enum OtherPackages {
  /// The products that targets use, separated by spaces.
  private static let products = [
    "FlyingFox": "FlyingFox FlyingSocks",
    "Yams": "Yams",
    "swift-argument-parser": "ArgumentParser",
    "swift-collections": "HeapModule OrderedCollections",
    "swift-custom-dump": "CustomDump",
    "swift-subprocess": "Subprocess",
    "swift-syntax": """
      SwiftDiagnostics SwiftIDEUtils SwiftParser SwiftParserDiagnostics SwiftSyntax
      SwiftSyntaxBuilder SwiftSyntaxMacroExpansion SwiftSyntaxMacros
      _SwiftCompilerPluginMessageHandling
      """,
    "swift-system": "SystemPackage",
    "xctest-dynamic-overlay": "IssueReporting IssueReportingTestSupport XCTestDynamicOverlay",
  ]

  /// Returns the package with a product; nil for the name of a target.
  static func package(with product: String) -> String? {
    products.first { $0.value.split { $0.isWhitespace }.contains { $0 == product } }?.key
  }
}

/// SwiftSyntax in one of two forms: the toolchain's own libraries or the swift-syntax package.
///
/// The toolchain's libraries are optimized, exactly match the compiler, and don't need to be built.
/// Two traits select the form: `ToolchainSwiftSyntax`, the default, and `PackageSwiftSyntax`, the
/// default where the toolchain has no such libraries or `WAYMARK_SWIFT_SYNTAX=package` is set.
///
/// A package that uses swift-syntax itself must request `traits: ["PackageSwiftSyntax"]`, because
/// SwiftPM puts all modules of a build into one folder, where the package's modules hide the
/// toolchain's.
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

  static func product(_ module: String) -> Target.Dependency {
    .product(name: module, package: "swift-syntax", condition: .when(traits: [package]))
  }

  /// The settings for each target that imports one of the modules, or imports a module that does.
  static var swiftSettings: [SwiftSetting] {
    folder.map { [.unsafeFlags(["-I", $0], .when(traits: [toolchain]))] } ?? []
  }

  /// The settings for each target that imports one of the modules. Targets that depend on such a
  /// target inherit them.
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
    // Don't search PATH, because `swift` may be a link or a version manager's shim. This manifest
    // runs with the toolchain's own Swift runtime.
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
