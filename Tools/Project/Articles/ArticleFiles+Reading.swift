import Foundation
import WaymarkModel
import WaymarkReading
import WaymarkSystem

extension ArticleFiles {
  /// Reads articles and returns them in reading order: the front page, then the articles in its
  /// Topics, then the others by path. Swift files without snippets are omitted.
  ///
  /// - Parameters:
  ///   - texts: The text of files that an editor has changed but not saved.
  ///   - isSwift: A closure that returns whether a code block without a language in the given file
  ///     is a snippet.
  /// - Throws: The errors of ``bytes(of:limit:)``.
  package static func read(
    _ files: [String], texts: [String: String] = [:],
    readingUnlabeledCodeIf isSwift: @escaping (_ file: String, _ code: String) -> Bool = { _, _ in
      false
    }
  ) throws -> Checked<[Article]> {
    let read = try files.map { file in
      article(
        file: file, bytes: try texts[file].map { Data($0.utf8) } ?? bytes(of: file),
        readingUnlabeledCodeIf: { isSwift(file, $0) })
    }
    let front = read.first { $0.value.name == home }?.value
    let listed = (front.map(topics) ?? []).enumerated().map { ($1.article, $0) }
    let order = Dictionary(listed) { first, _ in first }
    let articles = read.map(\.value)
      .filter { !$0.file.isSwiftFile || !$0.snippets.isEmpty }
      .map { (article: $0, rank: rank($0, order)) }
      .sorted { $0.rank < $1.rank }
    return Checked(articles.map(\.article), diagnostics: read.flatMap(\.diagnostics))
  }

  /// Returns the other articles that the articles in some files can refer to: those in the same
  /// folders and in `home`.
  ///
  /// The subfolders of a folder are searched only in a package, because other folders, such as a
  /// user's home folder, can be very large.
  ///
  /// - Throws: The errors of ``markdown(in:)``. Articles that can't be read are omitted.
  package func neighbors(of files: [String]) throws -> [Article] {
    try neighboringFiles(of: files).compactMap { file in
      (try? Self.bytes(of: file)).map { article(file: file, bytes: $0).value }
    }
  }

  /// Returns the paths of the articles that ``neighbors(of:)`` reads, sorted.
  ///
  /// - Throws: The errors of ``markdown(in:)``.
  package func neighboringFiles(of files: [String]) throws -> [String] {
    let folders = Set(files.map(\.folderPart) + [Self.home]).subtracting([""]).sorted()
    let found = try folders.flatMap { folder in
      folder == Self.home || PackageFolder.containing(folder) != nil
        ? try markdown(in: folder) : Self.markdownFiles(directlyIn: folder)
    }
    return Set(found).subtracting(files).sorted()
  }

  /// Returns the articles whose examples can be used: the neighbors if any `uses=` names an
  /// article, otherwise none.
  ///
  /// - Throws: The errors of ``markdown(in:)``.
  package func others(usedBy articles: [Article]) throws -> [Article] {
    let usesOthers = articles.contains { $0.snippets.contains { $0.uses?.contains("#") ?? false } }
    return usesOthers ? try neighbors(of: articles.map(\.file)) : []
  }

  /// Returns the Markdown files directly in a folder, without symbolic links.
  private static func markdownFiles(directlyIn folder: String) -> [String] {
    (FileSystem.names(in: folder) ?? []).map { "\(folder)/\($0)" }.filter {
      markdown.contains($0.fileExtension) && File.kind(of: $0, followingLinks: false) == S_IFREG
    }
  }

  private static func rank(_ article: Article, _ order: [String: Int]) -> (Int, String) {
    if article.name == home { return (-1, article.file) }
    return (order[article.name] ?? .max, article.file)
  }

  /// Returns the contents of a file that was specified on the command line or found in a folder.
  ///
  /// Devices and named pipes are refused, because reading or opening them could block forever. A
  /// pipe that the process already has open, such as the shell's `<(command)`, is read.
  ///
  /// - Parameter limit: The maximum number of bytes, 64 MB by default.
  /// - Throws: `Failure.call` if it is a device, a named pipe, or a socket; `Failure.environment`
  ///   if it can't be read or is larger than the limit.
  package static func bytes(of file: String, limit: Int = 64 << 20) throws -> Data {
    let isOpen = file == "/dev/stdin" || file.hasPrefix("/dev/fd/")
    guard [nil, S_IFREG, S_IFDIR, isOpen ? S_IFIFO : nil].contains(File.kind(of: file)) else {
      throw Failure.call(
        "'\(file)' is a device, a named pipe, or a socket, not a regular file",
        hint: "to check what a command prints, pipe it: … | waymark check /dev/stdin")
    }
    do {
      return try File.bytes(of: file, limit: limit)
    } catch {
      throw Failure.environment("'\(file)' can't be read", because: error)
    }
  }
}
