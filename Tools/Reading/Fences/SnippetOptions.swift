import WaymarkMarkdown
import WaymarkModel

/// The options that a Swift fence can have, in order. `text` is the option as written, up to the
/// value that the author chooses.
package let snippetOptions: [(name: String, text: String)] = SnippetOptions.Name.allCases.map {
  name in
  (name.rawValue, name == .timeline ? name.form : "\(name)=" + (name.takesText ? "\"" : ""))
}

/// The options of a Swift fence, applied one by one.
struct SnippetOptions {
  /// The options that a Swift fence can have.
  enum Name: String, CaseIterable {
    case example, uses, slot, fails, traps, reports, screen, map, timeline, unreached, untested

    var takesText: Bool {
      switch self {
      case .example, .uses, .slot, .timeline: false
      case .fails, .traps, .reports, .screen, .map, .unreached, .untested: true
      }
    }

    /// The noun for the option's text.
    var noun: String {
      switch self {
      case .unreached, .untested: "reason"
      case .screen, .map: "caption"
      default: "text"
      }
    }

    /// The syntax of the option.
    var form: String {
      if self == .timeline { return "timeline=hidden" }
      return takesText ? "\(rawValue)=\"\(noun.uppercased())\"" : "\(rawValue)=NAME"
    }
  }

  private(set) var snippet: Snippet
  private var seen: [Name: FenceOption] = [:]

  init(_ snippet: Snippet) { self.snippet = snippet }

  /// Applies options and reports those that can't be applied.
  mutating func apply(_ options: [FenceOption]) {
    for option in options {
      guard let name = Name(rawValue: option.name) else {
        reportUnknown(option)
        continue
      }
      if !option.followsComma { snippet.diagnostics.append(missingComma(before: option)) }
      guard seen[name] == nil else {
        report(option, "'\(name)=' is specified twice", hint: "remove one of the two options")
        continue
      }
      seen[name] = option
      snippet.options[option.name] = option.location
      reportExclusion(of: option, name)
      apply(name, option)
    }
    reportUntestedCompany(options)
    reportMissing()
  }

  private mutating func apply(_ name: Name, _ option: FenceOption) {
    if name == .timeline { return hideTimeline(option) }
    let value = name.takesText ? text(of: option, name) : exampleName(of: option, name)
    guard let value else { return }
    switch name {
    case .example: snippet.example = value
    case .uses: snippet.uses = value
    case .slot: snippet.slot = value
    // The first of several results is kept, and the others are reported.
    case .fails: snippet.expectedResult = snippet.expectedResult ?? .fails(value)
    case .traps: snippet.expectedResult = snippet.expectedResult ?? .traps(value)
    case .reports: snippet.expectedResult = snippet.expectedResult ?? .reports(value)
    case .untested: snippet.expectedResult = snippet.expectedResult ?? .untested(value)
    case .screen: snippet.screen = value
    case .map: snippet.map = value
    case .unreached: snippet.unreached = value
    // This option is handled above, because its value is neither quoted text nor a name.
    case .timeline: break
    }
  }

  private mutating func hideTimeline(_ option: FenceOption) {
    if option.value == .bare("hidden") {
      snippet.hidesTimeline = true
    } else {
      report(
        at: option.valueLocation, "the value of 'timeline=' must be 'hidden'",
        hint: "write timeline=hidden, or remove the option to show the timeline")
    }
  }

  private mutating func text(of option: FenceOption, _ name: Name) -> String? {
    switch option.value {
    case .none:
      report(option, "the \(name.noun) after '\(name)=' is missing", hint: "write \(name.form)")
    case .bare(let word):
      report(
        at: option.valueLocation, "the \(name.noun) after '\(name)=' must be in quotes",
        hint: "write \(name)=\"\(word)\"")
    case .quoted(let text) where text.utf8.allSatisfy(\.isBlank):
      report(
        at: option.valueLocation, "the \(name.noun) for '\(name)=' is empty",
        hint: "write \(name.form)")
    case .quoted(let text): return text
    }
    return nil
  }

  /// Parses an example's name. The name in `uses=` can refer to an example of another article.
  private mutating func exampleName(of option: FenceOption, _ name: Name) -> String? {
    var (option, article) = (option, "")
    if name == .uses, case .bare(let word) = option.value,
      // An article's name can contain `#`, but an example's name can't.
      let mark = word.lastIndex(of: "#"), mark != word.startIndex
    {
      article = String(word[...mark])
      option.value = .bare(String(word[word.index(after: mark)...]))
      option.valueLocation.column += article.utf8.count
    }
    let read = nameValue(of: option, name.rawValue, after: article)
    snippet.diagnostics += read.diagnostics
    return read.value.map { article + $0 }
  }

