import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkModel
import WaymarkNames

/// The public declarations of modules, from the compiler's symbol graphs.
package struct Interface: Sendable {
  /// The signatures, keyed by the name of the type that contains them (empty at the top level),
  /// then by their base names.
  private var signatures: [String: [String: [Signature]]] = [:]
  /// The signatures, keyed by their base names only.
  private var overloads: [String: [Signature]] = [:]
  /// The modules that declare each base name at their top level.
  private var owners: [String: Set<String>] = [:]
  /// The types that the modules declare, at any depth.
  private var types: Set<String> = []
  private var protocols: Set<String> = []
  /// The top-level declarations that code can use as attributes.
  private var attributes: Set<String> = []

  /// Creates an interface without declarations.
  package init() {}

  /// Creates an interface from the JSON text of symbol graphs.
  ///
  /// - Throws: `DecodingError` if a string isn't a symbol graph.
  package init(graphs: [String]) throws {
    for graph in graphs { try add(graph) }
    for (_, members) in signatures.sorted(by: { $0.key < $1.key }) {
      overloads.merge(members) { $0 + $1 }
    }
  }

  private mutating func add(_ graph: String) throws {
    let graph = try SymbolGraph.decode(graph)
    let inherited = graph.inherited
    for symbol in graph.symbols {
      let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      guard var signature = Signature(text: text, availability: symbol.versions) else { continue }
      if let id = symbol.identifier?.precise { signature.inherited.formUnion(inherited[id] ?? []) }
      let owner = symbol.pathComponents.dropLast().last ?? ""
      if signature.isType { types.insert(signature.name) }
      if signature.text.hasPrefix("protocol ") { protocols.insert(signature.name) }
      if let module = graph.module?.name, owner.isEmpty {
        owners[signature.baseName, default: []].insert(module)
        if Self.attributeMarks.contains(where: text.contains) {
          attributes.insert(signature.baseName)
        }
      }
      signatures[owner, default: [:]][signature.baseName, default: []].append(signature)
    }
  }

  /// The attributes of the macros and types that code can use as attributes.
  private static let attributeMarks = [
    "@attached(", "@globalActor", "@propertyWrapper", "@resultBuilder",
  ]

  /// Whether no declaration is known, for example because the package isn't built.
  package var isEmpty: Bool { signatures.isEmpty }

  /// Returns the declarations whose names don't occur in code, sorted: `Hike.walk(to:)`.
  ///
  /// Declarations with the same base name aren't distinguished. Operators are omitted.
  package func unused(in code: [String]) -> [String] {
    let words = code.reduce(into: Set<String>()) { words, text in
      for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { words.insert(name.withoutBackticks) }
      }
    }
    let all = signatures.flatMap { owner, members in
      members.flatMap { base, overloads -> [String] in
        let used = words.contains(base == "init" || base == "subscript" ? owner : base)
        let isName = base.first.map { $0.isLetter || $0 == "_" } ?? false
        guard isName, !used else { return [] }
        return overloads.map { owner.isEmpty ? $0.name : "\(owner).\($0.name)" }
      }
    }
    return Set(all).sorted()
  }

  /// Returns the likely correct spelling of a name: the base name of a top-level declaration that
  /// resembles it (the first in alphabetical order), or else a nested type that the name spells
  /// without a period; nil if there is neither.
  package func similar(to name: String) -> String? {
    owners.keys.filter { Misspelling.isLikely(name, of: $0) }.min() ?? nestedType(writtenAs: name)
  }

  /// Returns the first attribute that the modules declare, in alphabetical order, whose name
  /// differs from a name only in its ending; nil if there is none.
  package func attribute(inflecting name: String) -> String? {
    attributes.filter { Misspelling.isInflected(name, of: $0) }.min()
  }

  /// Returns the nested type that a name spells without a period, such as `Hike.Plan` for
  /// `HikePlan`.
  private func nestedType(writtenAs name: String) -> String? {
    types.filter { name.hasSuffix($0) }.compactMap { type in
      let owner = String(name.dropLast(type.count))
      return signatures[owner]?[type] == nil ? nil : "\(owner).\(type)"
    }.min()
  }

  /// Returns the type of a variable that is named after a type: `Hike` for `hike` or `myHike`. A
  /// variable can also be named after the last words of one of the given types. Returns nil
  /// unless there is exactly one such type, and it is generic if `isGeneric` is true and isn't
  /// generic otherwise.
  package func typeOfVariable(
    named name: String, among candidates: Set<String>, isGeneric: Bool = false
  ) -> String? {
    let name = name.trimmingPrefix(Self.determiner).lowercased()
    let equal = signatures[""]?.keys.filter { $0.lowercased() == name } ?? []
    let longer = candidates.filter { name.count > 3 && $0.lowercased().hasSuffix(name) }
    let found = equal.isEmpty ? Array(longer) : equal
    guard found.count == 1, let type = signatures[""]?[found[0]]?.first, types.contains(type.name),
      type.text.contains("\(type.name)<") == isGeneric
    else { return nil }
    return declaresProtocol(type.name) ? "any \(type.name)" : type.name
  }

  /// Returns the type of a variable that is named after the start or end of a type with all of the
  /// given members: `HikePlanner` for `planner`. If there are several such types, the result is the
  /// one with the shortest name. Returns nil if there is none, or if all of the members are common.
  /// Generic types don't count.
  ///
  /// - Parameter common: A closure that returns whether a member is common in other modules.
  package func typeOfVariable(
    named name: String, calling members: Set<String>, common: (String) -> Bool
  ) -> String? {
    let name = name.lowercased()
    guard name.count > 3, !members.allSatisfy(common) else { return nil }
    let found = (signatures[""] ?? [:]).compactMap { type, declarations -> String? in
      guard types.contains(type),
        type.lowercased().hasPrefix(name) || type.lowercased().hasSuffix(name),
        members.allSatisfy({ signatures[type]?[$0] != nil }),
        declarations.allSatisfy({ !$0.text.contains("\(type)<") })
      else { return nil }
      return type
    }
    return found.min { ($0.count, $0) < ($1.count, $1) }.map {
      declaresProtocol($0) ? "any \($0)" : $0
    }
  }

  /// Returns the members of a type that have the given base name. If the type is an empty string,
  /// returns top-level declarations.
  func members(_ name: String, of type: String) -> [Signature] { signatures[type]?[name] ?? [] }

  /// Returns the protocols that a type's name refers to: those of a composition if the name is an
  /// alias for one, or else the name itself.
  func protocols(named name: String) -> Set<String> {
    let composed = signatures[""]?[name]?.first?.composed ?? []
    return composed.isEmpty ? [name] : composed
  }

  /// Returns the functions whose base names differ from a name only by a typo.
  func similarFunctions(to name: String) -> [Signature] {
    overloads.filter { Misspelling.isTypo(name, of: $0.key) }.flatMap(\.value).filter {
      $0.kind.hasSuffix("func")
    }
  }

  /// Returns all declarations that have the given base name.
  func overloads(of name: String) -> [Signature] { overloads[name] ?? [] }

  /// Returns whether the modules declare a type with the given name. A type that they only extend
  /// doesn't count.
  package func declaresType(_ name: String) -> Bool { types.contains(name) }

  /// Returns whether a member that a type lacks is likely a misspelling of a member that it has.
  package func misspellsMember(_ member: String, of type: String) -> Bool {
    similarMember(to: member, of: type) != nil
  }

  /// Returns a hint for an author who uses a member that a type lacks.
  package func hint(forMissing member: String, of type: String) -> String {
    similarMember(to: member, of: type).map { "did you mean '\($0)'?" }
      ?? "use a member that the package declares, or show the declaration of '\(member)'"
  }

  /// Returns the likely correct spelling of a member that a type lacks: the first of the type's
  /// members in alphabetical order; nil if there is none.
  private func similarMember(to member: String, of type: String) -> String? {
    signatures[type]?.keys.filter { Misspelling.isLikely(member, of: $0) }.min()
  }

  /// Returns whether a type, or a protocol that it might conform to, has a member.
  package func mightHave(_ member: String, _ type: String) -> Bool {
    protocols.union([type]).contains { signatures[$0]?[member] != nil }
  }

  /// Returns whether the modules declare a protocol with the given name.
  package func declaresProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Returns whether the modules contain a declaration with the given base name.
  package func declares(_ name: String) -> Bool { overloads[name] != nil }

  /// Returns whether the modules declare variables, and nothing else, with a name.
  package func declaresOnlyVariables(named name: String) -> Bool {
    let all = overloads(of: name)
    return !all.isEmpty && all.allSatisfy { $0.kind.hasSuffix("var") }
  }

  /// Returns whether a type, or an extension of it in the modules, has a member with the same name
  /// and labels.
  package func declares(_ signature: Signature, in owner: String) -> Bool {
    signatures[owner]?[signature.baseName]?.contains { $0.name == signature.name }
      == true
  }

  /// Returns the modules that declare a name at their top level, sorted.
  package func modules(declaring name: String) -> [String] { (owners[name] ?? []).sorted() }

  /// The result of looking up a document's declaration in the modules.
  package enum Match: Equatable {
    case equal
    /// The most similar declaration with the same base name or, if there is none, a declaration
    /// whose base name differs only by a typo.
    case differs(Signature)
    case missing
    /// The declaration is unrelated to the modules.
    case unknown
  }

  /// Compares a declaration of a document with the declarations that have the same base name, or
  /// with a declaration whose base name it misspells.
  ///
  /// - Parameter owner: The name of the type that contains the declaration; empty at the top level.
  package func match(_ signature: Signature, in owner: String) -> Match {
    let base = signature.baseName
    let own = signatures[owner]?[base] ?? []
    let isForeign = owner.isEmpty || signatures[owner] == nil
    // A type that the modules neither declare nor extend can only repeat a declaration by chance.
    let isUnrelated = isForeign && !owner.isEmpty && !types.contains(owner)
    let all = own + (isUnrelated ? [] : overloads[base] ?? [])
    let best = all.map { $0.likeness(to: signature) }.max()
    let nearest = all.filter { $0.likeness(to: signature) == best }
      .map { (declaration: $0, differences: signature.differences(from: $0).count) }
      .min { $0.differences < $1.differences }
    if let nearest {
      if nearest.differences == 0 { return .equal }
      // A document's own type can have the name of a type that the modules only nest.
      let isNested = signature.isType && owner.isEmpty && own.isEmpty
      return isNested ? .unknown : .differs(nearest.declaration)
    }
    // No declaration has this base name, but the document may have misspelled one.
    let similar =
      isUnrelated ? nil : overloads.keys.filter { Misspelling.isTypo(base, of: $0) }.min()
    return similar.flatMap { overloads[$0]?.first }.map(Match.differs)
      ?? (isForeign ? .unknown : .missing)
  }

  private static let determiner = Pattern(/(?:my|some)(?=[A-Z])/)
}

extension SymbolGraph {
  /// The names of the protocols and classes from which each type inherits, keyed by the identifiers
  /// of the types.
  fileprivate var inherited: [String: Set<String>] {
    let names = symbols.reduce(into: [:]) { $0[$1.identifier?.precise] = $1.pathComponents.last }
    return (relationships ?? []).reduce(into: [:]) { inherited, relationship in
      guard ["conformsTo", "inheritsFrom"].contains(relationship.kind),
        let name = names[relationship.target] ?? relationship.targetFallback
      else { return }
      inherited[relationship.source, default: []].insert(
        name.split(separator: ".").last.map(String.init) ?? name)
    }
  }
}

extension SymbolGraph.Node {
  /// The availability in the form of ``Signature/availability``.
  fileprivate var versions: Set<String> {
    (availability ?? []).reduce(into: []) { versions, platform in
      if platform.isUnconditionallyDeprecated == true { versions.insert("deprecated") }
      guard let domain = platform.domain, let version = platform.introduced else { return }
      versions.insert(Signature.availability(domain, version.text))
    }
  }
}
