import Foundation
import WaymarkModel
import WaymarkReading

/// A new article in the folder of articles.
package struct NewArticle {
  package let title: String
  /// The name of the file, which is also used in links.
  package let name: String

  package var file: String { "\(ArticleFiles.home)/\(name).md" }

  /// Derives the name of the file from a title.
  ///
  /// - Throws: A call failure if the title has no letters or digits that can be part of a file
  ///   name.
  package init(title: String) throws {
    let title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    self.title = title
    name = words.map {
      $0.prefix(1).uppercased() + $0.dropFirst().filter { $0.isLetter || $0.isNumber }
    }
    .joined()
    guard !name.isEmpty else {
      throw Failure.call(
        "the title '\(title)' contains no letters or digits for a file name",
        hint: "for example: waymark new \"First steps\"")
    }
  }

  /// Writes the article and adds it to the front page if there is one.
  ///
  /// - Throws: A call failure if the file exists. It isn't changed.
  package func write() throws {
    guard File.kind(of: file, followingLinks: false) == nil else {
      throw Failure.call(
        "'\(file)' already exists", hint: "choose another title, or edit that file")
    }
    try written(text, to: file)
    try FrontPageFile().add(self)
  }

  private var text: String {
    """
    # \(title)

    One sentence that says what a reader learns here.

    ```swift
    let sum = [1, 2, 3].reduce(0, +)
    #expect(sum == 6)
    ```

    """
  }
}

/// The file of the front page.
package struct FrontPageFile {
  package let file = "\(ArticleFiles.home)/\(ArticleFiles.home).md"

  package init() {}

  /// Writes a front page without articles.
  ///
  /// - Throws: A call failure if the file exists. It isn't changed.
  package func create(title: String) throws {
    guard File.kind(of: file, followingLinks: false) == nil else {
      throw Failure.call(
        "'\(file)' already exists", hint: "add an article to it with: waymark new \"Title\"")
    }
    try written(
      "# \(title)\n\nEvery Swift snippet in these articles is compiled and run.\n", to: file)
  }

  /// Adds an article below the last one under Topics, creating the section if necessary. Does
  /// nothing without a front page.
  package func add(_ article: NewArticle) throws {
    guard File.kind(of: file) != nil else { return }
    let bytes = try ArticleFiles.bytes(of: file)
    // The text is split at Unicode scalars because CRLF is a single character.
    guard let text = String(data: bytes, encoding: .utf8)?.unicodeScalars else {
      throw Failure.call(
        "'\(file)' is not UTF-8, so the article could not be added to it",
        hint: "save it as UTF-8, and add '- <doc:\(article.name)>' under Topics")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let ending = lines.first?.hasSuffix("\r") == true ? "\r" : ""
    let entry = "- <doc:\(article.name)>"
    let front = WaymarkReading.article(file: file, bytes: bytes).value
    if let last = topics(of: front).map(\.location.line).max(), last <= lines.count {
      lines.insert(entry + ending, at: last)
    } else {
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      lines += ["", "## Topics", "", "### Articles", "", entry, ""].map {
        $0 + ($0.isEmpty ? "" : ending)
      }
    }
    try written(lines.joined(separator: "\n"), to: file)
  }
}

/// Writes a file atomically.
private func written(_ text: String, to file: String) throws {
  do {
    try File.replace(file, with: text.utf8)
  } catch {
    throw Failure.environment("'\(file)' could not be written: \(reason(for: error))")
  }
}
