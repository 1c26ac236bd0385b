import WaymarkModel

/// Returns the examples as a Swift package for `swift test` and any editor.
///
/// Each example that is run becomes a test target, and a program with its own `@main` becomes an
/// executable. Other examples, such as those that must not compile, are written to `NotCompiled`
/// with the reason. The compiler's messages refer to the article wherever the language allows
/// `#sourceLocation`.
///
/// - Parameters:
///   - examples: The examples, in any order.
///   - library: The package that they document.
/// - Returns: The contents of each file, keyed by path in the package.
package func exportedPackage(of examples: [Example], library: DocumentedPackage) -> [String: String]
{
  var files = ["Package.swift": manifest(of: examples, library: library)]
  if examples.contains(where: \.isTestTarget) {
    files["Sources/WaymarkHarness/Output.swift"] = String(
      decoding: PackageResources.Output_swift, as: UTF8.self)
  }
  for example in examples { files[example.path] = content(of: example) }
  return files
}

extension Example {
  fileprivate var isTestTarget: Bool {
    switch self.plan {
    case .run, .traps, .reports: true
    case .compile, .fails, .untested, .incomplete, .broken: false
    }
  }

  fileprivate var isExecutable: Bool { self.plan == .compile }

  fileprivate var path: String {
    let file = "\(self.module).swift"
    if isTestTarget { return "Tests/\(self.module)/\(file)" }
    return isExecutable ? "Sources/\(self.module)/\(file)" : "NotCompiled/\(file)"
  }
}

private func content(of example: Example) -> String {
  switch example.plan {
  case .run, .traps, .reports: exportedTest(of: example)
  case .compile: exportedSource(of: example)
  case .fails(let text, _, _): example.aside(because: "It must not compile: \(text)")
  case .untested(let reason): example.aside(because: "It is never compiled: \(reason)")
  case .incomplete(let diagnostics), .broken(let diagnostics):
    example.aside(because: diagnostics.map(\.description).joined(separator: "\n"))
  }
}

extension Example {
  /// The compiler settings of the target, as written in a manifest.
  fileprivate var settings: String {
    let flags = self.aliases.sorted { $0.key < $1.key }.flatMap { name, real in
      ["-module-alias".literal, "\(name)=\(real)".literal]
    }
    return flags.isEmpty
      ? "" : ", swiftSettings: [.unsafeFlags([\(flags.joined(separator: ", "))])]"
  }

  fileprivate func aside(because reason: String) -> String {
    let note = "\(self.id)\n\(reason)".split(separator: "\n").map { "// \($0)\n" }.joined()
    return self.source.lines.isEmpty ? note : note + "\n" + self.source.text
  }
}

private func manifest(of examples: [Example], library: DocumentedPackage) -> String {
  let sorted = examples.sorted { $0.module < $1.module }
  let tests = sorted.filter(\.isTestTarget).map {
    "    .testTarget(name: \"\($0.module)\", dependencies: library + [\"WaymarkHarness\"]\($0.settings)),"
  }
  let programs = sorted.filter(\.isExecutable).map {
    "    .executableTarget(name: \"\($0.module)\", dependencies: library\($0.settings)),"
  }
  let products = library.products.map {
    "  .product(name: \($0.literal), package: \(library.name.literal)),"
  }
  let platforms =
    library.platforms.isEmpty
    ? [] : ["  platforms: [\(library.platforms.joined(separator: ", "))],"]
  let harness = tests.isEmpty ? [] : ["    .target(name: \"WaymarkHarness\"),"]
  let lines =
    ["// swift-tools-version: 6.1", "", "import PackageDescription", ""]
    + ["let library: [Target.Dependency] = ["] + products + ["]", ""]
    + ["let package = Package(", "  name: \"Examples\","] + platforms
    + ["  dependencies: [.package(name: \(library.name.literal), path: \(library.path.literal))],"]
    + ["  targets: ["] + harness + programs + tests
    + ["  ],", "  swiftLanguageModes: [.v6]", ")"]
  return lines.map { $0 + "\n" }.joined()
}

extension String {
  /// The text as a Swift string literal.
  var literal: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case let scalar where scalar.value < 32: scalar.escape
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
