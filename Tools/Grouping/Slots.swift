import WaymarkModel

/// Fills the slots of an example's snippets. A snippet that fills a slot isn't returned on its own.
///
/// A snippet that fills a slot replaces the line `// slot: NAME` in the example's hidden code and
/// is indented like that line.
///
/// - Returns: The filled snippets, in the order in which they appear. There is an error for each
///   slot that isn't filled exactly once, is declared twice, or is in shown code or in a snippet
///   that fills a slot, and for each snippet whose slot doesn't exist.
package func filledSnippets(of group: SnippetGroup) -> Checked<[FilledSnippet]> {
  var filling = Filling(group: group)
  filling.findSlots()
  filling.findFillers()
  let filled = group.snippets.filter { $0.slot == nil }.map(filling.assembled)
  return Checked(filled, diagnostics: filling.diagnostics.sorted { $0.location < $1.location })
}

private struct Filling {
  let group: SnippetGroup
  private var slots: [String: SourceLocation] = [:]
  /// The snippets that fill slots, keyed by the slot's name.
  private var fillers: [String: Snippet] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(group: SnippetGroup) { self.group = group }

  mutating func findSlots() {
    for snippet in group.snippets {
      for line in snippet.lines {
        guard let slot = Slot(line, of: snippet) else { continue }
        note(slot, in: snippet)
      }
    }
  }

  private mutating func note(_ slot: Slot, in snippet: Snippet) {
    if snippet.slot != nil {
      report(
        slot.location, "a snippet that fills a slot can't contain another slot",
        hint: "move the line into a hidden snippet without 'slot='"
      )
    } else if snippet.visibility == .shown {
      report(
        slot.location, "a slot must be in hidden code, but this snippet is shown",
        hint: "move the line into another snippet, inside an HTML comment"
      )
    } else if let first = slots[slot.name] {
      report(
        slot.location, "slot '\(slot.name)' is already declared on line \(first.line)",
        hint: "give it another name"
      )
    } else {
      slots[slot.name] = slot.location
    }
  }

  mutating func findFillers() {
    for snippet in group.snippets {
      if let name = snippet.slot { fill(name, with: snippet) }
    }
    for (name, location) in slots where fillers[name] == nil {
      report(
        location, "slot '\(name)' is never filled",
        hint: "add the options 'example=\(group.name), slot=\(name)' to the snippet that belongs "
          + "here"
      )
    }
  }

  private mutating func fill(_ name: String, with snippet: Snippet) {
    let place = snippet.location(of: "slot")
    if slots[name] == nil {
      let near = nearest(to: name, in: slots.keys.sorted())
      report(
        place, "example '\(group.name)' has no slot '\(name)'",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "add a line '// slot: \(name)' to its hidden code"
      )
    } else if let first = fillers[name] {
      report(
        place, "slot '\(name)' is already filled on line \(first.location.line)",
        hint: "fill each slot with exactly one snippet"
      )
    } else {
      fillers[name] = snippet
    }
  }

  private mutating func report(_ location: SourceLocation, _ message: String, hint: String) {
    diagnostics.append(Diagnostic(at: location, message, hint: hint))
  }

  func assembled(_ snippet: Snippet) -> FilledSnippet {
    let lines = zip(snippet.lines, snippet.filledLines()).flatMap { line, own in
      guard snippet.visibility == .hidden, let slot = Slot(line, of: snippet),
        slots[slot.name] == slot.location, let filler = fillers[slot.name]
      else { return [own] }
      return filler.filledLines(indentation: slot.indentation)
    }
    return FilledSnippet(snippet: snippet.index, lines: lines)
  }
}

/// Returns the names and locations of the lines `// slot: NAME` in an article's hidden code.
package func slots(of article: Article) -> [(name: String, location: SourceLocation)] {
  article.snippets.filter { $0.visibility == .hidden }.flatMap { snippet in
    snippet.lines.compactMap { Slot($0, of: snippet) }.map { ($0.name, $0.location) }
  }
}

/// A line `// slot: NAME`.
private struct Slot {
  var name: String
  var indentation: String
  /// The location of the line's slashes.
  var location: SourceLocation

  init?(_ line: Snippet.Line, of snippet: Snippet) {
    let blanks = line.text.prefix { $0 == " " || $0 == "\t" }
    var rest = line.text[blanks.endIndex...]
    guard rest.hasPrefix("//") else { return nil }
    rest = rest.dropFirst(2).drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("slot:") else { return nil }
    rest = rest.dropFirst(5).drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    guard !rest.isEmpty, rest.utf8.allSatisfy(\.isPartOfName) else { return nil }
    name = String(rest)
    indentation = String(blanks)
    location = SourceLocation(
      file: snippet.location.file, line: line.number, column: line.column + blanks.utf8.count
    )
  }
}
