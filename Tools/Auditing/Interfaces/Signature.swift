import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkNames

/// A declaration reduced to the parts that its users depend on.
///
/// Access levels, default values, attributes, internal parameter names, and the position of generic
/// constraints don't matter.
package struct Signature: Hashable, Sendable {
  /// The name with its argument labels: `chunked(by:)`.
  package var name: String
  /// The kind of the declaration: `func`, `static func`, `init`, `subscript`, `var`, `case`, or
  /// `type` for any other.
  package var kind: String
  /// The types of the parameters and of the result, and the effects, in order.
  package var type: String
  /// `mutating`, `consuming`, or `borrowing`; empty if the declaration has none of these modifiers.
  package private(set) var ownership = ""
  /// The generic constraints, sorted.
  package var constraints: [String]

  /// The platforms with the versions that introduced the declaration, such as `macOS 13`, and
  /// `deprecated` if it is deprecated. Equality ignores the availability.
  package var availability: Set<String> = []

  /// The declaration as it is written, without its attributes, access level, body, and layout.
  package private(set) var text = ""

  package static func == (one: Self, two: Self) -> Bool { one.essence == two.essence }
  package func hash(into hasher: inout Hasher) { hasher.combine(essence) }

  /// The name without argument labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Whether the declaration is a type.
  package var isType: Bool { kind == "type" }

  private var essence: [String] { [name, kind, type, ownership] + constraints }

  /// Returns a list of the properties in which the declaration differs from another.
  package func differences(from other: Signature) -> String {
    let parts = [
      (name != other.name, "name or labels"), (kind != other.kind, "kind"),
      (parameterTypes != other.parameterTypes, kind == "var" ? "type" : "parameter types"),
      (effects != other.effects || ownership != other.ownership, "effects"),
      (result != other.result, "result type"),
      (constraints != other.constraints, "constraints"),
      (!availability.isSubset(of: other.availability), "availability"),
    ]
    return parts.filter(\.0).map(\.1).joined(separator: ", ")
  }

  /// Returns a score for the similarity of two declarations. An equal name counts most, then an
  /// equal type, then each common word of the types.
  package func likeness(to other: Signature) -> Int {
    let words = { (text: String) in Set(text.split { !$0.isLetter && !$0.isNumber }) }
    return (name == other.name ? 100 : 0) + (type == other.type ? 20 : 0)
      + words(type).intersection(words(other.type)).count
  }

  private var parameterTypes: String { type.splitAtResult.before.splitAtEffects.before }
  /// Whether every call to the declared function needs `try`.
  var isThrowing: Bool { effects.split(separator: " ").contains("throws") }
  /// Whether every call to the declared function needs `await`.
  var isAsync: Bool { effects.split(separator: " ").contains("async") }

  private var effects: String { type.splitAtResult.before.splitAtEffects.after }
  private var result: String { type.splitAtResult.after }

  /// Creates the signature of a declaration. Returns nil for a declaration without a signature,
  /// such as an extension or a variable without a type annotation.
  package init?(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      self.init("func", node.name.text, node.signature)
      add(node.genericParameterClause, node.genericWhereClause)
    case .initializerDecl(let node):
      self.init("init", "init" + (node.optionalMark?.text ?? ""), node.signature)
      add(node.genericParameterClause, node.genericWhereClause)
    case .subscriptDecl(let node):
      let labels = node.parameterClause.parameters.map { label(of: $0, isSubscript: true) }
      self.init(
        name: "subscript(\(labels.joined()))", kind: "subscript",
        type: parameters(node.parameterClause) + " -> " + tight(node.returnClause.type))
      add(node.genericParameterClause, node.genericWhereClause)
    case .variableDecl(let node):
      guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else {
        return nil
      }
      self.init(name: binding.pattern.trimmedDescription, kind: "var", type: ": " + tight(type))
    case .enumCaseDecl(let node):
      guard let element = node.elements.first, node.elements.count == 1 else { return nil }
      let parameters = element.parameterClause?.parameters
      let labels = parameters?.map { ($0.firstName.map { plain($0.text) } ?? "_") + ":" }
      self.init(
        name: plain(element.name.text) + (labels.map { "(\($0.joined()))" } ?? ""), kind: "case",
        type: (parameters?.map { tight($0.type) } ?? []).joined(separator: ", "))
    default:
      guard let node = declaration.asProtocol((any NamedDeclSyntax).self) else { return nil }
      self.init(name: plain(node.name.text), kind: "type", type: "")
    }
    if declaration.isStatic { kind = "static " + kind }
    ownership = declaration.ownership
    availability = declaration.availability
    text = declaration.head
  }

  private init(name: String, kind: String, type: String) {
    (self.name, self.kind, self.type, constraints) = (name, kind, type, [])
  }

  private init(_ kind: String, _ name: String, _ signature: FunctionSignatureSyntax) {
    let labels = signature.parameterClause.parameters.map { label(of: $0, isSubscript: false) }
    self.kind = kind
    self.name = "\(plain(name))(\(labels.joined()))"
    let effects = signature.effectSpecifiers.map { " " + tight($0) } ?? ""
    let result = signature.returnClause.map { tight($0.type) } ?? "Void"
    type =
      parameters(signature.parameterClause) + effects + " -> " + (result == "()" ? "Void" : result)
    constraints = []
  }

  private mutating func add(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) {
    let inline = parameters?.parameters.compactMap { parameter in
      parameter.inheritedType.map { "\(parameter.name.text): \(tight($0))" }
    }
    let others = clause?.requirements.map { tight($0.requirement) }
    constraints = Set((inline ?? []) + (others ?? [])).sorted()
  }

  /// Parses a declaration from a symbol graph. Returns nil if the text isn't a declaration.
  package init?(text: String, availability: Set<String> = []) {
    // A case is valid only inside an enum.
    let isCase = text.hasPrefix("case ")
    let tree = Parser.parse(source: isCase ? "enum Cases { \(text) }" : text)
    guard case .decl(let outer)? = tree.statements.first?.item else { return nil }
    let inner = outer.as(EnumDeclSyntax.self)?.memberBlock.members.first?.decl
    self.init(isCase ? inner ?? outer : outer)
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
  return (isSubscript && parameter.secondName == nil ? "_" : plain(name)) + ":"
}

