import WaymarkModel

/// The snippets of an example, before its source is generated.
package struct SnippetGroup: Sendable {
  /// The article that contains the snippets.
  package var article: Article
  /// The name of the example, unique in its article.
  package var name: String
  /// The snippets, in the order in which they appear.
  package var snippets: [Snippet]

  /// The identity of the example that the group becomes.
  package var id: Example.ID { Example.ID(article: article.file, name: name) }

  /// The errors in the snippets' fences.
  package var diagnostics: [Diagnostic] { snippets.flatMap(\.diagnostics) }

  /// The first snippet that uses another example, if any.
  var user: Snippet? { snippets.first { $0.uses != nil } }

  /// The reason why the example is never compiled, if it is untested.
  package var untested: String? {
    guard case .untested(let reason) = snippets.first?.expectedResult else { return nil }
    return reason
  }

  /// The snippet that must not compile, as an index into the article's snippets; nil if there is
  /// none.
  package var failing: Int? {
    snippets.first { if case .fails = $0.expectedResult { true } else { false } }?.index
  }
}

/// Groups the snippets of an article by example, in the order of each example's first snippet.
///
/// A snippet without `example=` is a separate example, named after its heading: `basics`, then
/// `basics-2`. A name that an author wrote is never used as a default name.
func groups(of article: Article) -> [SnippetGroup] {
  var groups: [SnippetGroup] = []
  var places: [String: Int] = [:]
  var names = DefaultNames()
  let explicit = Set(article.snippets.filter { !$0.isOwnExample }.compactMap(\.example))
  for snippet in article.snippets {
    let written = snippet.isOwnExample ? nil : snippet.example
    if let written, let place = places[written] {
      groups[place].snippets.append(snippet)
      continue
    }
    let name =
      written ?? names.next(for: snippet.heading) { explicit.contains($0) || places[$0] != nil }
    places[name] = groups.count
    groups.append(SnippetGroup(article: article, name: name, snippets: [snippet]))
  }
  return groups
}

/// Returns the names of an article's examples and the locations of their first fences, in order.
package func exampleNames(of article: Article) -> [(name: String, location: SourceLocation)] {
  groups(of: article).compactMap { group in
    group.snippets.first.map { (group.name, $0.location) }
  }
}

extension Snippet {
  /// Whether the snippet is never compiled, and therefore can't be part of a larger example.
  fileprivate var isOwnExample: Bool {
    if case .untested = expectedResult { true } else { false }
  }
}

/// The default names of examples without `example=`.
private struct DefaultNames {
  /// The next number to try for each heading. Names are never released, so the numbers only grow.
  private var numbers: [String: Int] = [:]

  /// Returns `heading`, or the first of `heading-2`, `heading-3`… that isn't taken.
  mutating func next(for heading: String, isTaken: (String) -> Bool) -> String {
    while true {
      let number = numbers[heading, default: 1]
      numbers[heading] = number + 1
      let name = number == 1 ? heading : "\(heading)-\(number)"
      if !isTaken(name) { return name }
    }
  }
}
