import Article

/// For each example of an article, the others whose declarations it starts with.
///
/// - Parameters:
///   - groups: The article's own.
///   - shared: Those of all articles.
/// - Returns: By name: what it uses, the furthest first, itself excluded. Errors by name: a name that
///   no example has, a second name, a circle, an example that is never compiled. What uses an example
///   that has an error of this kind has that error, too.
func uses(in groups: [Group], among shared: SharedGroups) -> [String: Result<[Group], Faults>] {
  let chains = Chains(groups: groups, shared: shared)
  return Dictionary(uniqueKeysWithValues: groups.map { group in
    (group.name, Result { () throws(Faults) in try chains.chain(from: group) })
  })
}

/// Why an example cannot be generated.
struct Faults: Error, Hashable, Sendable {
  var diagnostics: [Diagnostic]

  init(at place: SourceLocation, _ message: String, hint: String) {
    diagnostics = [Diagnostic(at: place, message, hint: hint)]
  }
}

private struct Chains {
  private let own: [Example.ID: Group]
  private let shared: SharedGroups

  init(groups: [Group], shared: SharedGroups) {
    own = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0) })
    self.shared = shared
  }

  func chain(from start: Group) throws(Faults) -> [Group] {
    var chain = [start]
    while let group = chain.last, let user = group.user {
      chain.append(try used(by: group, at: user))
      if let circle = circle(in: chain) { throw fault(of: circle) }
    }
    return chain.dropFirst().reversed()
  }

  /// The examples that come again and again, each once, the first by place first.
  private func circle(in chain: [Group]) -> [Group]? {
    guard let last = chain.last?.id, let first = chain.dropLast().firstIndex(where: { $0.id == last })
    else { return nil }
    let circle = chain[first...].dropLast()
    let places = circle.map { $0.snippets[0].location }
    let start = circle.startIndex + places.firstIndex(of: places.min()!)!
    return Array(circle[start...] + circle[..<start])
  }

  private func fault(of circle: [Group]) -> Faults {
    let names = circle.map { group in
      group.article.file == circle[0].article.file
        ? group.name : "\(group.article.name)#\(group.name)"
    }
    return Faults(
      at: circle[0].place(ofUse: circle[0].user!),
      "examples use each other in a circle: "
        + (names + [names[0]]).joined(separator: " uses "),
      hint: "take one of these 'uses=' away"
    )
  }

  private func used(by group: Group, at user: Snippet) throws(Faults) -> Group {
    let name = user.uses!
    if let second = group.snippets.first(where: { $0.uses != nil && $0.uses != name }) {
      throw Faults(
        at: group.place(ofUse: second),
        "example '\(group.name)' uses '\(name)' already, at line \(user.location.line)",
        hint: "an example uses one other, and with it what that one uses"
      )
    }
    let place = group.place(ofUse: user)
    let used = try named(name, from: group.article, at: place)
    guard used.untested == nil else {
      throw Faults(
        at: place, "example '\(name)' is never compiled, so it cannot be used",
        hint: "take 'untested=' away at line \(used.snippets[0].location.line)"
      )
    }
    return used
  }

  /// - Parameter name: `example`, or `Article#example`.
  private func named(
    _ name: String, from article: Article, at place: SourceLocation
  ) throws(Faults) -> Group {
    guard let mark = name.lastIndex(of: "#") else {
      return try example(name, of: article.file, "this article", at: place)
    }
    let other = String(name[..<mark])
    let example = String(name[name.index(after: mark)...])
    let files = shared.files(named: other, near: article.file)
    guard let file = files.first else {
      throw Faults(
        at: place, "there is no article '\(other)'",
        hint: nearest(to: other, in: shared.articles).map { "did you mean '\($0)'?" }
          ?? "an article's name is that of its file, without '.md'"
      )
    }
    guard files.count == 1 else {
      throw Faults(
        at: place, "several articles are named '\(other)': \(files.joined(separator: ", "))",
        hint: "rename all but one of them"
      )
    }
    return try self.example(example, of: file, "the article '\(other)'", at: place)
  }

  private func example(
    _ name: String, of file: String, _ article: String, at place: SourceLocation
  ) throws(Faults) -> Group {
    let id = Example.ID(article: file, name: name)
    if let found = own[id] ?? shared.group(id) { return found }
    throw Faults(
      at: place, "\(article) has no example '\(name)'",
      hint: nearest(to: name, in: shared.names(in: file)).map { "did you mean '\($0)'?" }
        ?? "an example gets its name from 'example=', or from its heading"
    )
  }
}

extension Group {
  fileprivate func place(ofUse user: Snippet) -> SourceLocation {
    article.place(of: "uses=\(user.uses!)", in: user)
  }
}
