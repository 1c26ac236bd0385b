import SwiftParser
import SwiftSyntax

/// Returns the byte offsets at which items start, at the top level of a file and inside its bodies
/// and types.
package func itemStarts(in code: String) -> Set<Int> {
  let items = ItemStarts(viewMode: .sourceAccurate)
  items.walk(Parser.parse(source: code))
  return items.starts
}

private final class ItemStarts: SyntaxVisitor {
  private(set) var starts: Set<Int> = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    starts.insert(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    starts.insert(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .visitChildren
  }
}
