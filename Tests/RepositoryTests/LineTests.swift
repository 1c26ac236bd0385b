import SwiftParser
import SwiftSyntax
import Testing

/// Checks the length of lines. The limit is that of the file `.swift-format`.
@Suite struct LineTests {
  private static let limit = 100

  @Test func `no line has more than 100 columns, except for literals that can't be broken`() throws
  {
    let files = try RepositoryFiles.sources() + RepositoryFiles.tests()
    for file in files {
      #expect(Self.longLines(in: file.text) == [], "\(file.path)")
    }
  }

  @Test
  func `a literal can exceed the limit only at the start of a line or after a leading operator`() {
    let filler = String(repeating: "a", count: 100)
    let text = #"""
      let short = 1
      // \#(filler)
      let a = "\#(filler)"
      let b =
        "\#(filler)"
      let c =
        one
        + "\#(filler)",
      let d = """
        \#(filler)
        \(a)
        """.map { \#(filler) }
      let e =
        /\#(filler)/
      func `\#(filler)`() {}
      let f =
        "" + \#(filler)
      """#

    #expect(Self.longLines(in: text) == [2, 3, 12, 15, 17])
  }

  /// Returns the numbers of the lines that have more columns than the limit, except for those that
  /// are part of a multi-line string, and those in which a string or a regular expression exceeds
  /// the limit although only an operator precedes it.
  private static func longLines(in text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let long = lines.indices.filter { lines[$0].count > limit }.map { $0 + 1 }
    // Most files have none, and parsing takes time.
    guard !long.isEmpty else { return [] }
    let search = LiteralSearch(Parser.parse(source: text), lines)
    return long.filter { !search.unbreakable.contains($0) }
  }

  private final class LiteralSearch: SyntaxVisitor {
    /// The numbers of the lines that literals fill to the limit.
    private(set) var unbreakable: Set<Int> = []
    private let converter: SourceLocationConverter
    private let lines: [Substring]

    init(_ tree: SourceFileSyntax, _ lines: [Substring]) {
      converter = SourceLocationConverter(fileName: "", tree: tree)
      self.lines = lines
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      add(Syntax(literal))
      return .visitChildren
    }

    override func visit(_ literal: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      add(Syntax(literal))
      return .skipChildren
    }

    override func visit(_ literal: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      add(Syntax(literal))
      return .skipChildren
    }

    private func add(_ literal: Syntax) {
      let start = literal.startLocation(converter: converter)
      let end = literal.endLocation(converter: converter)
      guard start.line == end.line else {
        unbreakable.formUnion((start.line + 1)..<end.line)
        return
      }
      let before = lines[start.line - 1].utf8.prefix(start.column - 1)
      let isFirst = before.allSatisfy { " +=:?!".utf8.contains($0) }
      if isFirst, end.column > limit { unbreakable.insert(start.line) }
    }
  }
}
