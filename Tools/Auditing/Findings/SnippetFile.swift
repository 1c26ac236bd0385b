import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

/// A file in the notation of SwiftPM whose code DocC shows as a snippet: `Snippets/*.swift`.
package enum SnippetFile {
  /// Returns whether a path belongs to a snippet file.
  package static func isSnippet(_ file: String) -> Bool {
    file.hasSuffix(".swift") && file.split(separator: "/").dropLast().contains("Snippets")
  }

  /// Returns the file as a document with one block. Hidden code is compiled, too. Lines that mark
  /// hidden code and slices become empty, so that they make no claims about the code above them.
  package static func article(file: String, text: String) -> Article {
    let lines = WaymarkBlocks.lines(of: text).enumerated().map {
      let text = mark(in: $0.element) == nil ? String($0.element) : ""
      return Snippet.Line(text: text, number: $0.offset + 1, column: 1)
    }
    let place = SourceLocation(file: file, line: 1, column: 1)
    return Article(
      file: file, text: text, snippets: [Snippet(index: 0, location: place, lines: lines)])
  }

  /// Returns the names of the slices in a file. A slice starts below a line that contains only
  /// `// snippet.NAME`.
  ///
  /// The rules are those of the plug-in that extracts snippets. Letter case doesn't matter in
  /// `snippet.hide`, `snippet.show`, and `snippet.end`. A slice ends where the next slice starts. A
  /// slice that starts in a hidden part, or that shows no line, doesn't exist.
  static func slices(in text: String) -> Set<String> {
    var slices: Set<String> = []
    var isVisible = true
    var open: String?
    for line in WaymarkBlocks.lines(of: text) {
      guard let mark = mark(in: line) else {
        if isVisible, let open, !trimmed(line).isEmpty { slices.insert(open) }
        continue
      }
      switch mark.lowercased() {
      case let word where word.hasPrefix("show"): isVisible = true
      case let word where word.hasPrefix("hide"): isVisible = false
      case let word where word.hasPrefix("end"): open = nil
      default: open = isVisible ? mark : open
      }
    }
    return slices
  }

  /// Returns the word after `snippet.` in a comment on a separate line; nil for any other line.
  private static func mark(in line: Substring) -> String? {
    line.firstMatch(of: /^\s*(?:\/\/|\/\*)\s*(?i:snippet)\.([^\s*]*)/).map { String($0.output.1) }
  }
}

/// A step of a DocC tutorial: `@Code(name: "Walk.swift", file: "01-01.swift")`. The file is a whole
/// Swift file in the same catalog.
package struct TutorialStep: Equatable, Sendable {
  /// The name of the file, without its folder.
  package let file: String
  let location: SourceLocation

  /// Returns the steps in a tutorial that show Swift files, in order. Documents of other types have
  /// no steps, because they only describe the directive.
  package static func all(in article: Article) -> [TutorialStep] {
    guard article.file.hasSuffix(".tutorial") else { return [] }
    let directive = /@Code\([^)]*?\bfile:\s*"?([^",)\s]+\.swift)"?[^)]*\)/
    let lines = LineTable(article.text)
    return article.text.matches(of: directive).map { match in
      let offset = article.text.utf8.distance(
        from: article.text.startIndex, to: match.range.lowerBound)
      return TutorialStep(
        file: String(match.output.1),
        location: SourceLocation(
          file: article.file, line: lines.line(of: offset) + 1, column: 1))
    }
  }

  /// The finding about a step whose file isn't in the catalog.
  package var finding: BlockFinding {
    BlockFinding(at: location, broken: "the catalog has no file '\(file)'")
  }
}

extension BlockFinding {
  /// Creates a finding about a reference without a target.
  fileprivate init(at location: SourceLocation, broken message: String) {
    let snippet = Snippet(index: 0, location: location, lines: [])
    let block = AuditedBlock(
      index: 0, snippet: snippet, lead: "", following: nil, syntax: BlockSyntax(""))
    self.init(block, .broken, attempts: 0)
    notes = [Diagnostic(at: location, message)]
  }
}

/// A reference to a snippet in a file: `@Snippet(path: "Hikes/Snippets/Walk")`.
package struct SnippetReference: Equatable, Sendable {
  /// The path of the file in the package.
  package let file: String
  /// The name of the part that is shown; nil for the whole file.
  package let slice: String?
  let location: SourceLocation

  /// Returns the references in a document, in order. References in code blocks are omitted, because
  /// they only show the directive.
  package static func all(in article: Article) -> [SnippetReference] {
    let directive =
      /@Snippet\(\s*path:\s*"?([^",)\s]+)"?(?:\s*,\s*slice:\s*"?([^",)\s]+)"?)?\s*\)/
    let lines = WaymarkBlocks.lines(of: article.text)
    var fence: Substring?
    return lines.enumerated().flatMap { index, line -> [SnippetReference] in
      let mark = line.drop { $0 == " " }.prefix { $0 == "`" || $0 == "~" }
      if mark.count > 2 {
        if let open = fence { fence = mark.hasPrefix(open) ? nil : open } else { fence = mark }
      }
      guard fence == nil else { return [] }
      return line.matches(of: directive).map { match in
        let parts = match.output.1.split(separator: "/")
        let rest = parts.drop { $0 != "Snippets" }
        let path = (rest.isEmpty ? parts[...] : rest).joined(separator: "/")
        return SnippetReference(
          file: path + ".swift", slice: match.output.2.map(String.init),
          location: SourceLocation(file: article.file, line: index + 1, column: 1))
      }
    }
  }

  /// Returns a finding if the reference has no target.
  ///
  /// - Parameters:
  ///   - text: The contents of the file; nil if it doesn't exist.
  ///   - hasPackage: Whether the document belongs to a package. If it doesn't, the file can be
  ///     anywhere.
  package func finding(in text: String?, hasPackage: Bool = true) -> BlockFinding? {
    guard let text else {
      var finding = broken("there is no file '\(file)'")
      if !hasPackage { finding.kind = .needsContext }
      return finding
    }
    guard let slice, !SnippetFile.slices(in: text).contains(slice) else { return nil }
    return broken("'\(file)' has no slice '\(slice)'")
  }

  private func broken(_ message: String) -> BlockFinding {
    BlockFinding(at: location, broken: message)
  }
}
