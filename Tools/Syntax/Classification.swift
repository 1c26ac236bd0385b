import SwiftSyntax

/// Returns the top-level items of parsed text, in order. Together they cover the whole text.
///
/// - Parameter tree: The syntax tree, with or without errors. An item that can't be classified is a
///   statement.
func items(of tree: SourceFileSyntax) -> [Item] {
  var items = joined(tree.statements.map { ($0.semicolon?.presence == .missing, Item($0)) })
  guard !items.isEmpty else {
    let length = tree.totalLength.utf8Length
    let code = tree.range
    let kind = code.isEmpty ? Item.Kind.declaration : .statement
    return length == 0
      ? [] : [Item(kind: kind, range: 0..<length, code: code, isOpen: kind == .statement)]
  }
  items[0].range = 0..<items[0].range.upperBound
  let last = items.count - 1
  items[last].range = items[last].range.lowerBound..<tree.endPosition.utf8Offset
  return items
}

/// Joins items that lack a semicolon between them, so that the compiler can report the mistake.
private func joined(_ items: [(lacksSemicolon: Bool, item: Item)]) -> [Item] {
  var joined: [Item] = []
  var isPart = false
  for (lacksSemicolon, item) in items {
    if isPart { joined[joined.count - 1].append(item) } else { joined.append(item) }
    isPart = lacksSemicolon
  }
  return joined
}

extension Item {
  fileprivate mutating func append(_ item: Item) {
    kind = .statement
    range = range.lowerBound..<item.range.upperBound
    code = code.lowerBound..<item.code.upperBound
    insertions = []
    expectations += item.expectations
    suspensions += item.suspensions
    tests = []
    mains += item.mains
    programs += item.programs
    xctest.groups = []
    declared.formUnion(item.declared)
    isOpen = item.isOpen
  }

  fileprivate init(_ node: CodeBlockItemSyntax) {
    let kind = Kind(node.item)
    self.init(
      kind: kind, range: node.position.utf8Offset..<node.endPosition.utf8Offset,
      code: node.item.range
    )
    let survey = ItemVisitor(isLocal: kind == .statement)
    survey.walk(node)
    let xctestSurvey = XCTestSurvey(isLocal: kind == .statement)
    xctestSurvey.walk(node)
    xctest = xctestSurvey.finish()
    insertions = (survey.insertions + xctestSurvey.insertions).sorted { $0.offset < $1.offset }
    expectations = survey.expectations.sorted { $0.offset < $1.offset }
    suspensions = survey.suspensions
    tests = survey.tests
    mains = survey.mains
    programs = survey.programs
    declared = survey.declared
    if case .decl(let declaration) = node.item { modules = declaration.importedModules }
    isOpen = node.semicolon?.presence != .present && (node.hasError || node.endsOpen)
    continues = !node.startsStatement
  }
}

extension CodeBlockItemSyntax {
  /// Whether code after the item could become part of it because of its last token: a keyword such
  /// as a bare `return`, a modifier without a declaration, or an operator, for example.
  fileprivate var endsOpen: Bool {
    switch lastToken(viewMode: .sourceAccurate)?.tokenKind {
    case .keyword, .binaryOperator, .prefixOperator, .equal, .comma, .colon, .period, .arrow: true
    default: false
    }
  }

  fileprivate var startsStatement: Bool {
    switch firstToken(viewMode: .sourceAccurate)?.tokenKind {
    case .leftBrace, .period, .binaryOperator, .postfixOperator, .equal, .colon, .comma, .arrow,
      .infixQuestionMark, .postfixQuestionMark, .exclamationMark, .leftParen, .leftSquare:
      false
    default: true
    }
  }
}

extension Item.Kind {
  fileprivate init(_ item: CodeBlockItemSyntax.Item) {
    guard case .decl(let declaration) = item else {
      self = .statement
      return
    }
    self = Self(declaration)
  }

  private init(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl: self = .import
    case .ifConfigDecl(let conditional): self = Self(conditional)
    case .variableDecl(let variable): self = variable.isGlobal ? .declaration : .statement
    case .macroExpansionDecl(let expansion):
      let isBare = expansion.attributes.isEmpty && expansion.modifiers.isEmpty
      self = isBare ? .statement : .declaration
    case .editorPlaceholderDecl, .missingDecl: self = .statement
    default:
      let parts = declaration.children(viewMode: .all)
      let isUnparsed = parts.allSatisfy { $0.is(UnexpectedNodesSyntax.self) }
      self = isUnparsed ? .statement : .declaration
    }
  }

  /// Classifies an `#if` block. It is an import if it contains only imports, and a declaration if
  /// it contains only imports and declarations.
  private init(_ conditional: IfConfigDeclSyntax) {
    let kinds = conditional.clauses.flatMap { clause -> [Self] in
      switch clause.elements {
      case nil: []
      case .statements(let items): items.map { Self($0.item) }
      case .decls(let members): members.map { Self($0.decl) }
      default: [.statement]
      }
    }
    if kinds.contains(.statement) {
      self = .statement
    } else {
      self = !kinds.isEmpty && Set(kinds) == [.import] ? .import : .declaration
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is unambiguously global, because of an attribute or modifier that local
  /// variables can't have.
  fileprivate var isGlobal: Bool {
    if attributes.contains(where: { $0.trimmedDescription == "@MainActor" }) { return true }
    let access: Set<Keyword> = [.public, .package, .internal, .fileprivate, .private, .open]
    return modifiers.contains { modifier in
      if case .keyword(let word) = modifier.name.tokenKind { access.contains(word) } else { false }
    }
  }
}

extension DeclSyntax {
  /// The name of the module, if the item imports a whole module; otherwise empty.
  fileprivate var importedModules: [String] {
    guard let declaration = self.as(ImportDeclSyntax.self),
      declaration.importKindSpecifier == nil, declaration.path.count == 1
    else { return [] }
    return declaration.path.map(\.name.text).filter { !$0.isEmpty }
  }
}
