import Article

/// Reads one Markdown file, or the doc comments of one Swift file.
///
/// The Markdown is CommonMark with the tables, tasks, strikethrough and bare addresses of code hosts,
/// and DocC's dialect. Every fence whose language is `swift` becomes a snippet, wherever it stands,
/// in a comment as well, whatever is wrong with its options: `Snippet.problems` says what.
///
/// Of a file that ends in `.swift`, each doc comment is read as Markdown, and its snippets are named
/// after the declaration that it documents. What a reader sees is the comments that have snippets.
///
/// Columns count the bytes of the file from 1 in each line; a byte-order mark is not counted.
///
/// - Parameters:
///   - file: The file as its user named it.
///   - bytes: The file as it is on disk. Lines may end with LF, CRLF or CR. Bytes that are not
///     UTF-8 are read as U+FFFD, and so is NUL; the former are an error.
/// - Returns: The article, and every error of it, by place.
/// - Complexity: O(*n*) in the bytes of the file.
public func article(file: String, bytes: some Collection<UInt8>) -> Checked<Article> {
  let decoded = decoded(Array(bytes), file: file)
  let contents = contents(of: decoded)
  let article = Article(
    file: file, text: String(decoding: bytes, as: UTF8.self), blocks: contents.blocks,
    snippets: contents.fences.snippets.map(decoded.marked), outputs: contents.fences.outputs)
  let diagnostics = decoded.diagnostics + contents.diagnostics
  return Checked(article, diagnostics: inOrder(diagnostics))
}

/// Diagnostics by place, those of one place as they were found.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.enumerated()
    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    .map(\.element)
}
