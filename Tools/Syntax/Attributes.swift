import SwiftSyntax

extension WithAttributesSyntax {
  var isOnMainActor: Bool { attributes.has("MainActor") }
}

extension AttributeListSyntax {
  /// The last part of each attribute's name: `Test` for `@Testing.Test`.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName
      return name.as(MemberTypeSyntax.self)?.name.text
        ?? name.as(IdentifierTypeSyntax.self)?.name.text
    }
  }

  func has(_ name: String) -> Bool { names.contains(name) }
}

extension AttributeListSyntax {
  private var test: AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      ["Test", "Testing.Test"].contains($0.attributeName.trimmedDescription)
    }
  }

  /// Whether any attribute of a suite has an unlabeled argument, which can be a trait that all of
  /// its tests inherit.
  var hasTraits: Bool {
    contains { $0.as(AttributeSyntax.self)?.unlabeled.isEmpty == false }
  }

  /// Returns an insertion that adds the harness's trait as the last trait of a test; empty if the
  /// test has no traits. Traits can discard issues, and the last trait is the first to receive each
  /// issue.
  ///
  /// - Parameter isNeeded: Whether the test inherits traits.
  func lastTrait(isNeeded: Bool) -> [Insertion] {
    guard let test else { return [] }
    let hasTraits = test.unlabeled.contains { !$0.expression.is(StringLiteralExprSyntax.self) }
    guard isNeeded || hasTraits else { return [] }
    let name = "__waymarkIssues"
    if let last = test.unlabeled.last {
      return [Insertion(offset: last.expression.end, text: .expectation(", \(name)"))]
    }
    if case .argumentList(let arguments) = test.arguments, let first = arguments.first {
      return [Insertion(offset: first.start, text: .expectation("\(name), "))]
    }
    let isBare = test.leftParen == nil
    let place = test.leftParen?.end ?? test.attributeName.end
    return [Insertion(offset: place, text: .expectation(isBare ? "(\(name))" : name))]
  }
}

extension AttributeSyntax {
  /// The arguments before the first labeled argument.
  var unlabeled: [LabeledExprSyntax] {
    guard case .argumentList(let arguments) = arguments else { return [] }
    return Array(arguments.prefix { $0.label == nil })
  }
}
