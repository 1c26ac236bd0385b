import WaymarkModel

extension Outcome {
  /// Returns the error, with a hint added if it has none and is about a declaration that its
  /// example can't see.
  func hinted(_ error: Diagnostic) -> Diagnostic {
    var error = error
    error.hint = error.hint ?? hintAboutOtherSnippet(error) ?? hintAboutDocComment(error)
    return error
  }

  /// Returns a hint on how to use a declaration in another snippet of the article if the error is
  /// about a name that isn't in scope; nil for other errors, or if no other snippet declares the
  /// name.
  private func hintAboutOtherSnippet(_ error: Diagnostic) -> String? {
    guard let match = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/),
      let article = articles.first(where: { $0.file == error.location.file }),
      let own = article.snippets.last(where: { $0.location.line < error.location.line })
    else { return nil }
    let name = String(match.1)
    let others = article.snippets.lazy.filter { snippet in
      snippet.index != own.index && (snippet.example == nil || snippet.example != own.example)
    }
    let found = others.compactMap { snippet in
      snippet.declaration(of: name).map { (snippet: snippet, declaration: $0) }
    }
    guard let (other, declaration) = found.first else { return nil }
    guard let example = other.example else {
      return "the snippet on line \(other.location.line) declares '\(name)'; "
        + "to put that snippet and this one in the same example, add example=NAME to both"
    }
    let declared = "the example '\(example)' declares '\(name)'"
    guard declaration.isIncludedByUses else {
      return "the example '\(example)' declares the variable '\(name)', which 'uses=' doesn't "
        + "include; continue that example with example=\(example), or declare '\(name)' here too"
    }
    guard let used = article.uses(of: own) else {
      return "\(declared); to use it here, write uses=\(example)"
    }
    return "\(declared); this example already has 'uses=\(used)', so declare '\(name)' here too"
  }

  /// Returns a hint about an error in a doc comment if a declaration that isn't public can be the
  /// cause; nil otherwise.
  private func hintAboutDocComment(_ error: Diagnostic) -> String? {
    let isUnseen = ["cannot find ", "is inaccessible"].contains(where: error.message.contains)
    guard isUnseen, error.location.file.isSwiftFile else { return nil }
    return "an example in a doc comment can use only public declarations; "
      + "if it needs others, write: untested=\"it uses a name that isn't public\""
  }
}

extension Article {
  /// Returns the value of `uses=` in a snippet's example; nil if there is none.
  fileprivate func uses(of snippet: Snippet) -> String? {
    guard let example = snippet.example else { return snippet.uses }
    return snippets.filter { $0.example == example }.compactMap(\.uses).first
  }
}

extension Snippet {
  /// Returns the words up to a name in a line without indentation that declares the name; nil if no
  /// line does.
  fileprivate func declaration(of name: String) -> [Substring]? {
    lines.lazy.filter { $0.text.first?.isWhitespace == false }
      .map { $0.text.prefix { !"=:(<{".contains($0) }.split(separator: " ") }
      .first { words in
        words.count > 1 && String(words[words.count - 1]) == name
          && keywords.contains(String(words[words.count - 2]))
      }
  }
}

extension [Substring] {
  /// Whether `uses=` includes the declaration that starts with the words. A variable without an
  /// attribute or a modifier is a statement, which it doesn't include.
  fileprivate var isIncludedByUses: Bool { first != "let" && first != "var" }
}

private let keywords: Set = [
  "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
]
