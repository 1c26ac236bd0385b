import SwiftParser
import SwiftSyntax
import WaymarkModel
import WaymarkNames
import WaymarkTokens

/// The results of parsing the code in a code block. In contrast, a `WaymarkModel.Block` is any
/// block of Markdown.
package struct BlockSyntax: Sendable {
  /// A statement or declaration at the top level of a block.
  package struct TopLevelItem: Sendable {
    /// The form of an item, which determines how a claim about it can be checked.
    package enum Kind: Equatable, Sendable {
      case declaration
      /// A `let` or `var` with one name and an initial value.
      case binding(String)
      case expression
      /// An assignment or another change, such as `user.age += 1`, with the code of its left side.
      case assignment(String)
      case other
    }

    /// The form of the item; `other` for most statements and for variables that aren't a `binding`.
    package var kind: Kind
    /// Whether the item declares something other than a function or variable, such as a type or an
    /// extension.
    package var isType = false
    /// Whether the item is allowed only at file scope.
    package var isFileScoped = false
    /// Whether the item contains `try` or `await` outside of closures.
    package var hasEffects = false
    /// The modifiers that make the item's variables global; nil if it declares no variables, or if
    /// they can't be global.
    package var globalModifiers: GlobalModifiers?
    /// Whether the item mentions a function that prints, and isn't a function, type, or extension.
    package var prints = false
    /// The variable whose method the item calls, or whose element it assigns; nil if there is none.
    package var receiver: String?
    /// Whether the item prints the elements of a sorted collection in their order.
    package var isSorted = false
    /// Whether the item is a call to `assert` or `precondition`.
    package var asserts = false
    /// The lines of the item's code, as indices into the block's lines.
    package var lines: ClosedRange<Int>
  }

  /// Consecutive line comments without code in between, or a block comment.
  package struct CommentLines: Hashable, Sendable {
    /// The lines of the text, without slashes and surrounding whitespace.
    package var text: [String]
    /// The first line of the comment, as an index into the block's lines.
    package var line: Int
    /// Whether code precedes the comment on its first line.
    package var isTrailing: Bool

    /// Creates a comment from its lines, which don't contain the slashes.
    package init(text: [String], line: Int, isTrailing: Bool) {
      (self.text, self.line, self.isTrailing) = (text, line, isTrailing)
    }

    /// Creates a comment from the text of a block comment, including `/*` and `*/`.
    package init(ofBlock text: String, line: Int) {
      let inner = text.dropFirst(2).dropLast(text.hasSuffix("*/") ? 2 : 0)
      let lines = inner.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed($0) }
      self.init(text: lines, line: line, isTrailing: false)
    }
  }

  /// The functions that print their arguments.
  static let printing: Set<String> = ["print", "debugPrint", "dump"]

  /// The statements and declarations, in order.
  package private(set) var items: [TopLevelItem] = []
  /// The lines of each printing call in a body, except for calls that share a line with other code.
  package private(set) var nestedPrints: [ClosedRange<Int>] = []
  package private(set) var comments: [CommentLines] = []
  /// The placeholders for code that the block omits.
  package private(set) var elisions: [Elision] = []
  package private(set) var missingBodies: [MissingBody] = []
  /// The names that the block declares at its top level.
  package private(set) var names: TopLevelNames
  /// The names that must be declared outside of the block.
  package private(set) var needed: Set<String> = []
  /// The names that the block declares at any depth.
  package private(set) var declared: Set<String> = []
  /// The variables that the block changes, or whose methods it calls as statements.
  package private(set) var changed: Set<String> = []
  /// The methods that the block calls on each variable. An empty string represents a call to the
  /// variable itself.
  package private(set) var calls: [String: Set<String>] = [:]
  /// The methods that the block declares as `mutating`.
  package private(set) var mutatingMethods: Set<String> = []
  /// The names in patterns such as `hike as Hike`, which cast a value without binding a variable.
  package private(set) var unbound: Set<String> = []
  /// The names that the block's functions and types use without declaring them. They can't refer to
  /// local variables.
  package private(set) var usedInDeclarations: Set<String> = []
  /// The modules that the block imports, in order.
  package private(set) var imports: [String] = []
  /// The last type that the block declares or extends.
  package private(set) var lastType: String?
  /// The name of the type with the attribute `@main`; nil if there is none.
  package private(set) var main: String?
  /// The kind of the code as a whole.
  package private(set) var shape: BlockShape
  /// The protocols that the block declares; empty if it contains any other code.
  package private(set) var protocols: Set<String> = []
  /// Whether the parser found an error.
  package private(set) var hasErrors: Bool
  /// The first code that the parser didn't expect, apart from placeholders; nil if there is none.
  package private(set) var unexpected: UnexpectedCode?

  /// Whether the code was parsed; false if it is nested too deeply for the parser.
  package private(set) var isReadable = true

  /// Parses code. Code that is nested too deeply for the parser is treated as empty.
  package init(readable text: String) {
    let isReadable = !isTooDeep(text)
    self.init(isReadable ? text : "")
    if !isReadable { (shape, self.isReadable) = (.piece, false) }
  }

  /// Parses code that isn't nested too deeply for the parser.
  package init(_ text: String) {
    let tree = Parser.parse(source: text)
    let lines = LineTable(text)
    elisions = Elision.all(in: tree, lines)
    missingBodies = MissingBody.all(in: tree, lines)
    comments = Self.comments(of: tree, lines)
    nestedPrints = NestedPrints(tree).calls.map { call in
      let end = max(call.endPositionBeforeTrailingTrivia.utf8Offset - 1, 0)
      let first = lines.line(of: call.positionAfterSkippingLeadingTrivia.utf8Offset)
      return first...max(first, lines.line(of: end))
    }
    names = TopLevelNames(tree)
    let collected = NameCollector(tree)
    (needed, changed, declared) = (collected.needed, collected.changed, collected.declared)
    (calls, mutatingMethods) = (collected.calls, collected.mutatingMethods)
    unbound = collected.unbound
    hasErrors = tree.hasError
    unexpected = hasErrors ? UnexpectedCode(in: tree, lines, apartFrom: elisions) : nil
    shape = BlockShape(of: tree, text: text, isElided: !elisions.isEmpty)
    protocols = Self.protocols(in: tree)
    let sorted = SortedOutput(tree)
    for item in tree.statements {
      items.append(TopLevelItem(item, lines, isSorted: sorted.includes(item)))
      guard case .decl(let declaration) = item.item else { continue }
      if let module = declaration.as(ImportDeclSyntax.self)?.path.first {
        imports.append(module.name.text)
      }
      if main == nil { main = declaration.mainType }
      lastType = declaration.typeName ?? lastType
      // The initial value of a variable is evaluated where local variables are visible.
      if !declaration.is(VariableDeclSyntax.self) {
        usedInDeclarations.formUnion(NameCollector(declaration).needed)
      }
    }
  }

  private static func protocols(in tree: SourceFileSyntax) -> Set<String> {
    let names = tree.statements.map { $0.item.as(ProtocolDeclSyntax.self)?.name.text }
    return names.contains(nil) ? [] : Set(names.compactMap(\.self))
  }

  private static func comments(of tree: SourceFileSyntax, _ lines: LineTable) -> [CommentLines] {
    var list = CommentList(lines: lines)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        if case .lineComment(let text) = piece {
          list.add(text, at: offset, isTrailing: false)
        } else if case .blockComment(let text) = piece {
          list.add(block: text, at: offset)
        }
        offset += piece.sourceLength.utf8Length
      }
      // Code separates two comments. The end of the file is a token without text.
      if token.text != "" { list.endComment() }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        if case .lineComment(let text) = piece {
          list.add(text, at: offset, isTrailing: true)
        }
        offset += piece.sourceLength.utf8Length
      }
    }
    return list.comments
  }
}

