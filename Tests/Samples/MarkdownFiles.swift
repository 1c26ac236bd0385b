import Foundation

/// The Markdown files of the repository, for laws that hold for any document.
public enum MarkdownFiles {
  /// Returns the texts of the articles and the fixtures, sorted by the path in the repository.
  public static func all() throws -> [(path: String, text: String)] {
    let paths = try ["Articles", "Tests/Fixtures"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    return try paths.sorted().map { path in
      let bytes = try Data(contentsOf: root.appending(path: path))
      return (path, String(decoding: bytes, as: UTF8.self))
    }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
}
