import WaymarkBlocks
import WaymarkFindings
import WaymarkModel

/// A reference to a snippet in a file: `@Snippet(path: "Hikes/Snippets/Walk")`.
struct SnippetReference: Equatable, Sendable {
  /// The path of the file in the package.
  let file: String
  /// The name of the part that is shown; nil for the whole file.
  let slice: String?
  let location: SourceLocation

  /// Returns the references in a document, in order. References in code blocks are omitted, because
  /// they only show the directive.
  static func all(in document: AuditedFile) -> [SnippetReference] {
    // Most documents contain no reference, and matching each of their lines is slow.
    guard document.text.contains(bytesOf: "@Snippet(") else { return [] }
    let directive =
      /@Snippet\(\s*path:\s*"?([^",)\s]+)"?(?:\s*,\s*slice:\s*"?([^",)\s]+)"?)?\s*\)/
    let lines = WaymarkModel.lines(of: document.text)
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
          location: SourceLocation(file: document.path, line: index + 1, column: 1))
      }
    }
  }

  /// Returns a finding if the reference has no target.
  ///
  /// - Parameters:
  ///   - text: The contents of the file; nil if it doesn't exist or can't be read.
  ///   - hasPackage: Whether the document belongs to a package. If it doesn't, the file can be
  ///     anywhere.
  func finding(in text: String?, hasPackage: Bool = true) -> BlockFinding? {
    guard let text else {
      var finding = broken("there is no file '\(file)'", hint: "correct the path, or add the file")
      if !hasPackage { finding.kind = .needsContext }
      return finding
    }
    let slices = SnippetFile.slices(in: text)
    guard let slice, !slices.contains(slice) else { return nil }
    return broken(
      "'\(file)' has no slice '\(slice)'",
      hint: nearest(to: slice, in: slices.sorted()).map { "did you mean '\($0)'?" }
        ?? "write '// snippet.\(slice)' above the lines to show, and '// snippet.end' below them")
  }

  private func broken(_ message: String, hint: String) -> BlockFinding {
    BlockFinding(at: location, broken: message, hint: hint)
  }
}
