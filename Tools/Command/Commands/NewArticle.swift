import Foundation
import WaymarkModel
import WaymarkProject
import WaymarkReading
import WaymarkSystem

/// A new article in the folder of articles.
struct NewArticle {
  /// The title, with single spaces between its words.
  let title: String
  /// The name of the file without its extension, which is also used in links.
  let name: String

  /// The path of the file, relative to the package.
  var file: String { "\(ArticleFiles.home)/\(name).md" }

  /// Creates an article and derives its file name from a title.
  ///
  /// - Throws: `Failure.call` if the title has no letters or digits, or if the file name would be
  ///   too long or equal to that of the front page.
  init(title: String) throws {
    let title = title.collapsingWhitespace()
    let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    self.title = title
    name = words.map {
      $0.prefix(1).uppercased() + $0.dropFirst().filter { $0.isLetter || $0.isNumber }
    }
    .joined()
    guard !name.isEmpty else {
      throw Failure.call(
        "a file name can't be formed from the title '\(title)' because it contains no letters or "
          + "digits",
        hint: "for example: waymark new \"First steps\"")
    }
    guard name != ArticleFiles.home else {
      throw Failure.call(
        "'\(name)' is the name of the front page",
        hint: "choose another title; to create the front page, run: waymark init")
    }
    guard "\(name).md".utf8.count <= Int(NAME_MAX) else {
      throw Failure.call(
        "the title is too long for a file name",
        hint: "choose a shorter title; you can change the heading later")
    }
  }

  /// Throws `Failure.call` if the working folder isn't the package's own folder and has no folder
  /// `Articles`.
  static func checkFolder(in package: PackageFolder) throws {
    guard !FileSystem.isFolder(ArticleFiles.home),
      FileSystem.realPath(package.path) != FileSystem.realPath(".")
    else { return }
    throw Failure.call(
      "there is no folder '\(ArticleFiles.home)' here, and this isn't the folder of the package",
      hint: "run the command in '\(package.path)'")
  }

  /// Writes the article and adds it to the front page if there is one.
  ///
  /// - Throws: `Failure.call` if the file exists, or if the front page can't be extended;
  ///   `Failure.environment` if a file can't be written. If an error is thrown, nothing changes.
  func write() throws {
    try inLockedHome {
      try checkAbsence(of: file, hint: "choose another title, or edit that file")
      let front = FrontPageFile()
      let extended = try front.text(adding: self)
      try File.replace(
        [contents]
          + (extended.map { [FileContents(path: front.file, bytes: Array($0.utf8))] } ?? []))
    }
  }

  fileprivate var contents: FileContents {
    FileContents(path: file, bytes: Array(text.utf8), mustBeNew: true)
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

/// The front page, in the file `Articles/Articles.md`.
struct FrontPageFile {
  let file = "\(ArticleFiles.home)/\(ArticleFiles.home).md"

  init() {}

  /// Writes a front page and its first article.
  ///
  /// - Throws: `Failure.call` if one of the files exists; `Failure.environment` if a file can't be
  ///   written. If an error is thrown, nothing changes.
  func create(title: String, listing article: NewArticle) throws {
    try inLockedHome {
      try checkAbsence(of: file, hint: "add an article to it with: waymark new \"Title\"")
      try checkAbsence(
        of: article.file, hint: "move or rename that file, and run the command again")
      let start = "# \(title)\n\nEvery Swift snippet in these articles is compiled and run.\n"
      let text = try self.text(Data(start.utf8), adding: article)
      try File.replace([
        FileContents(path: file, bytes: Array(text.utf8), mustBeNew: true), article.contents,
      ])
    }
  }

  /// Returns the text of the front page with an article added; nil if there is no front page.
  ///
  /// - Throws: `Failure.call` if the file is read-only, or if its text can't be extended.
  fileprivate func text(adding article: NewArticle) throws -> String? {
    guard File.kind(of: file) != nil else { return nil }
    guard !File.isReadOnly(file) else {
      throw Failure.call(
        "'\(file)' is read-only, so the article couldn't be added to it",
        hint: "make it writable, and run the command again")
    }
    return try text(try ArticleFiles.bytes(of: file), adding: article)
  }

  /// Returns the text of a front page with an article added at the end of the Topics section, which
  /// is created if necessary.
  ///
  /// - Throws: `Failure.call` if the text can't be extended, for example because of an unclosed
  ///   code block.
  private func text(_ bytes: Data, adding article: NewArticle) throws -> String {
    // The text is split at Unicode scalars because CRLF is a single character.
    guard let text = String(data: bytes, encoding: .utf8)?.unicodeScalars else {
      throw Failure.call(
        "'\(file)' isn't UTF-8, so the article couldn't be added to it",
        hint: "save it as UTF-8, and run the command again")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let ending = lines.first?.hasSuffix("\r") == true ? "\r" : ""
    let link = "<doc:\(article.name)>"
    let front = WaymarkReading.article(file: file, bytes: bytes).value
    let last = topics(of: front).map(\.location.line).max()
    if let last, last <= lines.count, let item = TopicItem(linkIn: last - 1, of: lines) {
      lines.insert(item.nextMarker + link + ending, at: item.end)
    } else {
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      lines += ["", "## Topics", "", "### Articles", "", "- " + link, ""].map {
        $0 + ($0.isEmpty ? "" : ending)
      }
    }
    let extended = lines.joined(separator: "\n")
    let new = WaymarkReading.article(file: file, bytes: Array(extended.utf8)).value
    guard topics(of: new).map(\.article) == topics(of: front).map(\.article) + [article.name] else {
      throw Failure.call(
        "the article couldn't be added to the Topics section of '\(file)'",
        hint: "run 'waymark check \(file)' to find an unclosed code block or comment, "
          + "or create the article and add '- \(link)' yourself")
    }
    return extended
  }
}

/// Throws `Failure.call` if the file exists, or if another file exists whose name differs only in
/// case or in Unicode normalization. Some file systems don't distinguish such names.
private func checkAbsence(of file: String, hint: String) throws {
  let (folder, name) = (file.folderPart, file.namePart)
  // Swift compares composed and decomposed letters as equal.
  let similar = FileSystem.names(in: folder)?.first { $0.lowercased() == name.lowercased() }
  guard let similar else { return }
  throw Failure.call("'\(folder)/\(similar)' already exists", hint: hint)
}

/// Calls the body while preventing other runs from adding articles. The folder of articles is
/// created if it's missing, and removed again if the body fails.
private func inLockedHome(_ body: () throws -> Void) throws {
  do {
    try FolderLock.hold(ArticleFiles.home, during: body)
  } catch {
    if error is Failure { throw error }
    throw Failure.environment("'\(ArticleFiles.home)' couldn't be written", because: error)
  }
}
