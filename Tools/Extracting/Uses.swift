import Article

/// For each example of an article, the others whose declarations it starts with.
///
/// - Returns: By name: what it uses, the furthest first, itself excluded. Errors by name: a name that
///   no example has, a second name, a circle, an example that is never compiled. What uses an example
///   that has an error of this kind has that error, too.
func uses(in groups: [Group], of article: Article) -> [String: Result<[String], Faults>] {
  let chains = Chains(groups: groups, article: article)
  return Dictionary(uniqueKeysWithValues: groups.map { ($0.name, chains.chain(from: $0)) })
}

/// Why an example cannot be generated.
struct Faults: Error, Hashable, Sendable {
  var diagnostics: [Diagnostic]
}

private struct Chains {
  let groups: [Group]
  let article: Article
  private let byName: [String: Group]

  init(groups: [Group], article: Article) {
    self.groups = groups
    self.article = article
    byName = Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0) })
  }

  func chain(from start: Group) -> Result<[String], Faults> {
    var chain: [String] = []
    var group = start
    while let user = group.user, let name = user.uses {
      if let fault = fault(in: group) { return .failure(Faults(diagnostics: [fault])) }
      chain.append(name)
      if let circle = circle(in: [start.name] + chain) {
        return .failure(Faults(diagnostics: [report(circle)]))
      }
      group = byName[name]!
    }
    return .success(chain.reversed())
  }

  /// The names that come again and again, each once, the first of the article first.
  private func circle(in names: [String]) -> [String]? {
    guard let last = names.last, let first = names.dropLast().firstIndex(of: last) else {
      return nil
    }
    let circle = names[first...].dropLast()
    let start = groups.first { circle.contains($0.name) }!.name
    let place = circle.firstIndex(of: start)!
    return Array(circle[place...] + circle[..<place])
  }

  private func report(_ circle: [String]) -> Diagnostic {
    Diagnostic(
      at: place(of: byName[circle[0]]!.user!),
      "examples use each other in a circle: "
        + (circle + [circle[0]]).joined(separator: " uses "),
      hint: "take one of these 'uses=' away"
    )
  }

  private func fault(in group: Group) -> Diagnostic? {
    guard let user = group.user, let name = user.uses else { return nil }
    if let second = group.snippets.first(where: { $0.uses != nil && $0.uses != name }) {
      return Diagnostic(
        at: place(of: second),
        "example '\(group.name)' uses '\(name)' already, at line \(user.location.line)",
        hint: "an example uses one other, and with it what that one uses"
      )
    }
    guard let used = byName[name] else {
      return Diagnostic(
        at: place(of: user), "this article has no example '\(name)'",
        hint: nearest(to: name, in: byName.keys.sorted()).map { "did you mean '\($0)'?" }
          ?? "an example gets its name from 'example=', or from its heading"
      )
    }
    guard used.untested != nil else { return nil }
    return Diagnostic(
      at: place(of: user), "example '\(name)' is never compiled, so it cannot be used",
      hint: "take 'untested=' away at line \(used.snippets[0].location.line)"
    )
  }

  private func place(of user: Snippet) -> SourceLocation {
    article.place(of: "uses=\(user.uses!)", in: user)
  }
}
