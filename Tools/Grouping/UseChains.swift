import WaymarkModel

/// Returns the examples that each example of an article uses. Their declarations precede the
/// declarations of the example itself.
///
/// - Parameters:
///   - groups: The article's own examples.
///   - shared: The examples of all articles.
/// - Returns: A result for each example, keyed by name: the examples that it uses, starting at the
///   end of the chain, or errors about an unknown name, a second name, a cycle, an untested
///   example, or a chain that is too long. An example that uses a faulty example has the same
///   errors.
package func uses(
  in groups: [SnippetGroup], among shared: SharedGroups
) -> [String: Result<[SnippetGroup], UseErrors>] {
  guard groups.contains(where: { $0.user != nil }) else {
    return Dictionary(uniqueKeysWithValues: groups.map { ($0.name, .success([])) })
  }
  var chains = UseChains(groups: groups, shared: shared)
  return Dictionary(uniqueKeysWithValues: groups.map { ($0.name, chains.chain(from: $0)) })
}

/// The chains of examples that use each other, as far as they are known.
private struct UseChains {
  /// The maximum length of a chain. It is limited because an example contains the code of all
  /// examples that it uses.
  private static let longest = 100

  private let own: [Example.ID: SnippetGroup]
  private let shared: SharedGroups
  private var known: [Example.ID: Result<[SnippetGroup], UseErrors>] = [:]

  init(groups: [SnippetGroup], shared: SharedGroups) {
    own = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0) })
    self.shared = shared
  }

  /// Returns the examples that an example uses, starting at the end of the chain.
  mutating func chain(from start: SnippetGroup) -> Result<[SnippetGroup], UseErrors> {
    let (path, end) = path(from: start)
    var chain = end
    for (group, used) in zip(path, path.dropFirst().map(Optional.some) + [nil]).reversed() {
      if let used { chain = chain.flatMap { adding(used, to: $0, of: group) } }
      known[group.id] = chain
    }
    return known[start.id]!
  }

  /// Follows a chain until the rest of it is known. Returns the examples on the way, each used by
  /// the example before it, and the chain of the last example.
  private func path(from start: SnippetGroup) -> ([SnippetGroup], Result<[SnippetGroup], UseErrors>)
  {
    var path: [SnippetGroup] = []
    var places: [Example.ID: Int] = [:]
    var next: SnippetGroup? = start
    while let group = next {
      if let chain = known[group.id] { return (path + [group], chain) }
      if let place = places.updateValue(path.count, forKey: group.id) {
        return (path, .failure(errors(in: cycle(of: path[place...]))))
      }
      path.append(group)
      do {
        next = try group.user.map { user throws(UseErrors) in try used(by: group, at: user) }
      } catch {
        return (path, .failure(error))
      }
    }
    return (path, .success([]))
  }

  private func adding(
    _ used: SnippetGroup, to chain: [SnippetGroup], of group: SnippetGroup
  ) -> Result<[SnippetGroup], UseErrors> {
    guard chain.count == Self.longest else { return .success(chain + [used]) }
    return .failure(
      UseErrors(
        at: group.user!.location(of: "uses"),
        "the 'uses=' chain of example '\(group.name)' has more than \(Self.longest) examples",
        hint: "move the shared declarations into one example, and use that example"
      ))
  }

  /// Returns a cycle of examples, starting with the example that has the first location.
  private func cycle(of groups: ArraySlice<SnippetGroup>) -> [SnippetGroup] {
    let locations = groups.map { $0.snippets[0].location }
    // All examples of a cycle then report the same error.
    let start = groups.startIndex + locations.firstIndex(of: locations.min()!)!
    return Array(groups[start...] + groups[..<start])
  }

  private func errors(in cycle: [SnippetGroup]) -> UseErrors {
    let names = cycle.map { group in
      group.article.file == cycle[0].article.file
        ? group.name : "\(group.article.name)#\(group.name)"
    }
    return UseErrors(
      at: cycle[0].user!.location(of: "uses"),
      "the 'uses=' options form a cycle: "
        + (names + [names[0]]).joined(separator: " -> "),
      hint: "remove one of these 'uses=' options"
    )
  }

  private func used(by group: SnippetGroup, at user: Snippet) throws(UseErrors) -> SnippetGroup {
    let name = user.uses!
    if let second = group.snippets.first(where: { $0.uses != nil && $0.uses != name }) {
      throw UseErrors(
        at: second.location(of: "uses"),
        "example '\(group.name)' already uses '\(name)' on line \(user.location.line)",
        hint: "an example can use only one other example, which can itself use another"
      )
    }
    let location = user.location(of: "uses")
    let used = try named(name, from: group.article, at: location)
    guard used.untested == nil else {
      throw UseErrors(
        at: location, "example '\(name)' is never compiled, so it can't be used",
        hint: "remove 'untested=' on line \(used.snippets[0].location.line) of its article"
      )
    }
    return used
  }

  /// Returns the example that a snippet names in `uses=`.
  ///
  /// - Parameter name: The name in the form `example` or `Article#example`.
  private func named(
    _ name: String, from article: Article, at location: SourceLocation
  ) throws(UseErrors) -> SnippetGroup {
    guard let mark = name.lastIndex(of: "#") else {
      return try example(name, of: article.file, "this article", at: location)
    }
    let other = String(name[..<mark])
    let example = String(name[name.index(after: mark)...])
    let files = shared.files(named: other, near: article.file)
    guard let file = files.first else {
      throw UseErrors(
        at: location, "there is no article '\(other)'",
        hint: nearest(to: other, in: shared.articles).map { "did you mean '\($0)'?" }
          ?? "refer to an article by its file name without '.md'"
      )
    }
    guard files.count == 1 else {
      throw UseErrors(
        at: location, "several articles are named '\(other)': \(files.joined(separator: ", "))",
        hint: "rename all but one of the articles"
      )
    }
    return try self.example(example, of: file, "the article '\(other)'", at: location)
  }

  private func example(
    _ name: String, of file: String, _ article: String, at location: SourceLocation
  ) throws(UseErrors) -> SnippetGroup {
    let id = Example.ID(article: file, name: name)
    if let found = own[id] ?? shared.group(id) { return found }
    throw UseErrors(
      at: location, "\(article) has no example '\(name)'",
      hint: nearest(to: name, in: shared.names(in: file)).map { "did you mean '\($0)'?" }
        ?? "refer to an example by the name in its 'example=' or by its heading"
    )
  }
}
