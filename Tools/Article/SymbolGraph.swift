import Foundation

/// The parts of a symbol graph that the tool uses. `swift-symbolgraph-extract` writes one for each
/// module, and one for its extensions of each other module.
///
/// A part that only some readers need is optional. The package swift-docc-symbolkit has types for
/// all parts, but takes longer to build than this module.
package struct SymbolGraph: Decodable {
  package struct Module: Decodable { package var name: String }

  package struct Node: Decodable {
    package struct Identifier: Decodable { package var precise: String }

    package struct Kind: Decodable { package var identifier: String }

    package struct Fragment: Decodable {
      package var kind: String?
      package var spelling: String
      package var preciseIdentifier: String?
    }

    package struct Documentation: Decodable {
      package struct Line: Decodable { package var text: String }

      /// The module that contains the comment. A comment from another module is inherited.
      package var module: String?
      package var lines: [Line]
    }

    package struct Extension: Decodable { package var constraints: [Constraint]? }

    package struct Availability: Decodable {
      /// The platform, such as `macOS`; nil for all platforms.
      package var domain: String?
      package var introduced: Version?
      package var isUnconditionallyDeprecated: Bool?
      package var message: String?
    }

    package struct Version: Decodable {
      private var major: Int
      private var minor: Int?
      private var patch: Int?

      /// The version with three numbers, such as `13.0.0`.
      package var text: String {
        [major, minor ?? 0, patch ?? 0].map(String.init).joined(separator: ".")
      }
    }

    package var identifier: Identifier?
    package var kind: Kind?
    package var pathComponents: [String]
    package var declarationFragments: [Fragment]?
    package var docComment: Documentation?
    package var swiftExtension: Extension?
    package var availability: [Availability]?
  }

  package struct Constraint: Decodable {
    private var kind: String
    private var lhs: String
    private var rhs: String

    /// Whether types meet the constraint by default, so that code doesn't state it.
    package var isImplicit: Bool { ["Copyable", "Escapable"].contains(rhs) }

    /// The constraint as written in code, such as `Element: Equatable`.
    package var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
  }

  package struct Relationship: Decodable {
    package var kind: String
    package var source: String
    package var target: String
    package var targetFallback: String?
    package var swiftConstraints: [Constraint]?
  }

  /// The protocols to which types conform without declaring it.
  package static let implicitProtocols: Set = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  package var module: Module?
  package var symbols: [Node]
  package var relationships: [Relationship]?

  /// Decodes a symbol graph.
  ///
  /// - Throws: `DecodingError` if the text isn't a symbol graph.
  package static func decode(_ json: String) throws -> SymbolGraph {
    try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
  }
}
