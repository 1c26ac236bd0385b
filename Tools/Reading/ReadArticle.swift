import WaymarkMarkdown
import WaymarkModel

/// Reads a Markdown file, or the doc comments of a Swift file.
///
/// The Markdown is CommonMark with the tables, task lists, strikethrough, and automatic links that
/// code hosts support, and with DocC's extensions. Every fence whose language is `swift` becomes a
/// snippet, even in a comment or with invalid options; `Snippet.diagnostics` contains the errors in
/// its options.
///
/// In a file whose name ends in `.swift`, each doc comment is read as Markdown, and its snippets
/// are named after the declaration that it documents. The article consists of the comments that
/// contain snippets.
///
/// Columns count the bytes of a line, starting at 1. A byte-order mark isn't counted.
///
/// - Parameters:
///   - file: The path of the file as the user wrote it.
///   - bytes: The contents of the file. Lines can end with LF, CRLF, or CR. NUL and bytes that
///     aren't UTF-8 are read as U+FFFD. Bytes that aren't UTF-8 are also reported as an error.
///   - isSwift: A closure that returns whether an indented block, or a fence without a language, is
///     a snippet. By default, none is.
/// - Returns: The article and all of its errors, sorted by location.
/// - Complexity: O(*n*), where *n* is the number of bytes of the file.
package func article(
  file: String, bytes: some Collection<UInt8>,
  readingUnlabeledCodeIf isSwift: @escaping (String) -> Bool = { _ in false }
) -> Checked<Article> {
  let bytes = Array(bytes)
  let decoded = decoded(bytes, file: file)
  let contents = contents(of: decoded, readingUnlabeledCodeIf: isSwift)
  // Validating is several times as fast as repairing.
  let text = String(validating: bytes, as: UTF8.self) ?? String(decoding: bytes, as: UTF8.self)
  let article = Article(
    file: file, text: text, blocks: contents.blocks,
    snippets: contents.fences.snippets.map(decoded.marked), outputs: contents.fences.outputs)
  let diagnostics = decoded.diagnostics + contents.diagnostics
  return Checked(article, diagnostics: inOrder(diagnostics))
}

/// Sorts diagnostics by location, and keeps the order of those with the same location.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.enumerated()
    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    .map(\.element)
}
