import WaymarkModel

/// Returns the public declarations in the symbol graphs of a library, sorted by module and name.
///
/// - Parameter graphs: The JSON documents that `swift-symbolgraph-extract` wrote.
/// - Throws: `DecodingError` if a document isn't a symbol graph.
package func symbols(in graphs: [String]) throws -> [Symbol] {
  let graphs = try graphs.map(SymbolGraph.decode)
  let nodes = graphs.flatMap(\.symbols)
  let names = Dictionary(
    nodes.compactMap { node in
      node.identifier.map { ($0.precise, node.pathComponents.joined(separator: ".")) }
    }
  ) { first, _ in first }
  let relations = Relations(graphs.flatMap { $0.relationships ?? [] }, names: names)
  let symbols = graphs.flatMap { graph in
    graph.symbols.compactMap { Symbol($0, module: graph.module?.name ?? "", relations) }
  }
  return symbols.sorted {
    ($0.module, $0.path.joined(separator: "."), $0.id) < (
      $1.module, $1.path.joined(separator: "."), $1.id
    )
  }
}

/// The relationships between symbols, keyed by the symbol that they start from.
private struct Relations {
  var parents: [String: String] = [:]
  var supertypes: [String: [Symbol.Supertype]] = [:]

  /// Groups relationships by symbol.
  ///
  /// - Parameter names: The names of the library's symbols, keyed by identifier.
  init(_ relationships: [SymbolGraph.Relationship], names: [String: String]) {
    for relation in relationships {
      switch relation.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        parents[relation.source] = relation.target
      case "conformsTo", "inheritsFrom":
        let name = names[relation.target] ?? relation.targetFallback ?? ""
        guard !name.isEmpty, !SymbolGraph.implicitProtocols.contains(name) else { continue }
        supertypes[relation.source, default: []].append(
          Symbol.Supertype(
            id: relation.target, name: name,
            conditions: texts(of: relation.swiftConstraints)))
      default: continue
      }
    }
  }
}

extension Symbol {
  /// Creates a symbol. Returns nil for kinds without documentation, such as deinitializers.
  fileprivate init?(_ node: SymbolGraph.Node, module: String, _ relations: Relations) {
    guard let id = node.identifier?.precise,
      let kind = (node.kind?.identifier).flatMap(Kind.init(rawValue:))
    else { return nil }
    self.init(id: id, module: module, path: node.pathComponents, kind: kind)
    declaration = (node.declarationFragments ?? []).map(Token.init)
    parent = relations.parents[id]
    // A graph lists a conformance for each protocol that implies it.
    supertypes = (relations.supertypes[id] ?? []).uniqued().sorted {
      ($0.name, $0.id) < ($1.name, $1.id)
    }
    conditions = texts(of: node.swiftExtension?.constraints)
    deprecation = node.availability?.first { $0.isUnconditionallyDeprecated == true }
      .map { withoutLineBreaks($0.message ?? "") }
    if let comment = node.docComment, comment.module ?? module == module {
      let text = comment.lines.map(\.text).joined(separator: "\n")
      // Don't use a path, so that nothing in the article depends on where the package is.
      let name = "\(module)/\(path.joined(separator: "/"))"
      documentation = article(file: name, bytes: Array(text.utf8)).value
    }
  }
}

private func texts(of constraints: [SymbolGraph.Constraint]?) -> [String] {
  (constraints ?? []).filter { !$0.isImplicit }.map(\.text)
}

extension Symbol.Token {
  fileprivate init(_ fragment: SymbolGraph.Node.Fragment) {
    let kind: Highlight.Kind? =
      switch fragment.kind {
      case "keyword": .keyword
      case "attribute": .attribute
      case "number": .number
      case "string": .string
      case "identifier": .identifier
      case "typeIdentifier", "genericParameter": .type
      case "externalParam": .argumentLabel
      default: nil
      }
    self.init(fragment.spelling, kind, symbol: fragment.preciseIdentifier)
  }
}

/// Returns the text of a Swift string literal on one line. The literal can escape its line endings.
private func withoutLineBreaks(_ text: String) -> String {
  text.replacing("\\\n", with: "\n").collapsingWhitespace()
}
