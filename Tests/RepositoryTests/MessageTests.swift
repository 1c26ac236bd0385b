import SwiftSyntax
import Testing

/// Checks that audits classify the tool's own messages by their reasons, not by their wording.
@Suite struct MessageTests {
  /// Parts of the messages in which audits repeat the compiler's wording, for errors that the
  /// compiler doesn't report. The same words identify the compiler's own messages.
  private static let wordsOfCompiler = [
    "expected member name", "has no member", "invalid redeclaration of",
    "is not marked with", "missing return in closure", "no such module",
  ]

  @Test func `no pattern in an audit matches a message of the tool`() throws {
    let tool = try RepositoryFiles.table().flatMap { try RepositoryFiles.ownFiles(in: $0.folder) }
    let strings = tool.map { (path: $0.path, found: StringSearch.strings(in: $0.text)) }
    let messages = strings.flatMap(\.found.messages)
    let audits = strings.filter {
      $0.path.hasPrefix("Tools/Auditing/") || $0.path.hasPrefix("Tools/AuditRuns/")
    }
    let patterns = audits.flatMap(\.found.patterns)
    #expect(messages.count > 150)
    #expect(patterns.count > 150)

    let own = messages.filter { message in !Self.wordsOfCompiler.contains(where: message.contains) }
    for pattern in Set(patterns) {
      for message in own where message.contains(pattern) {
        Issue.record(
          "'\(pattern)' matches the tool's message '\(message)'; use the error's reason instead")
      }
    }
    for words in Self.wordsOfCompiler {
      #expect(
        messages.contains { $0.contains(words) },
        "no message repeats '\(words)'; remove it from 'wordsOfCompiler'")
    }
  }

  @Test func `every message of the tool has a hint`() throws {
    let tool = try RepositoryFiles.table().flatMap { try RepositoryFiles.ownFiles(in: $0.folder) }
    let calls = tool.flatMap { file in
      MessageCallSearch.calls(in: file.text).map {
        (place: "\(file.path):\($0.line)", hasHint: $0.hasHint)
      }
    }

    #expect(calls.count > 140)
    #expect(calls.filter { !$0.hasHint }.map(\.place) == [])
  }

  @Test func `calls that create a message without a hint are found`() {
    let text = #"""
      func walk() {
        let open = Diagnostic(at: place, "the path \(name) ends", hint: "walk on")
        let closed = Diagnostic(
          at: place, "the path is closed")
        let foreign = Diagnostic(at: place, error.message)
        throw EnvironmentError("can't open '\(map)'", errno: errno)
      }
      let failure = Failure.environment("there is no hut")
      let other = Failure.call("two huts", hint: isOpen ? "choose one" : nil)
      report(place, "the hut is closed")
      report("wait(1, 2)", after: place)
      let wrong = ValidationError("the number is wrong: \(number)")
      let right = ValidationError("--huts must be positive")
      let clear = ValidationError("two huts can't be combined; leave out one")
      report(place, "the hut is lost:", hint: error.message)
      """#

    let found = MessageCallSearch.calls(in: text).map { "\($0.line) \($0.hasHint)" }

    #expect(
      found == [
        "2 true", "3 false", "6 true", "8 false", "9 true", "10 false", "12 false", "13 true",
        "14 true", "15 false",
      ])
  }

  @Test func `messages and patterns are found in every form`() {
    let text = #"""
      func walk() {
        report(place, "the path \(name) ends here", hint: "walk on")
        throw ValidationError("two paths are one too many")
        return Diagnostic(at: place, "one part of it " + (isLong ? "and the rest" : "alone"))
      }
      struct Failure { var message = "the path is closed" }
      let failure = Failure(message: "the lake is dry")
      var message: String { isOpen ? "the hut is open" : "the hut is closed" }
      var isClosed: Bool {
        error.message.hasSuffix("path is closed") || "no hut at all" == error.message
          || signs.contains { error.message.contains($0) }
          || text.contains(/^(?:no huts? is around here|one)$/)
      }
      let signs = ["hut is open", "short"]
      let name = isLong ? "not a pattern" : "not a pattern either"
      """#

    let found = StringSearch.strings(in: text)

    #expect(
      found.messages == [
        "the path … ends here", "two paths are one too many", "one part of it ", "and the rest",
        "alone", "the path is closed", "the lake is dry", "the hut is open", "the hut is closed",
      ])
    #expect(
      found.patterns == ["path is closed", "no hut at all", " is around here", "hut is open"])
  }
}

/// A search for messages, and for the strings that code compares text with.
private final class StringSearch: SyntaxVisitor {
  /// The messages, with an ellipsis in place of each value.
  private(set) var messages: [String] = []
  /// The parts of patterns that are so long that other messages don't contain them by chance.
  private(set) var patterns: [String] = []

  static func strings(in text: String) -> StringSearch {
    let search = StringSearch(viewMode: .sourceAccurate)
    search.walk(RepositoryFiles.tree(of: text))
    return search
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "…" }
    switch Syntax(node).isPartOfMessage {
    case true?: messages.append(parts.joined())
    case nil where node.isCompared: patterns += parts.filter { isDistinctive($0, from: 10) }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // An optional letter isn't part of the text before it.
    let text = node.regex.text.replacing(/.[?*]|\\./, with: "|")
    // Most patterns are for the prose of documents, which has common phrases.
    patterns += text.split { "()[]{}|+^$.".contains($0) }.map(String.init).filter {
      isDistinctive($0, from: 14)
    }
    return .skipChildren
  }

  private func isDistinctive(_ text: String, from count: Int) -> Bool {
    text.count >= count && text.split(separator: " ").count > 1
  }
}

/// A search for calls that create a message from text of the tool's own.
private final class MessageCallSearch: SyntaxVisitor {
  private let lines: SourceLocationConverter
  private var calls: [(line: Int, hasHint: Bool)] = []

  private init(_ tree: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the line of each call, and whether the call passes a hint or the system's error, which
  /// determines the hint.
  static func calls(in text: String) -> [(line: Int, hasHint: Bool)] {
    let tree = RepositoryFiles.tree(of: text)
    let search = MessageCallSearch(tree)
    search.walk(tree)
    return search.calls
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let functions = [
      "ClosureMistake", "Diagnostic", "EnvironmentError", "Failure.call", "Failure.environment",
      "Failure.notProved", "Mistake", "SyntaxProblem", "ValidationError", "report",
    ]
    let function = call.calledExpression.trimmedDescription
    let texts = call.arguments.filter {
      ["message", nil].contains($0.label?.text) && $0.containsText
    }
    guard functions.contains(function), !texts.isEmpty else { return .visitChildren }
    let labels = call.arguments.filter { !$0.isMessage }.compactMap(\.label?.text)
    // A message without other arguments contains its hint. The argument parser adds the usage to a
    // `ValidationError`, which is a hint for a name that doesn't exist.
    let hasHint =
      ["ValidationError", "report"].contains(function) && call.arguments.count == 1
      ? texts.contains { $0.trimmedDescription.contains(/\smust\s|; |: \w|"there is no\s/) }
      : !Set(["because", "errno", "hint"]).isDisjoint(with: labels)
    calls.append((call.startLocation(converter: lines).line, hasHint))
    return .visitChildren
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is the message of another error, which describes what is wrong instead of
  /// giving a hint.
  fileprivate var isMessage: Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "message"
  }

  /// Whether the argument contains a string with several words.
  fileprivate var containsText: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if case .stringSegment(let text) = token.tokenKind {
        text.contains(/\w\W* \W*\w/) && !text.contains("(")
      } else { false }
    }
  }
}

extension Syntax {
  /// Whether an expression is part of an argument of a function that creates a message, or of the
  /// value of an argument or a variable named `message`; false if it's part of the hint that
  /// follows a message, and nil if it's neither.
  fileprivate var isPartOfMessage: Bool? {
    for node in sequence(first: self, next: \.parent) {
      if let call = node.as(FunctionCallExprSyntax.self),
        ["Diagnostic", "ValidationError", "report"].contains(
          call.calledExpression.trimmedDescription)
      {
        return true
      }
      let name =
        node.as(LabeledExprSyntax.self)?.label?.text
        ?? node.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
      if name == "message" || name == "hint" { return name == "message" }
    }
    return nil
  }
}

extension StringLiteralExprSyntax {
  /// Whether the string is an argument of a method that compares text, an operand of `==` or `!=`,
  /// or an element of a list.
  fileprivate var isCompared: Bool {
    let methods = ["contains", "firstRange", "hasPrefix", "hasSuffix"]
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else {
      let operators = parent?.as(ExprListSyntax.self)?.compactMap {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text
      }
      return parent?.is(ArrayElementSyntax.self) == true
        || operators?.contains { ["==", "!="].contains($0) } == true
    }
    let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.map(methods.contains) ?? false
  }
}
