import SwiftParser
import SwiftSyntax

/// A declaration reduced to the parts that its users depend on.
///
/// Access levels, default values, attributes, internal parameter names and the position of generic
/// constraints don't matter.
struct Signature: Hashable, Sendable {
  /// The name with its argument labels: `chunked(by:)`.
  var name: String
  /// The word that introduces the declaration: `func`, `init`, `struct`.
  var kind: String
  /// The types of the parameters and of the result, and the effects, in order.
  var type: String
  /// The generic constraints, sorted.
  var constraints: [String]

  /// The declaration as text for messages.
  var text: String {
    kind + " " + name + type
      + (constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", "))
  }

  /// Creates the signature of a declaration; nil for one that has none, such as an extension.
  init?(_ declaration: DeclSyntax) {
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
    default:
      guard let node = declaration.asProtocol((any NamedDeclSyntax).self) else { return nil }
      self.init(name: plain(node.name.text), kind: "type", type: "")
    }
    if declaration.isStatic { kind = "static " + kind }
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

  /// Parses a declaration from a symbol graph.
  init?(text: String) {
    let tree = Parser.parse(source: text)
    guard case .decl(let declaration)? = tree.statements.first?.item else { return nil }
    self.init(declaration)
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

/// Returns code without layout, attributes of types and the prefix `Self.`.
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

extension DeclSyntax {
  fileprivate var isStatic: Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}
