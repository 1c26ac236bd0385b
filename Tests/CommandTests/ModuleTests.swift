import Foundation
import Testing

/// `HowItWorks` lists the modules of the tool. Its table must match the source files.
@Suite struct ModuleTests {
  private struct Module {
    var name: String
    var folder: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The modules from the lowest to the highest.
  private let modules: [Module]

  init() throws {
    let file = Self.root.appending(path: "Articles/HowItWorks.md")
    modules = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "`")
      guard line.hasPrefix("| `Waymark"), cells.count > 3 else { return nil }
      return Module(name: String(cells[1]), folder: String(cells[3]))
    }
  }

  @Test func `the table lists every module`() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let declared = manifest.matches(of: /\bmodule\(\s*"(\w+)"/).map { "Waymark\($0.1)" }

    #expect(modules.map(\.name).sorted() == declared.sorted())
  }

  @Test func `only the commands depend on the argument parser`() throws {
    let users = try modules.filter { module in
      try files(of: module).contains { $0.contains("import ArgumentParser") }
    }

    #expect(users.map(\.name) == ["WaymarkCommand"])
  }

  @Test func `no module has more than 1,500 lines of code`() throws {
    for module in modules {
      let count = try files(of: module).reduce(0) { $0 + lines($1) }
      #expect((1...1_500).contains(count), "\(module.name)")
    }
  }

  /// Returns the texts of a module's source files, without those of programs that it embeds.
  private func files(of module: Module) throws -> [String] {
    let folder = Self.root.appending(path: "Tools/\(module.folder)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("Harness/") && !$0.contains("Bridge/") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// Returns the number of lines that aren't blank or comments.
  private func lines(_ text: String) -> Int {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .count { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
