import SwiftSyntax
import WaymarkModel

/// A visitor that records a top-level item's tests, if XCTest would run them, and the declarations
/// that only look like tests.
final class XCTestSurvey: SyntaxVisitor {
  private(set) var findings = XCTestFindings()
  private(set) var insertions: [Insertion] = []

  /// A type or extension that encloses the current declaration.
  private struct OpenTestCase {
    var name: String
    /// The index in `findings.groups`.
    var group: Int
    /// The number of function bodies that enclose the type.
    var bodies: Int
    var isPrivate: Bool
    /// Whether the type or an enclosing type is private within another type.
    var isHidden: Bool
    /// The name of the global actor that an attribute of the type, or of an enclosing type,
    /// specifies.
    var actor: String?
  }

  private var types: [OpenTestCase] = []
  private var bodies: Int
  private var conditions: [String] = []

  /// Creates a visitor for one item.
  ///
  /// - Parameter isLocal: Whether the item becomes part of a function's body.
  init(isLocal: Bool) {
    bodies = isLocal ? 1 : 0
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the findings, without declarations that aren't classes and contain nothing that looks
  /// like a test.
  func finish() -> XCTestFindings {
    findings.groups.removeAll { $0.kind != .class && $0.methods.isEmpty }
    return findings
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, as: .class, node.genericParameterClause)
    return enter(node, .class, named: node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, as: .other("a struct"), node.genericParameterClause)
    return enter(node, .other("a struct"), named: node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, as: .other("an enum"), node.genericParameterClause)
    return enter(node, .other("an enum"), named: node.name.text)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, as: .other("an actor"), node.genericParameterClause)
    return enter(node, .other("an actor"), named: node.name.text)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, as: .protocol, nil)
    return enter(node, .other("a protocol"), named: node.name.text)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, as: .typealias, nil)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .extension, named: node.extendedType.trimmedDescription)
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func declare(
    _ name: TokenSyntax, as declaration: XCTestFindings.DeclarationKind,
    _ parameters: GenericParameterClauseSyntax?
  ) {
    findings.declarations[name.text.withoutBackticks] = declaration
    if parameters != nil { findings.generic.insert(name.text.withoutBackticks) }
  }

  private func enter(
    _ node: some DeclGroupSyntax & WithModifiersSyntax & WithAttributesSyntax,
    _ kind: XCTestGroup.Kind, named name: String
  ) -> SyntaxVisitorContinueKind {
    let outer = types.last
    let isPrivate = node.modifiers.contains { $0.name.text == "private" }
    let isHidden = outer?.isHidden == true || outer != nil && isPrivate
    let requirements = node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.trimmedDescription
    let obstacle =
      bodies > 0
      ? "its type is declared in a function"
      : isHidden ? "its type is private within another type" : nil
    findings.groups.append(
      XCTestGroup(
        kind: kind, offset: node.start, type: (types.map(\.name) + [name]).joined(separator: "."),
        requirements: requirements.map { " " + $0 } ?? "", conditions: conditions,
        obstacle: obstacle))
    types.append(
      OpenTestCase(
        name: name, group: findings.groups.count - 1, bodies: bodies,
        // On an extension, the modifier applies to each member.
        isPrivate: kind == .extension && node.modifiers.areFilePrivate, isHidden: isHidden,
        actor: node.attributes.globalActor ?? outer?.actor))
    return .visitChildren
  }

  // MARK: Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil, !node.attributes.has("Test") else { return .visitChildren }
    // A function in the body of a method isn't a method.
    if let type = types.last, type.bodies == bodies {
      note(node, in: type)
    } else if types.isEmpty, bodies == 0, node.looksLikeTest, !node.isTestByName {
      findings.groups.append(
        XCTestGroup(
          kind: .file, offset: node.start, type: "", requirements: "", conditions: conditions,
          methods: [method(node, obstacle: node.obstacle, actor: nil, outer: conditions.count)]))
    }
    return .visitChildren
  }

  private func note(_ node: FunctionDeclSyntax, in type: OpenTestCase) {
    let group = findings.groups[type.group]
    if node.isLifeCycle { mark(node, isOnMainActor: node.attributes.globalActor == "MainActor") }
    guard node.looksLikeTest else { return }
    let isPrivate = type.isPrivate || node.modifiers.areFilePrivate
    let actor = node.specifiesIsolation ? node.attributes.globalActor : type.actor
    let found = method(
      node, obstacle: isPrivate ? "it is private" : node.obstacle ?? group.obstacle, actor: actor,
      outer: group.conditions.count)
    findings.groups[type.group].methods.append(found)
    if found.obstacle == nil, [.class, .extension].contains(group.kind) {
      mark(node, isOnMainActor: actor == "MainActor")
    }
  }

  private func method(
    _ node: FunctionDeclSyntax, obstacle: String?, actor: String?, outer: Int
  ) -> XCTestMethod {
    let effects = node.signature.effectSpecifiers
    return XCTestMethod(
      name: node.name.text, offset: node.name.start, range: node.range,
      isAsync: effects?.asyncSpecifier != nil, throwsErrors: effects?.throwsClause != nil,
      isOnOtherActor: actor.map { $0 != "MainActor" } ?? false,
      // The group records the conditions around its type.
      conditions: Array(conditions.dropFirst(outer)), obstacle: obstacle)
  }

  private func mark(_ node: FunctionDeclSyntax, isOnMainActor: Bool) {
    let marker = node.marker(isOnMainActor: isOnMainActor, isXCTest: true)
    if let marker { insertions.append(marker) }
  }

  // MARK: Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }

  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  private func enterBody() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.fullCondition)
    return node.isNever ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.withoutBackticks
    if name.hasPrefix("test") { findings.mentioned.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "XCTest" { findings.importsXCTest = true }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is named `test…(…)`.
  fileprivate var looksLikeTest: Bool { name.text.withoutBackticks.hasPrefix("test") }

  /// The reason why XCTest doesn't call the function in any type; nil if there is none.
  fileprivate var obstacle: String? {
    if modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      return "it is static"
    }
    if !signature.parameterClause.parameters.isEmpty { return "it has parameters" }
    if genericParameterClause != nil { return "it is generic" }
    let result = signature.returnClause?.type.trimmedDescription
    return ["Void", "()", nil].contains(result) ? nil : "it returns a value"
  }

  /// Whether XCTest calls the method before or after a test, or to run the test.
  fileprivate var isLifeCycle: Bool {
    modifiers.contains { $0.name.text == "override" }
      && ["setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest"]
        .contains(name.text)
  }
}

extension DeclModifierListSyntax {
  fileprivate var areFilePrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension AttributeListSyntax {
  /// The name of the global actor that an attribute specifies; nil if none does.
  fileprivate var globalActor: String? { names.first { $0.hasSuffix("Actor") } }
}

extension IfConfigClauseSyntax {
  /// Whether the clause is never compiled.
  var isNever: Bool { condition?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false" }

  /// The condition under which the clause is compiled, including that no earlier clause applies.
  fileprivate var fullCondition: String {
    let clauses = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let before = clauses.prefix { $0.id != id }.compactMap(\.condition).map {
      "!(\($0.trimmedDescription))"
    }
    let own = condition.map { ["(\($0.trimmedDescription))"] } ?? []
    return (before + own).joined(separator: " && ")
  }
}