  private mutating func reportUnknown(_ option: FenceOption) {
    if option.name == "output" {
      return report(
        option, "'output=' is allowed only on a 'text' block",
        hint: "write ```text, output=NAME above what the example prints")
    }
    let names = Name.allCases.map(\.rawValue)
    snippet.diagnostics.append(
      unknown(
        option, among: names,
        hint: "the options are " + names.map { "\($0)=" }.joined(separator: ", ")))
  }

  private mutating func reportExclusion(of option: FenceOption, _ name: Name) {
    let exclusive: [Name] = [.fails, .traps, .reports]
    guard exclusive.contains(name) else { return }
    for other in exclusive where other != name && seen[other] != nil {
      report(
        option, "'\(name)=' and '\(other)=' can't be combined",
        hint: "remove one of the two options")
    }
  }

  private mutating func reportUntestedCompany(_ options: [FenceOption]) {
    // Most untested snippets have no other option.
    guard seen.count > 1, seen[.untested] != nil else { return }
    for option in options {
      guard let name = Name(rawValue: option.name), name != .untested else { continue }
      report(
        option, "'\(name)=' and 'untested=' can't be combined",
        hint: "remove one of the two options")
    }
  }

  private mutating func reportMissing() {
    if let slot = seen[.slot], seen[.example] == nil {
      report(
        slot, "'slot=' needs 'example='",
        hint: "name the example whose hidden code contains the slot: example=NAME")
      // Without an example, there is no slot to look for.
      snippet.slot = nil
    }
    if snippet.visibility == .hidden, seen[.example] == nil {
      report(
        at: snippet.location, "a hidden snippet needs 'example='",
        hint: "name the example that it belongs to: ```swift, example=NAME")
    }
  }

  private mutating func report(_ option: FenceOption, _ message: String, hint: String) {
    report(at: option.location, message, hint: hint)
  }

  private mutating func report(at location: SourceLocation, _ message: String, hint: String) {
    snippet.diagnostics.append(Diagnostic(at: location, message, hint: hint))
  }
}

/// Returns the value of an option that takes a name.
///
/// - Parameter start: The text before the name: `Article#`, or an empty string.
func nameValue(
  of option: FenceOption, _ name: String, after start: String = ""
) -> Checked<String?> {
  func wrong(_ location: SourceLocation, _ message: String, hint: String) -> Checked<String?> {
    Checked(nil, diagnostics: [Diagnostic(at: location, message, hint: hint)])
  }
  switch option.value {
  case .none:
    return wrong(option.location, "'\(name)=' needs a name", hint: "write \(name)=NAME")
  case .quoted(let text):
    return wrong(
      option.valueLocation, "the name after '\(name)=' must not be in quotes",
      hint: "write \(name)=\(isName(text) ? text : "NAME")")
  case .bare(let word) where !isName(word):
    let suggestion = suggestedName(for: word)
    return wrong(
      option.valueLocation, "'\(word)' isn't a valid name",
      hint: "use only lowercase letters, digits, and hyphens"
        + (suggestion.map { ": \(name)=\(start)\($0)" } ?? ""))
  case .bare(let word): return Checked(word)
  }
}

/// Returns the error for an option that doesn't exist.
///
/// - Parameter hint: The hint if no name is similar to that of the option.
func unknown(_ option: FenceOption, among names: [String], hint: String) -> Diagnostic {
  // Searching for a very long name would take too long.
  let near = option.name.utf8.count < 40 ? nearest(to: option.name, in: names) : nil
  return Diagnostic(
    at: option.location, "there is no option '\(option.name)'",
    hint: near.map { "did you mean '\($0)='?" } ?? hint)
}

/// Returns the error for an option that is separated from the text before it only by a blank.
func missingComma(before option: FenceOption) -> Diagnostic {
  Diagnostic(
    at: option.location, "a comma is missing before '\(option.name)='",
    hint: "separate the options with commas")
}

private func isName(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy(\.isPartOfName)
}

/// Suggests a valid name by replacing everything but letters and digits with hyphens. Returns nil
/// if nothing is left.
private func suggestedName(for word: String) -> String? {
  let parts = word.lowercased().utf8.split { !$0.isLetterOrDigit }
  return parts.isEmpty
    ? nil : parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
}