/// The comments of a block, in order.
private struct CommentList {
  let lines: LineTable
  private(set) var comments: [BlockSyntax.CommentLines] = []
  /// The last line of a comment that the next line can continue; nil if there is none.
  fileprivate var last: Int?

  /// Adds a line that starts with `//`. Consecutive lines form one comment.
  mutating func add(_ text: String, at offset: Int, isTrailing: Bool) {
    let line = lines.line(of: offset)
    let content = trimmed(String(text.drop { $0 == "/" }))
    if last == line - 1, !isTrailing {
      comments[comments.count - 1].text.append(content)
    } else {
      comments.append(
        BlockSyntax.CommentLines(text: [content], line: line, isTrailing: isTrailing))
    }
    last = line
  }

  mutating func add(block text: String, at offset: Int) {
    comments.append(BlockSyntax.CommentLines(ofBlock: text, line: lines.line(of: offset)))
    last = nil
  }

  /// Ends the last comment. The next line then starts a new comment.
  mutating func endComment() { last = nil }
}

extension BlockSyntax.TopLevelItem {
  fileprivate init(_ node: CodeBlockItemSyntax, _ lines: LineTable, isSorted: Bool) {
    let end = max(node.endPositionBeforeTrailingTrivia.utf8Offset - 1, 0)
    let first = lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    self.init(kind: Kind(node.item), lines: first...max(first, lines.line(of: end)))
    let words = Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
    let effects = EffectSearch(viewMode: .sourceAccurate)
    effects.walk(node)
    hasEffects = effects.isSuccessful
    self.isSorted = isSorted
    receiver = node.receiver
    prints = kind != .declaration && !words.isDisjoint(with: BlockSyntax.printing)
    let word = node.firstToken(viewMode: .sourceAccurate)?.text
    asserts = kind == .expression && ["assert", "precondition"].contains(word)
    guard case .decl(let declaration) = node.item else { return }
    globalModifiers = declaration.as(VariableDeclSyntax.self).flatMap { GlobalModifiers($0, lines) }
    isType = !declaration.is(FunctionDeclSyntax.self) && !declaration.is(VariableDeclSyntax.self)
    isFileScoped =
      declaration.is(ExtensionDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self)
      || declaration.is(ImportDeclSyntax.self) || declaration.is(OperatorDeclSyntax.self)
      || declaration.is(PrecedenceGroupDeclSyntax.self) || declaration.is(MacroDeclSyntax.self)
  }
}

