import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkModel
import WaymarkNames

/// A declaration reduced to the parts that its users depend on.
///
/// Access levels, default values, attributes, internal parameter names, and the position of generic
/// constraints don't matter.
package struct Signature: Hashable, Sendable {
  /// The name with its argument labels: `chunked(by:)`.
  package var name: String
  /// The keywords that introduce the declaration: `func`, `static func`, `init`, `subscript`,
  /// `var`, `case`, `struct`. The keyword of a constant is `var`.
  package var kind: String
  /// The types of the parameters in order, or the generic parameters of a type; empty if there are
  /// none.
  private var parameters = ""
  /// `async`, `throws`, or both; empty if the declaration has none of these.
  private var effects = ""
  /// The type of the result or of the variable, or the type that an alias refers to; empty for
  /// any other declaration.
  private var result = ""
  /// `mutating`, `consuming`, or `borrowing`; empty if the declaration has none of these modifiers.
  package private(set) var ownership = ""
  /// The generic constraints, sorted. As in a symbol graph, each requires only one protocol.
  package var constraints: [String] = []
  /// The protocols and classes from which a type inherits, without their modules.
  package var inherited: Set<String> = []
  /// The first type in the inheritance clause of an enum, which can be its raw type; nil for any
  /// other declaration.
  private var rawType: String?
  /// The protocols that an alias composes, without their modules; empty for any other declaration.
  package private(set) var composed: Set<String> = []
  /// Whether users can assign to a variable or a subscript; nil if the declaration doesn't state
  /// it.
  private var isSettable: Bool?

  /// The platforms with the versions that introduced the declaration, such as `macOS 13`, and
  /// `deprecated` if it is deprecated.
  package var availability: Set<String> = []

  /// The declaration as it is written, without its attributes, access level, body, and layout.
  package private(set) var text = ""

  /// The name without argument labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Whether the declaration is a type.
  package var isType: Bool { Self.typeKinds.contains(kind) }

  private static let typeKinds: Set = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// Whether every call to the declared function needs `try`.
  var isThrowing: Bool {
    effects.split(separator: " ").contains { $0 == "throws" || $0.hasPrefix("throws(") }
      && !effects.contains("throws(Never)")
  }
  /// Whether every call to the declared function needs `await`.
  var isAsync: Bool { effects.split(separator: " ").contains("async") }

  /// Returns the properties in which a document's declaration differs from a declaration of the
  /// package. The document can leave out availability, inherited types, and whether a variable can
  /// be assigned.
  package func differences(from other: Signature) -> [String] {
    let parts = [
      (name != other.name, "name or labels"), (kind != other.kind, "kind"),
      (parameters != other.parameters, isType ? "generic parameters" : "parameter types"),
      (effects != other.effects || ownership != other.ownership, "effects"),
      (result != other.result, kind.hasSuffix("var") ? "type" : isType ? "alias" : "result type"),
      (constraints != other.constraints, "constraints"),
      (
        !inherited.subtracting(other.rawTypes(of: self)).isSubset(of: other.inherited),
        "conformances"
      ),
      (isSettable.map { $0 != (other.isSettable ?? true) } ?? false, "accessors"),
      (!availability.isSubset(of: other.availability), "availability"),
    ]
    return parts.filter(\.0).map(\.1)
  }

  /// Returns the inherited type of a document's declaration that can be the raw type of this enum.
  /// A symbol graph lists only the conformance to `RawRepresentable`.
  private func rawTypes(of other: Signature) -> Set<String> {
    inherited.contains("RawRepresentable") ? Set([other.rawType].compactMap(\.self)) : []
  }

  /// Returns the declaration with other types in place of those that it inherits and requires.
  ///
  /// - Parameter types: A closure that returns the replacements for the type with a given name.
  func replacing(_ types: (String) -> Set<String>) -> Signature {
    var signature = self
    signature.inherited = Set(inherited.flatMap(types))
    let all = constraints.flatMap { constraint -> [String] in
      guard let colon = constraint.firstRange(of: ": ") else { return [constraint] }
      return types(String(constraint[colon.upperBound...])).map {
        constraint[..<colon.upperBound] + $0
      }
    }
    signature.constraints = Set(all).sorted()
    return signature
  }

  /// Returns a score for the similarity of two declarations. An equal name counts most, then an
  /// equal type, then each common word of the types.
  package func likeness(to other: Signature) -> Int {
    let words = { (text: String) in Set(text.split { !$0.isLetter && !$0.isNumber }) }
    return (name == other.name ? 100 : 0) + (type == other.type ? 20 : 0)
      + words(type).intersection(words(other.type)).count
  }

  private var type: String { "\(parameters) \(effects) \(result)" }

  /// Returns the signatures of a declaration: one for each case or variable, and otherwise at most
  /// one. Extensions, operators, and variables without a type annotation have none.
  package static func all(of declaration: DeclSyntax) -> [Signature] {
    let modified = { (signature: Signature) in
      var signature = signature
      if declaration.isStatic { signature.kind = "static " + signature.kind }
      signature.ownership = declaration.ownership
      signature.availability = declaration.availability
      signature.text = declaration.head
      return signature
    }
    return switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): variables(node).map(modified)
    case .enumCaseDecl(let node): node.elements.map { modified(Signature($0)) }
    default: Signature(single: declaration).map { [modified($0)] } ?? []
    }
  }

  private static func variables(_ node: VariableDeclSyntax) -> [Signature] {
    // In `var width, height: Int`, both variables have the same type.
    var type: TypeSyntax?
    let all = node.bindings.reversed().compactMap { binding -> Signature? in
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let type else { return nil }
      var signature = Signature(name: binding.pattern.trimmedDescription, kind: "var")
      signature.result = tight(type)
      signature.isSettable =
        node.bindingSpecifier.text == "let" ? false : binding.accessorBlock?.isSettable
      return signature
    }
    return all.reversed()
  }

  private init(_ element: EnumCaseElementSyntax) {
    let parameters = element.parameterClause?.parameters
    let labels = parameters?.map { ($0.firstName.map { $0.text.withoutBackticks } ?? "_") + ":" }
    self.init(
      name: element.name.text.withoutBackticks + (labels.map { "(\($0.joined()))" } ?? ""),
      kind: "case")
    self.parameters = (parameters?.map { tight($0.type) } ?? []).joined(separator: ", ")
  }

  private init?(single declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      self.init("func", node.name.text, node.signature)
      add(node.genericParameterClause, node.genericWhereClause)
    case .initializerDecl(let node):
      self.init("init", "init" + (node.optionalMark?.text ?? ""), node.signature)
      add(node.genericParameterClause, node.genericWhereClause)
    case .macroDecl(let node):
      self.init("macro", node.name.text, node.signature)
      add(node.genericParameterClause, node.genericWhereClause)
    case .subscriptDecl(let node):
      let labels = node.parameterClause.parameters.map { label(of: $0, isSubscript: true) }
      self.init(name: "subscript(\(labels.joined()))", kind: "subscript")
      parameters = types(of: node.parameterClause)
      result = tight(node.returnClause.type)
      isSettable = node.accessorBlock?.isSettable
      add(node.genericParameterClause, node.genericWhereClause)
    default:
      guard let node = declaration.asProtocol((any NamedDeclSyntax).self),
        !declaration.introducer.isEmpty
      else { return nil }
      self.init(name: node.name.text.withoutBackticks, kind: declaration.introducer)
      let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
      parameters =
        generic?.genericParameterClause?.parameters.map(\.name.text).joined(separator: ", ") ?? ""
      add(generic?.genericParameterClause, generic?.genericWhereClause)
      let alias = declaration.as(TypeAliasDeclSyntax.self)?.initializer.value
      result = alias.map { tight($0) } ?? ""
      composed = alias?.names ?? []
      inherited = declaration.inherited
      let first = declaration.as(EnumDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
      let names = first?.type.names ?? []
      // A composition, such as `Codable`, isn't a raw type.
      rawType = names.count == 1 ? names.first : nil
    }
  }

  private init(name: String, kind: String) { (self.name, self.kind) = (name, kind) }

  private init(_ kind: String, _ name: String, _ signature: FunctionSignatureSyntax) {
    let labels = signature.parameterClause.parameters.map { label(of: $0, isSubscript: false) }
    self.init(name: "\(name.withoutBackticks)(\(labels.joined()))", kind: kind)
    parameters = types(of: signature.parameterClause)
    effects = signature.effectSpecifiers.map { tight($0) } ?? ""
    let result = signature.returnClause.map { tight($0.type) } ?? "Void"
    self.result = result == "()" ? "Void" : result
  }

  private mutating func add(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) {
    let inline = parameters?.parameters.flatMap { parameter in
      parameter.inheritedType?.names.map { "\(parameter.name.text): \($0)" } ?? []
    }
    let others = clause?.requirements.flatMap { requirement -> [String] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        return [tight(requirement.requirement)]
      }
      let type = tight(conformance.leftType).replacing("repeat each ", with: "")
      return conformance.rightType.names.map { "\(type): \($0)" }
    }
    constraints = Set((inline ?? []) + (others ?? [])).sorted()
  }

  /// Parses a declaration from a symbol graph. Returns nil if the text isn't a declaration.
  package init?(text: String, availability: Set<String> = []) {
    // A case is valid only inside an enum.
    let isCase = text.hasPrefix("case ")
    let tree = Parser.parse(source: isCase ? "enum Cases { \(text) }" : text)
    guard case .decl(let outer)? = tree.statements.first?.item else { return nil }
    let inner = outer.as(EnumDeclSyntax.self)?.memberBlock.members.first?.decl
    guard let signature = Self.all(of: isCase ? inner ?? outer : outer).first else { return nil }
    self = signature
    self.availability = availability
  }

  /// Returns a platform followed by the version that introduced a declaration, without trailing
  /// zeros.
  package static func availability(_ platform: String, _ version: String) -> String {
    var parts = version.split(separator: ".")
    while parts.count > 1, parts.last == "0" { parts.removeLast() }
    return "\(platform) \(parts.joined(separator: "."))"
  }
}

private func label(of parameter: FunctionParameterSyntax, isSubscript: Bool) -> String {
  let name = parameter.firstName.text
  return (isSubscript && parameter.secondName == nil ? "_" : name.withoutBackticks) + ":"
}

private func types(of clause: FunctionParameterClauseSyntax) -> String {
  let types = clause.parameters.map { tight($0.type) + ($0.ellipsis?.text ?? "") }
  return "(" + types.joined(separator: ", ") + ")"
}
