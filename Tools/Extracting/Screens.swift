import Article

/// A picture that is taken between two statements.
struct Step: Hashable, Sendable {
  /// `// Shows "…"`
  var comment: Comment
  var caption: String
  /// The snippet that it stands in, as an index of the article.
  var snippet: Int
  /// Among the pictures of its snippet, from 0.
  var number: Int
  /// Whether a statement stands before it on its line.
  var isBehindStatement: Bool
}

extension Piece {
  /// The `// Shows "…"` comments between the statements, in order. Within a declaration or a
  /// statement such a comment is only a comment.
  var steps: [Step] {
    var counts: [Int: Int] = [:]
    return comments.compactMap { comment in
      guard let caption = comment.shown, isBetweenStatements(comment.offset) else { return nil }
      let snippet = passage.lines[passage.line(at: comment.offset)].snippet
      defer { counts[snippet, default: 0] += 1 }
      return Step(
        comment: comment, caption: caption, snippet: snippet, number: counts[snippet] ?? 0,
        isBehindStatement: items.contains { $0.code.upperBound <= comment.offset
          && passage.line(at: $0.code.upperBound) == passage.line(at: comment.offset) })
    }
  }

  private func isBetweenStatements(_ offset: Int) -> Bool {
    items.contains { item in
      item.kind == .statement && item.range.contains(offset) && !item.code.contains(offset)
    }
  }
}

/// What the snippets of an example show: the steps of each that has `screen=`, then its end.
func screens(of group: Group, in article: Article, _ pieces: [Piece]) -> [Example.Screen] {
  group.snippets.compactMap { snippet in
    guard let caption = snippet.screen else { return nil }
    let steps = pieces.flatMap { piece in
      piece.steps.filter { $0.snippet == snippet.index }.map { step in
        Example.Screen.Caption(
          text: step.caption, location: piece.passage.location(at: step.comment.offset))
      }
    }
    let place = article.place(of: "screen=", in: snippet)
    return Example.Screen(
      snippet: snippet.index, captions: steps + [.init(text: caption, location: place)])
  }
}

/// The error of a picture in an example that never runs.
func undrawable(_ caption: Example.Screen.Caption) -> Diagnostic {
  Diagnostic(
    at: caption.location, "this example is not run, so there is no screen to draw",
    hint: "remove 'screen=', or move the block into an example that is run"
  )
}
