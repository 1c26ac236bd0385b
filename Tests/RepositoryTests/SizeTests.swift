import Foundation
import Testing

/// Compares the sizes of modules, files, and functions with the section "Sizes" of
/// `HowItWorks.md`.
@Suite struct SizeTests {
  @Test func `no module of the tool has more than 1,500 lines of code`() throws {
    let table = try RepositoryFiles.table()
    #expect(table.count > 30)
    for row in table {
      let files = try RepositoryFiles.ownFiles(in: row.folder)
      // C modules have no Swift files.
      let isSwift = !["CMark", "IndexStore", "CLibrary"].contains(row.folder)
      #expect(files.isEmpty != isSwift, "\(row.module)")
      let count = files.reduce(0) { $0 + Self.linesOfCode(in: $1.text) }
      #expect(count <= 1_500, "\(row.module)")
    }
  }

  @Test func `no folder of the library has more than 1,500 lines of code`() throws {
    let folders = Dictionary(grouping: try RepositoryFiles.files(in: "../Sources")) { file in
      file.path.split(separator: "/").dropLast().prefix(5).joined(separator: "/")
    }
    #expect(folders.count > 40)
    for (folder, files) in folders {
      let count = files.reduce(0) { $0 + Self.linesOfCode(in: $1.text) }
      #expect(count <= 1_500, "\(folder)")
    }
  }

  @Test func `no source file has more than 300 lines`() throws {
    for file in try RepositoryFiles.sources() {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= 300, "\(file.path)")
    }
  }

  @Test func `no test file has more than 300 lines`() throws {
    for file in try RepositoryFiles.tests() {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= 300, "\(file.path)")
    }
  }

  @Test func `no function of the sources has more than 60 lines`() throws {
    let functions = try RepositoryFiles.sources().flatMap { file in
      try Self.functions(in: file.text).map { (place: "\(file.path):\($0.line)", lines: $0.lines) }
    }
    #expect(functions.count > 2_000)
    #expect(functions.filter { $0.lines > 60 }.map(\.place) == [])
  }

  @Test func `no function of the tests has more than 60 lines, except for expansions of macros`()
    throws
  {
    let files = try RepositoryFiles.tests().filter { !$0.path.contains("/ComposableMacrosTests/") }
    let functions = try files.flatMap { file in
      try Self.functions(in: file.text).map { (place: "\(file.path):\($0.line)", lines: $0.lines) }
    }
    #expect(functions.count > 2_000)
    #expect(functions.filter { $0.lines > 60 }.map(\.place) == [])
  }

  @Test func `the length of every kind of function is measured`() throws {
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

    let found = try Self.functions(in: text).map { [$0.line, $0.lines] }

    #expect(found == [[8, 5], [14, 7], [22, 3], [27, 4]])
  }

  /// Returns the number of lines that aren't blank or comments.
  private static func linesOfCode(in text: String) -> Int {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .count { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The first line of a function, an initializer, or a computed property. `Regex` takes more than
  /// ten times as long.
  private static let beginning = Result {
    try NSRegularExpression(pattern: #"^ *+(?!//)(.*\W)?(func |init\b|var .*\{$)"#)
  }

  /// Returns the first line and the number of lines of each function, initializer, and computed
  /// property with a body of several lines. A body starts at the first line of the declaration that
  /// ends with `{`, and ends at the first `}` that is indented like the declaration.
  private static func functions(in text: String) throws -> [(line: Int, lines: Int)] {
    let beginning = try beginning.get()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { index in
      ["func ", "init", "var "].contains { lines[index].contains($0) }
    }
    return starts.compactMap { index in
      let range = NSRange(location: 0, length: lines[index].utf16.count)
      guard beginning.firstMatch(in: String(lines[index]), range: range) != nil else { return nil }
      let indentation = String(lines[index].prefix { $0 == " " })
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
}
