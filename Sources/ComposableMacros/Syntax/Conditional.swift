import SwiftSyntax

/// A thing of the source, or an `#if` around several: what a macro must keep when it writes
/// something for each.
indirect enum Conditional<Element> {
  case element(Element)
  case branches([Branch])

  /// One of `#if CONDITION`, `#elseif CONDITION` and `#else`, and what stands under it.
  struct Branch {
    let head: String
    let body: [Conditional]
  }
}

extension Conditional {
  /// What `transform` writes for the element, or under the `#if`s for each; none where it writes
  /// nothing.
  func declaration(_ transform: (Element) -> String?) -> DeclSyntax? {
    let elements = [self].flattened()
    guard elements.contains(where: { transform($0) != nil }) else { return nil }
    return "\(raw: [self].written { transform($0) ?? "" })"
  }
}

extension Array {
  /// The elements in the order of the source, those of every branch among them.
  func flattened<Item>() -> [Item] where Element == Conditional<Item> {
    flatMap { item -> [Item] in
      switch item {
      case .element(let element): [element]
      case .branches(let branches): branches.flatMap { $0.body.flattened() }
      }
    }
  }

  /// What `transform` writes for each element, one on a line, under the same `#if`s.
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
  /// What `transform` finds in each member, under the `#if`s that the members stand under.
  /// A branch in which nothing is found is kept, so that the conditions keep their sense.
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
