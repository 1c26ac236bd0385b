/// The parts of a symbol graph that the tool uses. `swift-symbolgraph-extract` writes one for each
/// module, and one for its extensions of each other module.
///
/// The package swift-docc-symbolkit has types for all parts, but takes longer to build than this
/// module.
struct SymbolGraph: Decodable {
  struct Module: Decodable { var name: String }

  struct Node: Decodable {
    struct Identifier: Decodable { var precise: String }

    struct Kind: Decodable { var identifier: String }

    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }

    struct DocComment: Decodable {
      struct Line: Decodable { var text: String }

      /// The module that contains the comment. A comment from another module is inherited.
      var module: String?
      var lines: [Line]
    }

    struct Extension: Decodable { var constraints: [Constraint]? }

    struct Availability: Decodable {
      var isUnconditionallyDeprecated: Bool?
      var message: String?
    }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: DocComment?
    var swiftExtension: Extension?
    var availability: [Availability]?
  }

  struct Constraint: Decodable {
    var kind: String
    var lhs: String
    var rhs: String

    /// Whether types meet the constraint by default, so that code doesn't state it.
    var isImplicit: Bool { ["Copyable", "Escapable"].contains(rhs) }

    /// The constraint as written in code, such as `Element: Equatable`.
    var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
  }

  /// The protocols to which types conform without declaring it.
  static let implicitProtocols: Set = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  var module: Module
  var symbols: [Node]
  var relationships: [Relationship]
}
