import SwiftSyntax

/// A source element or an `#if` block of elements. Macros that generate code for each element have
/// to preserve the conditions.
indirect enum Conditional<Element> {
  case element(Element)
  case branches([Branch])

  /// A branch of an `#if` block: the line with the condition, and the elements below it.
  struct Branch {
    let head: String
    let body: [Conditional]
  }
}

extension Conditional {
  /// Returns the results of `transform` for the element, or for each element inside the `#if`
  /// blocks. Returns `nil` if all results are `nil`.
  func declaration(_ transform: (Element) -> String?) -> DeclSyntax? {
    let elements = [self].flattened()
    guard elements.contains(where: { transform($0) != nil }) else { return nil }
    return "\(raw: [self].written { transform($0) ?? "" })"
  }
}

extension Array {
  /// Returns the elements in source order, including those of all branches.
  func flattened<Item>() -> [Item] where Element == Conditional<Item> {
    flatMap { item -> [Item] in
      switch item {
      case .element(let element): [element]
      case .branches(let branches): branches.flatMap { $0.body.flattened() }
      }
    }
  }

  /// Returns the results of `transform`, one per line, inside the `#if` blocks of their elements.
  func written<Item>(
    _ transform: (Item) -> String
  ) -> String where Element == Conditional<Item> {
    map { item in
      switch item {
      case .element(let element): transform(element)
      case .branches(let branches):
        branches.map { "\($0.head)\n\($0.body.written(transform))" }.joined(separator: "\n")
          + "\n#endif"
      }
    }
    .joined(separator: "\n")
  }
}

extension MemberBlockItemListSyntax {
  /// Returns the results of `transform` for each member, inside the `#if` blocks of the members. A
  /// block keeps its empty branches unless all are empty, because the conditions of later branches
  /// depend on them.
  func conditional<Item>(
    _ transform: (DeclSyntax) -> [Item]
  ) -> [Conditional<Item>] {
    flatMap { item -> [Conditional<Item>] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self)
      else { return transform(item.decl).map { .element($0) } }
      let branches = condition.branches(transform)
      return branches.allSatisfy(\.body.isEmpty) ? [] : [.branches(branches)]
    }
  }
}

extension IfConfigDeclSyntax {
  fileprivate func branches<Element>(
    _ transform: (DeclSyntax) -> [Element]
  ) -> [Conditional<Element>.Branch] {
    clauses.map { clause in
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      let members = clause.elements?.as(MemberBlockItemListSyntax.self)
      return Conditional.Branch(
        head: clause.poundKeyword.text + condition,
        body: members?.conditional(transform) ?? []
      )
    }
  }
}
