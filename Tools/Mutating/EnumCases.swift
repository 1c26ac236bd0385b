import SwiftSyntax

/// The cases of the enums that a source declares.
final class EnumCases: SyntaxVisitor {
  /// The cases of each enum with their associated values.
  private var cases: [[(name: String, payload: String)]] = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    cases.append(
      elements.map { ($0.name.text, $0.parameterClause?.trimmedDescription ?? "") })
    return .visitChildren
  }

  /// Returns the name of the next case of the same enum with the same payload; nil if there is
  /// none. After the last case, the search continues with the first.
  func sibling(of name: String) -> String? {
    for known in cases {
      guard let index = known.firstIndex(where: { $0.name == name }) else { continue }
      let others = known[(index + 1)...] + known[..<index]
      if let other = others.first(where: { $0.payload == known[index].payload }) {
        return other.name
      }
    }
    return nil
  }
}
