import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

// Comments that call code an error although it compiles.
extension RunClassification {
  /// Warnings about these comments. An author can also mean an error at run time, so that they don't
  /// make the block broken.
  var absentErrors: [Diagnostic] {
    guard hasEnded, !isIncomplete, !isVariant, block.syntax.elisions.isEmpty else { return [] }
    return block.syntax.comments.filter { comment in
      comment.text[0].contains(Self.errorRemark)
        && !held.contains { $0.claim.line == comment.line }
    }.map { comment in
      let line = block.snippet.lines[comment.line]
      let place = SourceLocation(
        file: block.snippet.location.file, line: line.number, column: line.column)
      return Diagnostic(
        .warning, at: place,
        "the document says '\(comment.text[0])', but the block compiles and runs without an error")
    }
  }

  /// Matches a comment that only states that the code is an error, possibly with the reason.
  // Unsafe only because Regex isn't Sendable: it is never changed.
  private nonisolated(unsafe) static let errorRemark =
    /^(?i)(?:(?:this|that|it) )?(?:(?:is|would be|causes|gives|produces|(?:will )?reports?) )?(?:an? )?(?:error|invalid)(?:$|[:.,!]| (?:as|because|since)\b)/
}
