import SwiftSyntax
import WaymarkModel

/// The names that a file declares at its top level, and the types that it extends.
package struct TopLevelNames {
  /// The variables and constants.
  package var values: Set<String> = []
  /// The functions, types, and other declarations with a name.
  package var others: Set<String> = []
  /// The types that the file extends, whether or not it declares them.
  package var extended: Set<String> = []
  /// The types that are nested directly in other types.
  package var nested: Set<String> = []
  /// The members of types and extensions, keyed by the name of the type.
  package var members: [String: Set<String>] = [:]
  /// The types that are declared or extended to conform to each protocol or to inherit from each
  /// class, keyed by the name of the protocol or class.
  package var conforming: [String: Set<String>] = [:]
  /// The signatures of the functions, keyed by name. Each signature starts with the name. Functions
  /// with the same name can be declared together if their signatures differ.
  package private(set) var functions: [String: Set<String>] = [:]

  /// The declared names of any kind. Names that are only extended aren't included.
  package var all: Set<String> { values.union(others) }

  /// The names that can be declared only once. Functions are represented by their signatures
  /// instead of their names.
  package var unique: Set<String> {
    functions.reduce(into: all) { unique, function in
      unique.remove(function.key)
      unique.formUnion(function.value)
    }
  }

  /// Creates a value without names.
  package init() {}

  /// Collects the names of a parsed file.
  package init(_ tree: SourceFileSyntax) {
    for item in tree.statements {
      switch item.item {
      case .decl(let declaration): add(declaration)
      case .stmt(let statement):
        for condition in statement.as(GuardStmtSyntax.self)?.conditions ?? [] {
          if case .optionalBinding(let binding) = condition.condition { add(binding.pattern) }
        }
      default: continue
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) { addType(group) }
    for member in declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? [] {
      if let type = member.decl.asProtocol((any DeclGroupSyntax).self),
        let name = (type as? any NamedDeclSyntax)?.name.text
      {
        nested.insert(name.withoutBackticks)
      }
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      variable.bindings.forEach { add($0.pattern) }
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      self.extended.insert(extended.extendedType.rootTypeName)
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      let name = named.name.text.withoutBackticks
      others.insert(name)
      guard let function = declaration.as(FunctionDeclSyntax.self) else { return }
      let type = function.signature.description.filter { !$0.isWhitespace }
      functions[name, default: []].insert(name + type)
    }
  }

  private mutating func addType(_ group: any DeclGroupSyntax) {
    guard
      let type = group.as(ExtensionDeclSyntax.self)?.extendedType.rootTypeName
        ?? group.asProtocol((any NamedDeclSyntax).self).map({ $0.name.text.withoutBackticks })
    else { return }
    for inherited in group.inheritanceClause?.inheritedTypes ?? [] {
      conforming[inherited.type.rootTypeName, default: []].insert(type)
    }
    members[type, default: []].formUnion(group.memberBlock.members.flatMap { $0.decl.memberNames })
  }

  package mutating func add(_ pattern: PatternSyntax) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      values.insert(name.identifier.text.withoutBackticks)
    } else {
      pattern.as(TuplePatternSyntax.self)?.elements.forEach { add($0.pattern) }
    }
  }
}

extension DeclSyntax {
  /// The names by which code refers to the declared members.
  fileprivate var memberNames: [String] {
    if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if self.is(InitializerDeclSyntax.self) { return ["init"] }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self).map { $0.identifier.text.withoutBackticks }
      }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { $0.name.text.withoutBackticks }
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text.withoutBackticks] } ?? []
  }
}
