import Article
import Foundation

/// Finds the Markdown, and the Swift with doc comments, that the words of a call mean.
struct ArticleFiles {
  /// The folder that is meant when nothing is named, and that bare article names are looked up in.
  static let home = "Articles"

  /// Resolves files, folders, article names, and any of them with `#example`.
  ///
  /// - Parameter words: None means the folder `Articles/`.
  /// - Throws: A wrong call where a word means nothing, with the nearest name.
  static func selection(of words: [String]) throws -> Selection {
    var selection = Selection()
    if words.isEmpty, case let files = files(in: home, endingIn: markdown), !files.isEmpty {
      for file in files { selection.add(file) }
      return selection
    }
    for word in words.isEmpty ? [home] : words {
      if let files = try existing(word) {
        for file in files { selection.add(file) }
        continue
      }
      let parts = word.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      for file in try existing(name) ?? [article(named: name, in: word)] {
        if parts.count == 2 { selection.add(String(parts[1]), of: file) } else { selection.add(file) }
      }
    }
    return selection
  }

  /// - Returns: The file, or a folder's Markdown and Swift; nil if nothing lies there.
  private static func existing(_ path: String) throws -> [String]? {
    var isFolder: ObjCBool = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else { return [normalized(path)] }
    let files = files(in: normalized(path), endingIn: markdown + ["swift"])
    guard !files.isEmpty else {
      throw Failure.call(
        "no Markdown and no Swift in the folder '\(path)'",
        hint: "articles end in '.md', files with doc comments in '.swift'")
    }
    return files
  }

  private static func article(named name: String, in word: String) throws -> String {
    let known = files(in: home, endingIn: markdown)
    for file in known where Article(file: file, text: "").name == name || file == name + ".md" {
      return file
    }
    if let file = try existing(name + ".md")?.first { return file }
    let near = nearest(to: name, in: known.map { Article(file: $0, text: "").name })
    throw Failure.call(
      "there is no file, folder or article '\(word)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "an article's name is that of its file in \(home)/"
    )
  }

  private static let markdown = ["md", "markdown"]

  /// Every such file below a folder, sorted; hidden folders are left out.
  private static func files(in folder: String, endingIn extensions: [String]) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    let files = names.compactMap { $0 as? String }.filter { name in
      let parts = name.split(separator: "/")
      return extensions.contains((name as NSString).pathExtension.lowercased())
        && !parts.contains { $0.hasPrefix(".") }
    }
    return files.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  /// Without `./` in front and `/` behind, so that one file has one name.
  private static func normalized(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path
  }
}
