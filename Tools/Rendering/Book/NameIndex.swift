import WaymarkModel

/// The names in the articles' code, and the examples in which each symbol is used.
package struct NameIndex {
  /// A snippet in which a symbol is used, and its example.
  package struct Use {
    /// The example that uses the symbol.
    package var example: Example.ID
    /// The index of the snippet in its article.
    package var snippet: Int
    /// The number of symbols in the snippet. The fewer there are, the more relevant the snippet is
    /// to each of them.
    package var symbolCount: Int
  }

  private var lines: [String: [Int: [ResolvedName]]] = [:]
  private var uses: [String: [Use]] = [:]

  /// Indexes the names in the articles' snippets.
  ///
  /// - Parameters:
  ///   - examples: The examples of the articles.
  ///   - proofs: The proofs. They also contain the names in the code of used examples, which are
  ///     ignored.
  init(_ articles: [Article], examples: ExampleIndex, proofs: ProofIndex) {
    for article in articles {
      for example in examples.examples(in: article.file) {
        let names = proofs.names(of: example.id)
        if !names.isEmpty { add(names, of: example, in: article) }
      }
    }
  }

  private mutating func add(_ names: [ResolvedName], of example: Example, in article: Article) {
    let byLine = Dictionary(grouping: names.filter { $0.location.file == article.file }) {
      $0.location.line
    }
    var known: Set<String> = []
    for index in example.snippets where article.snippets.indices.contains(index) {
      var found: [String] = []
      for line in article.snippets[index].lines {
        guard let names = byLine[line.number] else { continue }
        lines[article.file, default: [:]][line.number] = names
        found += names.compactMap(\.symbol)
      }
      guard article.snippets[index].visibility == .shown else { continue }
      let count = Set(found).count
      for symbol in found where known.insert(symbol).inserted {
        uses[symbol, default: []].append(
          Use(example: example.id, snippet: index, symbolCount: count))
      }
    }
  }

  /// Returns whether no name in an article's code is known.
  package func isEmpty(in article: Article) -> Bool { lines[article.file] == nil }

  /// Returns the names on a line of an article, sorted by column.
  package func names(inLine line: Int, of file: String) -> [ResolvedName] {
    lines[file]?[line] ?? []
  }

  /// Returns the first use of a symbol in the shown code of each example, in reading order.
  package func uses(of symbol: String) -> [Use] { uses[symbol] ?? [] }
}