extension BlockSyntax.TopLevelItem.Kind {
  fileprivate init(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else {
        self = declaration.is(IfConfigDeclSyntax.self) ? .other : .declaration
        return
      }
      let binding = variable.bindings.count == 1 ? variable.bindings.first : nil
      let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      self = binding?.initializer != nil ? name.map(Self.binding) ?? .other : .other
    case .expr(let expression):
      if let target = expression.withoutEffects.as(SequenceExprSyntax.self)?.assigned {
        self =
          target.is(DiscardAssignmentExprSyntax.self)
          ? .other : .assignment(target.trimmedDescription)
      } else {
        self = expression.isStatement ? .other : .expression
      }
    default: self = .other
    }
  }
}

extension ExprSyntax {
  fileprivate var isStatement: Bool {
    self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
      || self.is(MacroExpansionExprSyntax.self)
  }
}

extension DeclSyntax {
  /// The name of the declared type, or of the type that an extension extends; nil for any other
  /// declaration.
  fileprivate var typeName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.trimmedDescription
    }
    guard
      self.is(StructDeclSyntax.self) || self.is(ClassDeclSyntax.self)
        || self.is(EnumDeclSyntax.self)
        || self.is(ActorDeclSyntax.self)
    else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// The name of the declared type if it has the attribute `@main`.
  fileprivate var mainType: String? {
    guard let attributes = self.asProtocol((any WithAttributesSyntax).self)?.attributes,
      attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
      })
    else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
