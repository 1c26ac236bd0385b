import Article

/// The snippets of one example, before they are put together.
struct Group: Sendable {
  /// The article that holds the snippets.
  var article: Article
  /// Unique in its article.
  var name: String
  /// In the order of the article.
  var snippets: [Snippet]

  var id: Example.ID { Example.ID(article: article.file, name: name) }

  /// What is wrong with its fences.
  var problems: [Diagnostic] { snippets.flatMap(\.problems) }

  /// The first snippet that names another example, if one does.
  var user: Snippet? { snippets.first { $0.uses != nil } }

  /// Why it is never compiled, if so.
  var untested: String? {
    guard case .untested(let reason) = snippets.first?.promise else { return nil }
    return reason
  }

  /// The snippet that must not compile.
  var failing: Int? {
    snippets.first { if case .fails = $0.promise { true } else { false } }?.index
  }
}

/// The snippets of an article by example, each in exactly one, in the order of their first ones.
///
/// A snippet without `example=` is an example of its own and named after its heading: `basics`, then
/// `basics-2`. A name that an author wrote is never given to another.
func groups(of article: Article) -> [Group] {
  var groups: [Group] = []
  var places: [String: Int] = [:]
  var names = DefaultNames()
  let explicit = Set(article.snippets.filter { !$0.standsAlone }.compactMap(\.example))
  for snippet in article.snippets {
    let isAlone = snippet.example == nil || snippet.standsAlone
    let name =
      isAlone
      ? names.next(for: snippet.heading) { explicit.contains($0) || places[$0] != nil }
      : snippet.example!
    if let place = places[name] {
      groups[place].snippets.append(snippet)
    } else {
      places[name] = groups.count
      groups.append(Group(article: article, name: name, snippets: [snippet]))
    }
  }
  return groups
}

extension Snippet {
  /// A snippet that is never compiled belongs to no other's example.
  fileprivate var standsAlone: Bool {
    if case .untested = promise { true } else { false }
  }
}

/// The names of examples that their authors didn't name.
private struct DefaultNames {
  /// By heading: the number that is tried next. A name that is taken stays taken.
  private var numbers: [String: Int] = [:]

  /// `heading`, or the first of `heading-2`, `heading-3`… that is not taken.
  mutating func next(for heading: String, isTaken: (String) -> Bool) -> String {
    while true {
      let number = numbers[heading, default: 1]
      numbers[heading] = number + 1
      let name = number == 1 ? heading : "\(heading)-\(number)"
      if !isTaken(name) { return name }
    }
  }
}
