import SwiftSyntax
import WaymarkModel
import WaymarkTokens

/// A visitor that records the tests, expectations, suspensions, and `@main` attributes of a
/// top-level item.
final class ItemVisitor: SyntaxVisitor {
  private(set) var insertions: [Insertion] = []
  private(set) var expectations: [SwiftExpectation] = []
  private(set) var suspensions: [Suspension] = []
  private(set) var tests: [Range<Int>] = []
  private(set) var mains: [Range<Int>] = []
  private(set) var programs: [String] = []
  private(set) var declared: Set<String> = []

  /// A type that encloses the current declaration.
  private struct OpenType {
    var isIsolated: Bool
    var isOnMainActor: Bool
    var hasTests: Bool
    var hasTraits: Bool
  }

  private var types: [OpenType] = []
  private var functions: Int
  private var parameters: [Set<String>] = []

  /// Creates a visitor for one item.
  ///
  /// - Parameter isLocal: Whether the item becomes part of a function's body.
  init(isLocal: Bool) {
    functions = isLocal ? 1 : 0
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

  private func enter(_ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax)
    -> SyntaxVisitorContinueKind
  {
    let isActor = node.is(ActorDeclSyntax.self)
    let outer = types.last?.isIsolated ?? false
    let isIsolated = outer || isActor || node.specifiesIsolation
    // An actor inside an isolated type has its own isolation.
    let isOnMainActor = node.isOnMainActor || types.last?.isOnMainActor ?? false && !isActor
    types.append(
      OpenType(
        isIsolated: isIsolated, isOnMainActor: isOnMainActor,
        hasTests: node.attributes.has("Suite"),
        hasTraits: node.attributes.hasTraits
      )
    )
    return .visitChildren
  }

  private func leave(_ node: some DeclGroupSyntax) {
    guard let type = types.popLast(), type.hasTests else { return }
    if types.isEmpty { tests.append(node.range) } else { types[types.count - 1].hasTests = true }
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Swift Testing doesn't run a function inside another function.
    if functions == 0 { note(testIn: node) }
    functions += 1
    parameters.append(
      Set(
        node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      )
    )
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    functions -= 1
    parameters.removeLast()
  }

  private func note(testIn node: FunctionDeclSyntax) {
    let isMarked = node.attributes.has("Test")
    guard isMarked || types.isEmpty && node.isTestByName else { return }
    if types.isEmpty { tests.append(node.range) } else { types[types.count - 1].hasTests = true }
    let isSpecified = node.specifiesIsolation || types.last?.isIsolated ?? false
    let isOnMainActor =
      !isSpecified || node.isOnMainActor
      || !node.specifiesIsolation && types.last?.isOnMainActor ?? false
    // A test runs on the main actor unless its author specifies another isolation.
    let attributes = (isMarked ? "" : "@Test ") + (isSpecified ? "" : "@MainActor ")
    if !attributes.isEmpty { insert(attributes, at: node.start) }
    insertions += node.attributes.lastTrait(isNeeded: types.contains(where: \.hasTraits))
    mark(node, isOnMainActor: isOnMainActor)
  }

  private func mark(_ node: FunctionDeclSyntax, isOnMainActor: Bool) {
    let marker = node.marker(isOnMainActor: isOnMainActor, isXCTest: false)
    if let marker { insertions.append(marker) }
  }

  private func insert(_ text: String, at offset: Int) {
    insertions.append(Insertion(offset: offset, text: .scaffolding(text)))
  }

  // MARK: Names that hide an expectation

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = token.tokenKind else { return .visitChildren }
    let name = text.utf8.first == UInt8(ascii: "`") ? text.withoutBackticks : text
    if SwiftExpectation.macros.contains(name) {
      if token.parent?.is(MacroDeclSyntax.self) == true { declared.insert(name) }
    } else if SwiftExpectation.functions.contains(name)
      || SwiftExpectation.assertions.contains(name),
      token.isDeclared, !token.isParameter
    {
      declared.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    parameters.append(node.parameterNames)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { parameters.removeLast() }

  // MARK: Expectations

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(SwiftExpectation(node))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(SwiftExpectation(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A parameter with the name of an expectation hides the expectation.
    if let found = SwiftExpectation(node), !parameters.contains(where: { $0.contains(found.name) })
    {
      note(found)
    }
    return .visitChildren
  }

  private func note(_ expectation: SwiftExpectation?) {
    if let expectation { expectations.append(expectation) }
  }

  /// Records the statements that can suspend a task. The statements of the test itself are omitted,
  /// because a test whose task stays suspended doesn't pass.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard !parameters.isEmpty, let last = node.last else { return .visitChildren }
    suspensions += node.dropLast().filter(\.canSuspend).map {
      Suspension(offset: $0.item.end, end: last.end)
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if functions > 0, node.canStartWithStatement, case .statements(let statements) = node.elements,
      let first = statements.first, let last = statements.last
    {
      suspensions.append(Suspension(offset: first.start, end: last.end, isConditional: true))
    }
    return node.isNever ? .skipChildren : .visitChildren
  }

  // MARK: Programs

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if functions == 0, node.attributeName.trimmedDescription == "main" {
      mains.append(node.range)
      programs.append(node.enclosingTypes.joined(separator: "."))
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Returns a call at the start of the body that reports which snippet runs; nil if the function
  /// has no body.
  func marker(isOnMainActor: Bool, isXCTest: Bool) -> Insertion? {
    guard let body, body.leftBrace.presence == .present else { return nil }
    let marker = Insertion.Text.marker(isOnMainActor: isOnMainActor, isXCTest: isXCTest)
    return Insertion(offset: body.leftBrace.end, text: marker)
  }

  /// Whether the function is a test according to its name: `func test…()`.
  var isTestByName: Bool {
    name.text.drop { $0 == "`" }.hasPrefix("test")
      && genericParameterClause == nil
      && signature.parameterClause.parameters.isEmpty
      && body != nil
  }
}

extension WithModifiersSyntax where Self: WithAttributesSyntax {
  /// Whether the declaration specifies the actor that isolates it, or that it isn't isolated.
  var specifiesIsolation: Bool {
    modifiers.contains { $0.name.text == "nonisolated" }
      || attributes.names.contains { $0.hasSuffix("Actor") || $0 == "concurrent" }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: Set<String> {
    switch signature?.parameterClause {
    case .simpleInput(let names): Set(names.map(\.name.text))
    case .parameterClause(let clause):
      Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    default: []
    }
  }
}

extension SyntaxProtocol {
  /// The names of the types and extensions that contain the node, outermost first.
  fileprivate var enclosingTypes: [String] {
    let outer = parent?.enclosingTypes ?? []
    let name =
      `as`(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? asProtocol(NamedDeclSyntax.self)?.name.text
    return outer + [name].compactMap(\.self)
  }

  /// The byte offset at which the node starts, without the comments before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The byte offset at which the node ends, without the comments that follow it.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The node's bytes, without surrounding comments.
  var range: Range<Int> { start..<end }
}
