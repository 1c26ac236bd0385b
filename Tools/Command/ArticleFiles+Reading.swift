import Article
import Foundation
import Reading

extension ArticleFiles {
  /// Reads articles, in reading order: the front page first, then as its Topics name them, then
  /// the others by path. Swift files without a snippet are no articles.
  ///
  /// - Throws: A failure of the world for a file that cannot be read.
  static func read(_ files: [String]) throws -> Checked<[Article]> {
    let read = try files.map { article(file: $0, bytes: try bytes(of: $0)) }
    let front = read.first { $0.value.name == home }?.value
    let order = front.map { topics(of: $0).map(\.article) } ?? []
    let articles = read.map(\.value)
      .filter { !$0.file.hasSuffix(".swift") || !$0.snippets.isEmpty }
      .sorted { rank($0, order) < rank($1, order) }
    return Checked(articles, diagnostics: read.flatMap(\.diagnostics))
  }

  /// The other articles that those in some files may name: those of their folders, and the home's.
  static func neighbours(of files: [String]) throws -> [Article] {
    let folders = Set(files.map(\.folderPart) + [home]).subtracting([""]).sorted()
    let others = try Set(folders.flatMap(markdown(in:))).subtracting(files)
    return others.sorted().compactMap { file in
      (try? bytes(of: file)).map { article(file: file, bytes: $0).value }
    }
  }

  /// The articles whose examples some others may use: their neighbours, if they name any article.
  static func others(usedBy articles: [Article]) throws -> [Article] {
    let uses = articles.flatMap(\.snippets).compactMap(\.uses)
    return uses.contains { $0.contains("#") } ? try neighbours(of: articles.map(\.file)) : []
  }

  private static func rank(_ article: Article, _ order: [String]) -> (Int, String) {
    if article.name == home { return (-1, article.file) }
    return (order.firstIndex(of: article.name) ?? order.count, article.file)
  }

  static func bytes(of file: String) throws -> Data {
    do {
      return try File.bytes(of: file)
    } catch {
      throw Failure.world("'\(file)' cannot be read: \(reason(for: error))")
    }
  }
}
