import SwiftParser
import SwiftSyntax
import Testing

/// Checks that audits decide by the reason of a message of the tool, and not by its wording.
@Suite struct MessageTests {
  /// The words of the compiler's messages that audits repeat for errors that the compiler doesn't
  /// report. Audits recognize the compiler's messages by them.
  private static let wordsOfCompiler = [
    "cannot find '", "expected member name", "has no member", "invalid redeclaration of",
    "is not marked with", "missing return in closure", "no such module",
  ]

  @Test func `audits match no message of the tool`() throws {
    let tool = try RepositoryFiles.table().flatMap { try RepositoryFiles.ownFiles(in: $0.folder) }
    let messages = tool.flatMap { StringSearch.strings(in: $0.text).messages }
    let audits = tool.filter {
      $0.path.hasPrefix("Tools/Auditing/") || $0.path.hasPrefix("Tools/AuditRuns/")
    }
    let patterns = audits.flatMap { StringSearch.strings(in: $0.text).patterns }
    #expect(messages.count > 300)
    #expect(patterns.count > 300)

    let matched = Set(patterns.filter { pattern in messages.contains { $0.contains(pattern) } })
    for pattern in matched where !Self.wordsOfCompiler.contains(where: pattern.contains) {
      Issue.record("'\(pattern)' is part of a message of the tool: decide by its reason")
    }
    for words in Self.wordsOfCompiler {
      #expect(matched.contains { $0.contains(words) }, "no audit repeats '\(words)'")
    }
  }

  @Test func `messages and patterns are found in every form`() {
    let text = #"""
      func walk() {
        report(place, "the path \(name) ends here", hint: isLong ? "take another path" : "walk on")
        return Diagnostic(at: place, "one part of it " + "and the rest")
      }
      struct Failure { var message = "the path is closed" }
      let failure = Failure(message: "the lake is dry")
      var message: String { isOpen ? "the hut is open" : "the hut is closed" }
      var isClosed: Bool {
        error.message.hasSuffix("path is closed") || "no hut at all" == error.message
          || signs.contains { error.message.contains($0) } || text.contains(/^(?:no huts? around here|one)$/)
      }
      let signs = ["hut is open", "short"]
      """#

    let found = StringSearch.strings(in: text)

    #expect(
      found.messages == [
        "the path ", " ends here", "take another path", "walk on", "one part of it ",
        "and the rest",
        "the path is closed", "the lake is dry", "the hut is open", "the hut is closed",
      ])
    #expect(found.patterns == ["path is closed", "no hut at all", " around here", "hut is open"])
  }
}

/// A search for the parts of messages, and for the strings that code compares text with.
private final class StringSearch: SyntaxVisitor {
  private(set) var messages: [String] = []
  private(set) var patterns: [String] = []

  static func strings(in text: String) -> StringSearch {
    let search = StringSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: text))
    return search
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    if Syntax(node).isPartOfMessage {
      messages += parts
    } else {
      patterns += parts.filter(isDistinctive)
    }
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // An optional letter isn't part of the text before it.
    let text = node.regex.text.replacing(/.[?*]|\\./, with: "|")
    patterns += text.split { "()[]{}|+^$.".contains($0) }.map(String.init).filter(isDistinctive)
    return .skipChildren
  }

  /// Returns whether a string is so long that other messages don't contain it by chance.
  private func isDistinctive(_ text: String) -> Bool { text.count > 9 && text.contains(" ") }
}

extension Syntax {
  /// Whether an expression is part of an argument of a function that creates a message, or of the
  /// value of an argument or a variable named `message` or `hint`.
  fileprivate var isPartOfMessage: Bool {
    sequence(first: self, next: \.parent).contains { node in
      if let call = node.as(FunctionCallExprSyntax.self) {
        return ["Diagnostic", "report"].contains(call.calledExpression.trimmedDescription)
      }
      let name =
        node.as(LabeledExprSyntax.self)?.label?.text
        ?? node.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
      return name == "message" || name == "hint"
    }
  }
}
