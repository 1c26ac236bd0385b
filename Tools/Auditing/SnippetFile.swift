public import WaymarkModel

/// Code that DocC shows from a separate file: `Snippets/*.swift`, in the notation of SwiftPM.
public enum SnippetFile {
  /// Returns whether a path is that of such a file.
  public static func isSnippet(_ file: String) -> Bool {
    file.hasSuffix(".swift") && file.split(separator: "/").dropLast().contains("Snippets")
  }

  /// Returns the file as a document with one block. The markers of hidden code and slices are
  /// comments, so the whole file is compiled.
  public static func article(file: String, text: String) -> Article {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Snippet.Line(text: String($0.element), number: $0.offset + 1, column: 1)
    }
    let place = SourceLocation(file: file, line: 1, column: 1)
    return Article(
      file: file, text: text, snippets: [Snippet(index: 0, location: place, lines: lines)])
  }

  /// Returns the names of the slices in a file: `// snippet.NAME`.
  static func slices(in text: String) -> Set<String> {
    Set(text.matches(of: /\/\/\s*snippet\.([\w-]+)/).map { String($0.output.1) })
      .subtracting(["hide", "show", "end"])
  }
}

/// A reference to a snippet in a file: `@Snippet(path: "Hikes/Snippets/Walk")`.
public struct SnippetReference: Equatable, Sendable {
  /// The path of the file in the package.
  public let file: String
  public let slice: String?
  let location: SourceLocation

  /// Returns the references in a document, in order.
  public static func all(in article: Article) -> [SnippetReference] {
    let directive = /@Snippet\(\s*path:\s*"([^"]+)"(?:\s*,\s*slice:\s*"([^"]+)")?\s*\)/
    let lines = article.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      line.matches(of: directive).map { match in
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
  /// - Parameter text: The contents of the file; nil if it doesn't exist.
  public func fault(in text: String?) -> BlockFinding? {
    guard let text else { return broken("there is no file '\(file)'") }
    guard let slice, !SnippetFile.slices(in: text).contains(slice) else { return nil }
    return broken("'\(file)' has no slice '\(slice)'")
  }

  private func broken(_ message: String) -> BlockFinding {
    let snippet = Snippet(index: 0, location: location, lines: [])
    let block = AuditedBlock(
      index: 0, snippet: snippet, lead: "", following: nil, syntax: BlockSyntax(""))
    var finding = BlockFinding(block, .broken, attempts: 0)
    finding.notes = [Diagnostic(at: location, message)]
    return finding
  }
}
