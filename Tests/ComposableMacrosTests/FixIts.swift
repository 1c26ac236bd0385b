import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion

extension SourceFileSyntax {
  /// Returns the text of the file after the first fix-it of each diagnostic has been applied.
  ///
  /// An edit that overlaps an earlier edit in the file isn't applied.
  func applyingFixIts(of context: BasicMacroExpansionContext) -> String {
    let edits = context.diagnostics.compactMap(\.fixIts.first).flatMap(\.changes)
      .map { $0.edit(in: context) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let bytes = Array(description.utf8)
    var fixed: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lowerBound.utf8Offset >= position {
      fixed += bytes[position..<edit.range.lowerBound.utf8Offset] + edit.replacementBytes
      position = edit.range.upperBound.utf8Offset
    }
    return String(decoding: fixed + bytes[position...], as: UTF8.self)
  }
}

extension FixIt.Change {
  /// Returns the edit that makes this change in the source before expansion. The nodes of a change
  /// are detached from the source, so their positions are translated.
  fileprivate func edit(in context: BasicMacroExpansionContext) -> SourceEdit {
    func range(
      _ start: AbsolutePosition, _ end: AbsolutePosition, of node: some SyntaxProtocol
    ) -> Range<AbsolutePosition> {
      let offsets = [start, end].map {
        context.location(for: $0, anchoredAt: Syntax(node), fileName: "").offset
      }
      return AbsolutePosition(utf8Offset: offsets[0])..<AbsolutePosition(utf8Offset: offsets[1])
    }
    switch self {
    case .replace(let old, let new):
      return SourceEdit(
        range: range(old.position, old.endPosition, of: old), replacement: new.description)
    case .replaceLeadingTrivia(let token, let trivia):
      return SourceEdit(
        range: range(token.position, token.positionAfterSkippingLeadingTrivia, of: token),
        replacement: trivia.description)
    case .replaceTrailingTrivia(let token, let trivia):
      return SourceEdit(
        range: range(token.endPositionBeforeTrailingTrivia, token.endPosition, of: token),
        replacement: trivia.description)
    case .replaceChild(let data):
      let replaced = data.replacementRange
      return SourceEdit(
        range: range(replaced.lowerBound, replaced.upperBound, of: data.parent),
        replacement: data.newChild.description)
    case .replaceText(let replaced, let text, let node):
      return SourceEdit(
        range: range(replaced.lowerBound, replaced.upperBound, of: node), replacement: text)
    @unknown default:
      fatalError("this version of SwiftSyntax has a kind of change that the tests don't know")
    }
  }
}
