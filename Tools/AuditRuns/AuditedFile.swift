import WaymarkBlocks
import WaymarkModel
import WaymarkProject

/// A file that an audit checks. It's parsed only if its findings aren't known, or if its contents
/// are needed, for example for a site.
struct AuditedFile: Hashable, Sendable {
  /// The form in which a file contains Swift blocks.
  enum Content: String, Sendable {
    /// The blocks are in Markdown, a tutorial, or the doc comments of a Swift file.
    case document
    /// The whole file is one block.
    case block
  }

  /// The path as the user wrote it.
  let path: String
  let text: String
  let content: Content
}

extension [AuditedFile] {
  /// Parses some of the files.
  ///
  /// - Parameters:
  ///   - indices: The indices of the files; nil for all files.
  ///   - readsUnlabeledCode: Whether code without a language can be a block.
  /// - Returns: The articles with the indices of their files: documents in reading order, then
  ///   other files by path. Swift files without blocks are omitted.
  func articles(
    at indices: [Int]? = nil, readingUnlabeledCode readsUnlabeledCode: Bool
  ) throws -> [(index: Int, article: Article)] {
    let indices = indices ?? [Int](self.indices)
    let documents = indices.filter { self[$0].content == .document }
    let index = Dictionary(uniqueKeysWithValues: documents.map { (self[$0].path, $0) })
    let indentations = index.mapValues {
      DirectiveIndentation(of: self[$0].text, in: self[$0].path)
    }
    // Errors in the documents are ignored, because documents from elsewhere don't have to follow
    // the rules for articles.
    let read = try ArticleFiles.read(
      documents.map { self[$0].path }, texts: indentations.mapValues(\.text),
      readingUnlabeledCodeIf: { readsUnlabeledCode && UnlabeledCode.isSwift($1, in: $0) }
    ).value.map { article in
      (index: index[article.file]!, article: indentations[article.file]!.restored(article))
    }
    let blocks = indices.filter { self[$0].content == .block }.map { index in
      (index: index, article: SnippetFile.article(file: self[index].path, text: self[index].text))
    }
    return read + blocks.sorted { $0.article.file < $1.article.file }
  }
}
