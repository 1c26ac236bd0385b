import WaymarkMarkdown
import WaymarkModel

/// A reader that collects the contents of an article's fences, in order.
struct FenceReader {
  let file: String
  let substitutions: Substitutions
  /// A closure that returns whether code without a language is a snippet.
  private let isSwift: (String) -> Bool
  private(set) var snippets: [Snippet] = []
  private(set) var outputs: [ExpectedOutput] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The start and end of every fence.
  private(set) var extents: [(start: SourceLocation, lastLine: Int, endColumn: Int)] = []

  init(file: String, substitutions: Substitutions, isSwift: @escaping (String) -> Bool) {
    self.file = file
    self.substitutions = substitutions
    self.isSwift = isSwift
  }

  /// Reads a fence and returns the block that represents it.
  mutating func read(
    _ fence: Fence, _ visibility: Snippet.Visibility, under heading: String
  ) -> Block {
    let info = fence.info
    extents.append((fence.location, fence.lastLine, fence.endColumn))
    if fence.isSwift || fence.isUnlabeled && isSwift(fence.code(substitutions).text) {
      return snippet(fence, visibility, heading: heading)
    }
    if info.isSwiftInBraces { reportBraces(fence) }
    diagnostics += info.misspelling(marker: fence.marker, file: file).map { [$0] } ?? []
    if fence.end == .open { diagnostics.append(fence.neverClosed(visibility)) }
    let language = info.text(info.language)
    if language.lowercased() == "text", let block = output(fence) { return block }
    if language.lowercased() != "text", !info.isSwiftInBraces { reportOutput(of: fence) }
    return .code(
      language: language.isEmpty ? nil : language,
      fence.code(substitutions).text)
  }

  /// Reads an indented block. Returns nil if it isn't Swift.
  mutating func read(indented lines: [MarkdownSource.Text], under heading: String) -> Block? {
    guard let first = lines.first else { return nil }
    let code = lines.map { Snippet.Line($0, substitutions) }
    guard isSwift(code.text) else { return nil }
    let location = SourceLocation(file: file, line: first.number, column: max(first.column, 1))
    snippets.append(
      Snippet(index: snippets.count, location: location, heading: heading, lines: code))
    return .snippet(snippets.count - 1)
  }

  private mutating func snippet(
    _ fence: Fence, _ visibility: Snippet.Visibility, heading: String
  ) -> Block {
    let written = options(of: fence.info, in: file)
    var snippet = Snippet(
      index: snippets.count, location: fence.location, heading: heading,
      lines: fence.code(substitutions))
    (snippet.visibility, snippet.diagnostics) = (visibility, written.diagnostics)
    var reading = SnippetOptions(snippet)
    reading.apply(written.value)
    snippet = reading.snippet
    if fence.end != .closed { snippet.diagnostics.append(fence.neverClosed(visibility)) }
    snippet.diagnostics.sort { $0.location < $1.location }
    diagnostics += snippet.diagnostics
    snippets.append(snippet)
    return .snippet(snippet.index)
  }

  private mutating func output(_ fence: Fence) -> Block? {
    let written = options(of: fence.info, in: file)
    diagnostics += written.diagnostics
    var name: String?
    var optionLocation: SourceLocation?
    for option in written.value {
      guard option.name == "output" else {
        diagnostics.append(notOutput(option))
        continue
      }
      if !option.followsComma { diagnostics.append(missingComma(before: option)) }
      if name != nil {
        diagnostics.append(
          Diagnostic(
            at: option.location, "'output=' is specified twice",
            hint: "remove one of the two options"))
      } else {
        let read = nameValue(of: option, "output")
        diagnostics += read.diagnostics
        (name, optionLocation) = (read.value, option.location)
      }
    }
    guard let name else { return nil }
    outputs.append(
      ExpectedOutput(
        location: fence.location, example: name, option: optionLocation,
        lines: fence.code(substitutions)))
    return .output(outputs.count - 1)
  }

  /// Returns the error for an option other than `output=` on a text block.
  private func notOutput(_ option: FenceOption) -> Diagnostic {
    let hint = "the only option of a 'text' block is output=NAME"
    guard SnippetOptions.Name(rawValue: option.name) != nil else {
      return unknown(option, among: ["output"], hint: hint)
    }
    return Diagnostic(
      at: option.location, "'\(option.name)=' is allowed only on a 'swift' block", hint: hint)
  }

  private mutating func reportBraces(_ fence: Fence) {
    let location = fence.info.location(of: fence.info.language.lowerBound, in: file)
    diagnostics.append(
      Diagnostic(
        at: location, "this Swift block is never tested: its language is in braces",
        hint: "write \(fence.marker)swift"))
  }

  private mutating func reportOutput(of fence: Fence) {
    let output = options(of: fence.info, in: file).value.first {
      $0.name == "output" && $0.value != .none
    }
    guard let output else { return }
    diagnostics.append(
      Diagnostic(
        at: output.location, "'output=' is allowed only on a 'text' block",
        hint: "write \(fence.marker)text, output=NAME"))
  }
}

extension [Snippet.Line] {
  /// The text of the lines, each followed by a newline.
  fileprivate var text: String { map { $0.text + "\n" }.joined() }
}

extension Fence {
  /// Whether nothing follows the opening fence.
  fileprivate var isUnlabeled: Bool { info.bytes.allSatisfy(\.isBlank) }

  var isSwift: Bool { info.text(info.language).lowercased() == "swift" }

  fileprivate func neverClosed(_ visibility: Snippet.Visibility) -> Diagnostic {
    let hint =
      switch (end, visibility) {
      case (.open, .hidden):
        "write \(marker) below it, before the first '-->', which ends the comment"
      case (.cutShort, _):
        "write \(marker) below it, with the same '>' markers or indentation as the enclosing "
          + "block quote or list"
      default: "write \(marker) on its own line below it"
      }
    return Diagnostic(at: location, "this code block is never closed", hint: hint)
  }
}
