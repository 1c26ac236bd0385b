import WaymarkModel
import WaymarkExtracting
import Foundation
import Testing

/// Each folder of `Tests/Fixtures/Extracting` contains an `article.md` and a folder `expected` with
/// the source of each example and a page with all other results.
///
/// `RECORD=1 swift test --filter FixtureTests` records the current results. Review them before
/// committing.
@Suite struct FixtureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Extracting")

  static let cases = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()

  @Test(arguments: cases) func `an article is converted to the expected examples`(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let text = try String(contentsOf: folder.appending(path: "article.md"), encoding: .utf8)

    let found = pages(of: examples(in: [article(text)], imports: ["Library"]))

    let expected = folder.appending(path: "expected")
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try record(found, in: expected) }
    #expect(try pages(in: expected) == found)
  }

  @Test func `examples can be extracted as a package`() throws {
    let folder = Self.folder.appending(path: "extracted-package")
    let text = try String(contentsOf: folder.appending(path: "article.md"), encoding: .utf8)
    let library = ProvedPackage(
      name: "proved", path: "../proved", products: ["Library"], platforms: [".macOS(.v15)"]
    )

    let found = package(of: examples(in: [article(text)], imports: []).value, library: library)

    let expected = folder.appending(path: "package")
    let flat = Dictionary(
      uniqueKeysWithValues: found.map { ($0.replacingOccurrences(of: "/", with: "-"), $1) }
    )
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try record(flat, in: expected) }
    #expect(try pages(in: expected) == flat)
  }

  @Test func `an empty list of examples gives a package without targets`() {
    let library = ProvedPackage(name: "a \"b\"", path: "..", products: [])

    #expect(
      package(of: [], library: library) == [
        "Package.swift": """
        // swift-tools-version: 6.1

        import PackageDescription

        let library: [Target.Dependency] = [
        ]

        let package = Package(
          name: "Examples",
          dependencies: [.package(name: "a \\"b\\"", path: "..")],
          targets: [
          ],
          swiftLanguageModes: [.v6]
        )

        """
      ]
    )
  }

  @Test func `a module is substituted only in examples that import it`() {
    let text = """
      ```swift, example=view
      import SwiftUI
      struct A {}
      ```
      ```swift, example=screen, uses=view
      _ = A()
      ```
      ```swift, example=other
      // import SwiftUI
      struct SwiftUI {}
      ```
      """
    let found = examples(
      in: [article(text)], imports: ["Core", "Screens"], aliases: ["SwiftUI": "Screens"]
    ).value

    #expect(found.map(\.aliases) == [["SwiftUI": "Screens"], ["SwiftUI": "Screens"], [:]])
    #expect(
      found.map { $0.source.text.split(separator: "\n").filter { $0.hasPrefix("import ") } } == [
        ["import Testing", "import WaymarkHarness", "import Core", "import SwiftUI"],
        ["import Testing", "import WaymarkHarness", "import Core", "import SwiftUI"],
        ["import Testing", "import WaymarkHarness", "import Core", "import Screens"],
      ])
    let library = ProvedPackage(name: "p", path: "..", products: [])
    let manifest = package(of: found, library: library)["Package.swift"] ?? ""
    let flags = "swiftSettings: [.unsafeFlags([\"-module-alias\", \"SwiftUI=Screens\"])]"
    #expect(manifest.components(separatedBy: flags).count == 3)
  }

  private func pages(of result: Checked<[Example]>) -> [String: String] {
    var pages = ["examples.txt": description(of: result)]
    for example in result.value where !example.source.lines.isEmpty {
      pages["\(example.module).swift"] = example.source.text
    }
    return pages
  }

  private func pages(in folder: URL) throws -> [String: String] {
    var pages: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      pages[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return pages
  }

  private func record(_ pages: [String: String], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in pages {
      try page.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
}

/// Returns a description of the examples without their sources.
private func description(of result: Checked<[Example]>) -> String {
  let examples = result.value.map(description(of:)).joined(separator: "\n")
  return examples + result.diagnostics.map { "\n\($0)\n" }.joined()
}

private func description(of example: Example) -> String {
  var lines = ["\(example.id): module \(example.module), snippets \(example.snippets)"]
  lines += ["  plan: \(description(of: example.plan))"]
  if !example.used.isEmpty { lines.append("  uses \(example.used.map(\.name))") }
  lines += example.probes.map { "  check \($0.id) at \($0.location): \($0.text)" }
  lines += example.prints.flatMap { print in
    print.lines.map { "  snippet \(print.snippet) prints at \($0.location): \($0.text)" }
  }
  lines += example.screens.flatMap { screen in
    screen.captions.map { "  snippet \(screen.snippet) shows at \($0.location): \($0.text)" }
      + (screen.map.map { ["  snippet \(screen.snippet) maps at \($0.location): \($0.text)"] } ?? [])
  }
  lines += example.outputs.map { "  output at \($0.location)" }
  return lines.joined(separator: "\n") + "\n"
}

private func description(of plan: Example.Plan) -> String {
  switch plan {
  case .run: "run"
  case .compile: "compile"
  case .fails(let text, let lines, let marked):
    "fails with \"\(text)\" in lines \(lines.lowerBound)-\(lines.upperBound), marked \(marked)"
  case .traps(let text): "traps with \"\(text)\""
  case .reports(let text): "reports \"\(text)\""
  case .untested(let reason): "untested, \(reason)"
  case .incomplete(let diagnostics): "incomplete" + diagnostics.map { "\n    \($0)" }.joined()
  case .broken(let diagnostics): "broken" + diagnostics.map { "\n    \($0)" }.joined()
  }
}
