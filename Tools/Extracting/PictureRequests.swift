import WaymarkGrouping
import WaymarkModel
import WaymarkSyntax
import WaymarkTokens

/// A picture that is taken between two statements.
struct PictureStep: Hashable, Sendable {
  /// The `// Shows "…"` comment.
  var comment: Comment
  var caption: String
  /// The snippet that contains the comment, as an index into the article's snippets.
  var snippet: Int
  /// The index among the snippet's pictures, starting at 0.
  var number: Int
  /// Whether a statement precedes the comment on the same line.
  var isBehindStatement: Bool
}

extension ParsedSnippet {
  /// Returns the pictures that `// Shows "…"` comments between statements request, in order. A
  /// comment inside a declaration or a statement has no effect.
  func findSteps() -> [PictureStep] {
    var counts: [Int: Int] = [:]
    return comments.compactMap { comment in
      guard let caption = comment.shown, isBetweenStatements(comment.offset) else { return nil }
      let snippet = source.lines[source.line(at: comment.offset)].snippet
      defer { counts[snippet, default: 0] += 1 }
      return PictureStep(
        comment: comment, caption: caption, snippet: snippet, number: counts[snippet] ?? 0,
        isBehindStatement: items.contains {
          $0.code.upperBound <= comment.offset
            && source.line(at: $0.code.upperBound) == source.line(at: comment.offset)
        })
    }
  }

  private func isBetweenStatements(_ offset: Int) -> Bool {
    items.contains { item in
      item.kind == .statement && item.range.contains(offset) && !item.code.contains(offset)
    }
  }
}

/// Returns the pictures that the snippets of an example request: for a snippet with `screen=`, the
/// pictures between its statements and a picture of its final state, and for a snippet with `map=`,
/// its map.
func pictureRequests(
  of group: SnippetGroup, _ snippets: [ParsedSnippet]
) -> [Example.PictureRequest] {
  group.snippets.compactMap { snippet in
    guard snippet.screen != nil || snippet.map != nil else { return nil }
    return Example.PictureRequest(
      snippet: snippet.index, captions: captions(of: snippet, snippets),
      map: snippet.map.map { .init(text: $0, location: snippet.location(of: "map")) })
  }
}

private func captions(
  of snippet: Snippet, _ snippets: [ParsedSnippet]
) -> [Example.PictureRequest.Caption] {
  guard let caption = snippet.screen else { return [] }
  let steps = snippets.flatMap { parsed in
    parsed.steps.filter { $0.snippet == snippet.index }.map { step in
      Example.PictureRequest.Caption(
        text: step.caption, location: parsed.source.location(at: step.comment.offset))
    }
  }
  return steps + [.init(text: caption, location: snippet.location(of: "screen"))]
}

/// Returns the error for a picture in an example that never runs.
func undrawable(_ request: Example.PictureRequest) -> Diagnostic {
  let location = request.captions.last?.location ?? request.map!.location
  let (subject, option) = request.captions.isEmpty ? ("map", "map=") : ("screen", "screen=")
  return Diagnostic(
    at: location, "this example isn't run, so there is no \(subject) to draw",
    hint: "remove '\(option)', or move the snippet into an example that is run"
  )
}