private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
  let types = clause.parameters.map { tight($0.type) + ($0.ellipsis?.text ?? "") }
  return "(" + types.joined(separator: ", ") + ")"
}

/// Returns code without layout, attributes of types, and the prefix `Self.`.
private func tight(_ node: some SyntaxProtocol) -> String {
  let words = node.tokens(viewMode: .sourceAccurate).map(\.text)
  var text = ""
  for word in words {
    let isName = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    if isName(text.last), isName(word.first) || word.first == "@" { text += " " }
    if [":", ","].contains(text.last.map(String.init)) || word == "->" || text.hasSuffix("->")
      || word == "==" || text.hasSuffix("==")
    {
      text += " "
    }
    text += word
  }
  for noise in ["Self.", "@escaping ", "@Sendable ", "@autoclosure "] {
    text = text.replacing(noise, with: "")
  }
  return text
}

extension String {
  /// The text before and after the first arrow outside of parentheses. Without an arrow, the whole
  /// text and an empty string.
  fileprivate var splitAtResult: (before: String, after: String) {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0, self[index...].hasPrefix(" -> ") {
        return (String(self[..<index]), String(self[self.index(index, offsetBy: 4)...]))
      }
    }
    return (self, "")
  }

  /// The text up to the last parenthesis, and the rest.
  fileprivate var splitAtEffects: (before: String, after: String) {
    guard let end = lastIndex(of: ")") else { return (self, "") }
    return (String(self[...end]), String(self[index(after: end)...]))
  }
}

extension DeclSyntax {
  /// The declaration without its attributes, access level, body, and layout.
  fileprivate var head: String {
    let access: Set<String> = ["public", "open", "internal", "package"]
    let end =
      asProtocol((any WithOptionalCodeBlockSyntax).self)?.body?.position
      ?? asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
      ?? self.as(VariableDeclSyntax.self)?.bindings.last?.accessorBlock?.position ?? endPosition
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    let start = attributes?.isEmpty == false ? attributes!.endPosition : position
    let source = tokens(viewMode: .sourceAccurate)
      .filter { $0.position >= start && $0.position < end }
      .map { token in
        let blanks = { (trivia: Trivia) in trivia.isEmpty ? "" : " " }
        return blanks(token.leadingTrivia) + token.text + blanks(token.trailingTrivia)
      }
    let words = source.joined().split(whereSeparator: \.isWhitespace)
    return words.drop { access.contains(String($0)) }.joined(separator: " ")
  }

  /// The platforms and versions of the declaration's `@available` attributes, and `deprecated` if
  /// an attribute has that argument.
  fileprivate var availability: Set<String> {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.arguments?.as(AvailabilityArgumentListSyntax.self)
    }
    return (attributes ?? []).joined().reduce(into: []) { availability, argument in
      switch argument.argument {
      case .availabilityVersionRestriction(let platform):
        guard let version = platform.version?.trimmedDescription else { return }
        availability.insert(Signature.availability(platform.platform.text, version))
      case .token(let token) where token.text == "deprecated": availability.insert("deprecated")
      default: return
      }
    }
  }

  fileprivate var ownership: String {
    let names: Set<String> = ["mutating", "consuming", "borrowing"]
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.map(\.name.text).first(where: names.contains) ?? ""
  }

  fileprivate var isStatic: Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}
