import Foundation
import Testing

/// Compares the tool's modules with the section "Modules" of `HowItWorks.md`.
@Suite struct ModuleTests {
  private static let stages = [
    "Reading", "Extracting", "Exporting", "Running", "Judging", "Auditing", "Mutating",
    "Rendering", "Reporting",
  ]

  @Test func `a module imports only modules above it in the table`() throws {
    let table = try Self.table()
    #expect(table.count > 30)

    for (index, row) in table.enumerated() {
      let above = Set(table[..<index].map(\.module))
      for use in try Self.imports(in: row.folder) where use.module.hasPrefix("Waymark") {
        #expect(above.contains(use.module), "\(use.file) imports \(use.module)")
      }
    }
  }

  @Test func `the stages don't import each other`() throws {
    let table = try Self.table()
    let folders = Dictionary(uniqueKeysWithValues: table.map { ($0.module, $0.folder) })
    for row in table {
      guard let stage = Self.stage(row.folder) else { continue }
      for use in try Self.imports(in: row.folder) {
        let other = folders[use.module].flatMap(Self.stage)
        #expect(other == nil || other == stage, "\(use.file) imports \(use.module)")
      }
    }
  }

  @Test func `exactly the listed modules import swift-syntax`() throws {
    let listed = try Self.readersOfSwiftSyntax()
    #expect(!listed.isEmpty)

    for row in try Self.table() {
      let uses = try Self.imports(in: row.folder).filter {
        $0.module.hasPrefix("Swift") && $0.module != "SwiftUI"
      }
      if listed.contains(row.module) {
        #expect(!uses.isEmpty, "\(row.module) is listed, but doesn't import swift-syntax")
      } else {
        for use in uses { Issue.record("\(use.file) imports \(use.module)") }
      }
    }
  }

  @Test func `the table lists every module`() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /\bmodule\(\s*"(\w+)"/).map { "Waymark\($0.1)" }
    let libraries = manifest.matches(of: /\.systemLibrary\(\s*name: "(\w+)"/).map { String($0.1) }

    #expect(try Self.table().map(\.module).sorted() == (modules + libraries).sorted())
  }

  @Test func `only the commands depend on the argument parser`() throws {
    let users = try Self.table().filter { row in
      try Self.imports(in: row.folder).contains { $0.module == "ArgumentParser" }
    }

    #expect(users.map(\.module) == ["WaymarkCommand"])
  }

