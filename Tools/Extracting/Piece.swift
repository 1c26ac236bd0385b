import Article
import SwiftParser
import SwiftSyntax
import Synchronization

/// A passage that has been parsed.
struct Piece: Sendable {
  var passage: Passage
  var items: [Item]
  var comments: [Comment]
  /// Why it is not lexically complete by itself; empty if it is.
  var incomplete: [Diagnostic]
  /// Whether it closes something that it does not open.
  var closesTooMuch: Bool
  /// What it must not contain.
  var refused: [Diagnostic]

  init(_ passage: Passage) {
    let tree = parsed(passage.text)
    self.passage = passage
    items = Extracting.items(of: tree)
    comments = Extracting.comments(of: tree)
    let problems = incompleteness(of: tree)
    closesTooMuch = problems.contains { $0.kind == .extraneous }
    incomplete = problems.map { problem in
      Diagnostic(at: passage.location(at: problem.offset), problem.message, hint: problem.hint)
    }
    refused = tree.tokens(viewMode: .sourceAccurate)
      .filter { $0.tokenKind == .poundSourceLocation }
      .map { token in
        Diagnostic(
          at: passage.location(at: token.start),
          "`#sourceLocation` would give this code another place than its own",
          hint: "Take the line away: every message names the article's own file and line."
        )
      }
    if let offset = excessiveDepth(in: passage.text) {
      refused.append(
        Diagnostic(
          at: passage.location(at: offset), "this code is nested too deeply to be read",
          hint: "Give its parts names of their own."
        )
      )
    }
  }

  /// Whether a snippet's code is in it.
  func holds(_ snippet: Int) -> Bool { passage.lines.contains { $0.snippet == snippet } }
}

/// A text, parsed; the same text is parsed once, because the parser is what takes the time. What is
/// nested too deeply is nothing.
func parsed(_ text: String) -> SourceFileSyntax {
  if let tree = trees.withLock({ $0[text] }) { return tree }
  let tree = Parser.parse(source: excessiveDepth(in: text) == nil ? text : "")
  trees.withLock { $0[text] = tree }
  return tree
}

private let trees = Mutex<[String: SourceFileSyntax]>([:])
