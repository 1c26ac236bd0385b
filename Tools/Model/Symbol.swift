/// A public declaration of the library, as the compiler describes it.
package struct Symbol: Codable, Hashable, Sendable {
  /// The kind of a declaration. The raw value is its name in symbol graphs.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case `actor` = "swift.actor"
    case `class` = "swift.class"
    case structure = "swift.struct"
    case enumeration = "swift.enum"
    case `protocol` = "swift.protocol"
    case associatedType = "swift.associatedtype"
    case enumerationCase = "swift.enum.case"
    case initializer = "swift.init"
    case typeProperty = "swift.type.property"
    case property = "swift.property"
    case typeMethod = "swift.type.method"
    case method = "swift.method"
    case `operator` = "swift.func.op"
    case typeSubscript = "swift.type.subscript"
    case `subscript` = "swift.subscript"
    case typeAlias = "swift.typealias"
    case macro = "swift.macro"
    case function = "swift.func"
    case variable = "swift.var"

    /// Whether declarations of the kind have members.
    package var isType: Bool {
      switch self {
      case .actor, .class, .structure, .enumeration, .protocol: true
      default: false
      }
    }
  }

  /// A token of a declaration, or the text between two tokens.
  package struct Token: Codable, Hashable, Sendable {
    /// The text of the token.
    package var text: String
    /// The syntax coloring; nil for punctuation.
    package var kind: Highlight.Kind?
    /// The identifier of the symbol that the token names, if any.
    package var symbol: String?

    /// Creates a token from its text in the declaration.
    ///
    /// - Parameters:
    ///   - kind: The color of the token; nil for plain text.
    ///   - symbol: The identifier of the symbol that the token names; nil if it names none.
    package init(_ text: String, _ kind: Highlight.Kind? = nil, symbol: String? = nil) {
      self.text = text
      self.kind = kind
      self.symbol = symbol
    }
  }

  /// A type that this symbol conforms to or inherits from.
  package struct Supertype: Codable, Hashable, Sendable {
    /// The identifier of the type.
    package var id: String
    /// The name of the type, with its module if it belongs to another package, as in
    /// `Swift.Equatable`.
    package var name: String
    /// The requirements of a conditional conformance, such as `Element: Equatable`.
    package var conditions: [String]

    package init(id: String, name: String, conditions: [String] = []) {
      self.id = id
      self.name = name
      self.conditions = conditions
    }
  }

  /// The compiler's unique identifier, a USR, such as `s:14ComposableCore5StoreC`.
  package var id: String
  /// The module that declares the symbol.
  package var module: String
  /// The symbol's name, preceded by the names of the types that contain it: `Store`, `send(_:)`.
  package var path: [String]
  /// The kind of declaration.
  package var kind: Kind
  /// The tokens of the declaration without its body. Joining their text gives the code.
  package var declaration: [Token] = []
  /// The symbol's doc comment, read as an article; nil if it has none.
  package var documentation: Article?
  /// The identifier of the type that the symbol is a member of, which can belong to another
  /// package; nil for a top-level declaration.
  package var parent: String?
  /// The types that the symbol conforms to or inherits from.
  package var supertypes: [Supertype] = []
  /// The requirements under which an extension provides the symbol, such as `State: Equatable`.
  package var conditions: [String] = []
  /// The symbol's deprecation message, possibly empty; nil if it isn't deprecated.
  package var deprecation: String?

  /// Creates a top-level symbol without a declaration or documentation.
  package init(id: String, module: String, path: [String], kind: Kind) {
    self.id = id
    self.module = module
    self.path = path
    self.kind = kind
  }
}