  @Test(arguments: [
    (#"FileManager[.(]"#, []),
    (#"FileHandle[.(]"#, ["WaymarkSystem"]),
    (#"(^|[^\w.])Process\("#, ["WaymarkSystem"]),
    (
      #"(^|\W)Date\(\)|Date\.now|\btime\(nil"#,
      ["WaymarkCaching", "WaymarkProving", "WaymarkCommand"]
    ),
    ("ContinuousClock|DispatchTime", ["WaymarkSystem"]),
    (#"\bConsole\.(print|error)\b"#, ["WaymarkProject", "WaymarkCommand"]),
    (#"\bstore\.now\(\)"#, ["WaymarkPackages", "WaymarkProving"]),
    (#"(^|[^\w.])(rename|unlink|rmdir|flock)\("#, ["WaymarkSystem", "WaymarkProject"]),
    (#"ProcessInfo\.|\b(un)?setenv\(|getenv\("#, ["WaymarkSystem", "WaymarkProving"]),
    (#"(^|\W)exit\("#, ["WaymarkProject", "WaymarkCommand"]),
    // The test programs that `WaymarkClaims` assembles print.
    (#"(^|[^\w.])print\("#, ["WaymarkClaims", "WaymarkProject"]),
  ])
  func `only the listed modules access the system directly`(
    _ pattern: String, _ owners: [String]
  ) throws {
    let call = try Regex(pattern)
    let users = try Self.table().filter { row in
      try Self.ownFiles(in: row.folder).contains { file in
        file.text.split(separator: "\n").contains { $0.contains(call) }
      }
    }

    #expect(users.map(\.module) == owners)
  }

  @Test func `no module of the tool has more than 1,500 lines of code`() throws {
    let table = try Self.table()
    #expect(table.count > 30)
    for row in table {
      let files = try Self.ownFiles(in: row.folder)
      // Modules of C have no Swift files.
      #expect(files.isEmpty == ["WaymarkCMark", "WaymarkIndexStore"].contains(row.module))
      let count = files.reduce(0) { $0 + Self.linesOfCode(in: $1.text) }
      #expect(count <= 1_500, "\(row.module)")
    }
  }

  @Test func `no folder of the library has more than 1,500 lines of code`() throws {
    let folders = Dictionary(grouping: try Self.files(in: "../Sources")) { file in
      file.path.split(separator: "/").dropLast().prefix(5).joined(separator: "/")
    }
    #expect(folders.count > 40)
    for (folder, files) in folders {
      let count = files.reduce(0) { $0 + Self.linesOfCode(in: $1.text) }
      #expect(count <= 1_500, "\(folder)")
    }
  }

  @Test func `no source file has more than 300 lines`() throws {
    for file in try Self.sources() {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= 300, "\(file.path)")
    }
  }

  @Test func `no test file has more than 300 lines`() throws {
    let files = try Self.files(in: "../Tests").filter { !$0.path.contains("/Tests/Fixtures/") }
    #expect(files.count > 300)
    for file in files {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= 300, "\(file.path)")
    }
  }

  @Test func `no function of the sources has more than 60 lines`() throws {
    let functions = try Self.sources().flatMap { file in
      Self.functions(in: file.text).map { (place: "\(file.path):\($0.line)", lines: $0.lines) }
    }
    #expect(functions.count > 2_000)
    #expect(functions.filter { $0.lines > 60 }.map(\.place) == [])
  }

  @Test func `the length of every kind of function is measured`() {
    let text = """
      protocol Walker {
        func walk() -> Int
        var pace: Int { get }
      }
      extension Walker {
        func walk() -> Int { 1 }

        init(
          from start: Int
        ) {
          stop()
        }

        func walk<Path>(_ path: Path) async throws
        where Path: Sequence
        {
          stop()

          rest()
        }

        var pace: Int {
          walk()
        }
      }

      func walk() {

        stop()
      }
      """

    let found = Self.functions(in: text).map { [$0.line, $0.lines] }

    #expect(found == [[8, 5], [14, 7], [22, 3], [27, 4]])
  }

  @Test func `deprecated names are declared only in 'OlderNames' folders`() throws {
    let attribute = /@available\(\s*\*,\s*deprecated/
    let marked = try Self.files(in: "../Sources").filter { $0.text.contains(attribute) }
    #expect(marked.count > 5)
    for file in marked {
      let folders = file.path.split(separator: "/").drop { $0 != "Sources" }.dropLast()
      #expect(folders.count == 3 && folders.last == "OlderNames", "\(file.path)")
    }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func article() throws -> String {
    try String(contentsOf: root.appending(path: "Articles/HowItWorks.md"), encoding: .utf8)
  }

  private static func table() throws -> [(module: String, folder: String)] {
    try article().split(separator: "\n").filter { $0.hasPrefix("| `Waymark") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimming { " `".contains($0) } }
      return (cells[0], cells[1])
    }
  }

  /// Returns the modules in the paragraph that starts with "Only" and ends with the import.
  private static func readersOfSwiftSyntax() throws -> [String] {
    let text = try article()
    let end = try #require(text.range(of: " import swift-syntax."))
    let start = try #require(text[..<end.lowerBound].range(of: "Only ", options: .backwards))
    return text[start.upperBound..<end.lowerBound].split(separator: "`").map(String.init)
      .filter { $0.hasPrefix("Waymark") }
  }

  private static func stage(_ folder: String) -> String? {
    stages.first { folder == $0 || folder.hasPrefix($0 + "/") }
  }

  /// Returns the imported modules of the Swift files in a folder of `Tools`.
  private static func imports(in folder: String) throws -> [(file: String, module: String)] {
    try files(in: folder).flatMap { file in
      file.text.split(separator: "\n").compactMap { line in
        importedModule(line).map { (file.path, $0) }
      }
    }
  }

  /// Returns the Swift files of the library and the tool.
  private static func sources() throws -> [(path: String, text: String)] {
    let folders = try ["../Sources"] + table().map(\.folder)
    let files = try folders.flatMap(Self.files)
    #expect(files.count > 600)
    return files
  }

  /// Returns the Swift files in a folder of `Tools`.
  private static func files(in folder: String) throws -> [(path: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Tools/\(folder)").path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "Tools/\(folder)/\(name)"
      return (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// Returns the Swift files in a folder of `Tools`, except those of embedded programs.
  private static func ownFiles(in folder: String) throws -> [(path: String, text: String)] {
    try files(in: folder).filter {
      !$0.path.contains("/Harness/") && !$0.path.contains("/Bridge/")
    }
  }

  /// Returns the number of lines that aren't blank or comments.
  private static func linesOfCode(in text: String) -> Int {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .count { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// Returns the first line and the number of lines of each function, initializer and computed
  /// property with a body of several lines. A body starts at the first line of the declaration that
  /// ends with `{`, and ends at the first `}` that is indented like the declaration.
  private static func functions(in text: String) -> [(line: Int, lines: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { index in
      ["func ", "init", "var "].contains { lines[index].contains($0) }
    }
    return starts.compactMap { index in
      guard let match = lines[index].prefixMatch(of: /(\ *)(?!\/\/)(.*\W)?(func |init\b|var .*\{$)/)
      else { return nil }
      let indentation = match.output.1
      // The other lines of a declaration are indented more, or start with one of these words.
      let header = lines[(index + 1)...].prefix { line in
        line.hasPrefix(indentation + " ")
          || [")", "where ", "{"].contains { line.hasPrefix(indentation + $0) }
      }
      guard let start = lines[index..<header.endIndex].firstIndex(where: { $0.hasSuffix("{") }),
        let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix(indentation + "}") })
      else { return nil }
      return (index + 1, end - index + 1)
    }
  }

  private static func importedModule(_ line: Substring) -> String? {
    let modifiers = ["public", "package", "internal", "private", "fileprivate"]
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains("\($0)") }
    return words.first == "import" ? words.dropFirst().first.map(String.init) : nil
  }
}

extension Substring {
  fileprivate func trimming(_ isExtra: (Character) -> Bool) -> String {
    String(drop(while: isExtra).reversed().drop(while: isExtra).reversed())
  }
}
