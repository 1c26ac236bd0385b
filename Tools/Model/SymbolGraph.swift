import Foundation

/// The parts of a symbol graph that the tool uses. `swift-symbolgraph-extract` writes a graph for
/// each module, and another for the module's extensions of each other module.
///
/// Parts that only some callers need are optional. The package swift-docc-symbolkit has types for
/// all parts, but takes longer to build than this module.
package struct SymbolGraph: Decodable {
  /// The module that the graph describes.
  package struct Module: Decodable { package var name: String }

  /// A symbol, such as a type or a function.
  package struct Node: Decodable {
    /// The compiler's unique identifier (USR) of a symbol.
    package struct Identifier: Decodable { package var precise: String }

    /// The kind of a symbol, such as `swift.struct`.
    package struct Kind: Decodable { package var identifier: String }

    /// A token of a declaration. The fragments of a declaration, joined, are its source.
    package struct Fragment: Decodable {
      /// The kind of the token, such as `keyword` or `typeIdentifier`.
      package var kind: String?
      /// The token as written.
      package var spelling: String
      /// The identifier of the type that the token refers to; nil for other tokens.
      package var preciseIdentifier: String?
    }

    /// A doc comment.
    package struct Documentation: Decodable {
      /// A line, without the comment's markers.
      package struct Line: Decodable { package var text: String }

      /// The module that contains the comment. A comment from another module is inherited.
      package var module: String?
      /// The lines, in order.
      package var lines: [Line]
    }

    /// The extension that declares a symbol.
    package struct Extension: Decodable { package var constraints: [Constraint]? }

    /// The availability of a symbol on one platform or on all of them.
    package struct Availability: Decodable {
      /// The platform, such as `macOS`; nil for all platforms.
      package var domain: String?
      /// The first version with the symbol; nil if the declaration doesn't state it.
      package var introduced: Version?
      /// Whether the symbol is deprecated in every version; nil if it isn't declared as such.
      package var isUnconditionallyDeprecated: Bool?
      /// The author's message about a deprecated symbol.
      package var message: String?
    }

    /// A version of a platform.
    package struct Version: Decodable {
      private var major: Int
      private var minor: Int?
      private var patch: Int?

      /// The version with three numbers, such as `13.0.0`.
      package var text: String {
        [major, minor ?? 0, patch ?? 0].map(String.init).joined(separator: ".")
      }
    }

    /// The compiler's unique identifier of the symbol.
    package var identifier: Identifier?
    /// The kind of declaration.
    package var kind: Kind?
    /// The names of the enclosing types, outermost first, and of the symbol itself.
    package var pathComponents: [String]
    /// The declaration, without its body.
    package var declarationFragments: [Fragment]?
    /// The symbol's own or inherited comment; nil if there is none.
    package var docComment: Documentation?
    /// The extension that declares the symbol; nil if the symbol is declared elsewhere.
    package var swiftExtension: Extension?
    /// The versions of platforms that have the symbol, and its deprecations; nil if unrestricted.
    package var availability: [Availability]?
  }

  /// A constraint of a generic parameter or of an associated type.
  package struct Constraint: Decodable {
    private var kind: String
    private var lhs: String
    private var rhs: String

    /// Whether types meet the constraint by default, so that code doesn't state it.
    package var isImplicit: Bool { ["Copyable", "Escapable"].contains(rhs) }

    /// The constraint as written in code, such as `Element: Equatable`.
    package var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
  }

  /// A relationship between two symbols, such as a conformance.
  package struct Relationship: Decodable {
    /// The kind, such as `conformsTo` or `memberOf`.
    package var kind: String
    /// The identifier of the symbol that conforms, inherits, or is a member.
    package var source: String
    /// The identifier of the other symbol.
    package var target: String
    /// The name of the other symbol if this graph doesn't contain it.
    package var targetFallback: String?
    /// The constraints under which a type conforms; nil if it always does.
    package var swiftConstraints: [Constraint]?
  }

  /// The protocols that types conform to without declaring the conformance.
  package static let implicitProtocols: Set = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  /// The module whose symbols the graph contains; nil if the graph doesn't name it.
  package var module: Module?
  /// The public symbols of the module, in the compiler's order.
  package var symbols: [Node]
  /// The relationships between symbols; nil if there are none.
  package var relationships: [Relationship]?

  /// Decodes a symbol graph.
  ///
  /// - Throws: `DecodingError` if the text isn't a symbol graph.
  package static func decode(_ json: String) throws -> SymbolGraph {
    try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
  }
}
