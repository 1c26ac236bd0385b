import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization
import Testing

/// The sources and tests of the repository, and its table of modules.
enum RepositoryFiles {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Returns the guide that contains the table of modules.
  static func article() throws -> String {
    try String(contentsOf: root.appending(path: "Articles/HowItWorks.md"), encoding: .utf8)
  }

  /// Returns the modules of the tool with their folders in `Tools`, from the lowest to the highest.
  static func table() throws -> [(module: String, folder: String)] {
    try article().split(separator: "\n").filter { $0.hasPrefix("| `Waymark") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimming { " `".contains($0) } }
      return (cells[0], cells[1])
    }
  }

  /// Returns the Swift files of the library and the tool.
  static func sources() throws -> [(path: String, text: String)] {
    let folders = try ["../Sources"] + table().map(\.folder)
    let files = try folders.flatMap(RepositoryFiles.files)
    #expect(files.count > 600)
    return files
  }

  /// Returns the Swift files of the tests, except for fixtures.
  static func tests() throws -> [(path: String, text: String)] {
    let files = try RepositoryFiles.files(in: "../Tests").filter {
      !$0.path.contains("/Tests/Fixtures/")
    }
    #expect(files.count > 300)
    return files
  }

  /// Returns the syntax tree of a file's text. Several tests use the tree of each file, so it is
  /// parsed only once.
  static func tree(of text: String) -> SourceFileSyntax {
    if let known = trees.withLock({ $0[text] }) { return known }
    let tree = Parser.parse(source: text)
    trees.withLock { $0[text] = tree }
    return tree
  }

  private static let trees = Mutex<[String: SourceFileSyntax]>([:])

  /// Returns the Swift files in a folder of `Tools`.
  static func files(in folder: String) throws -> [(path: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Tools/\(folder)").path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "Tools/\(folder)/\(name)"
      return (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// Returns the Swift files in a folder of `Tools`, except those of embedded programs.
  static func ownFiles(in folder: String) throws -> [(path: String, text: String)] {
    try files(in: folder).filter {
      !$0.path.contains("/Harness/") && !$0.path.contains("/Bridge/")
    }
  }
}

extension Substring {
  fileprivate func trimming(_ isExtra: (Character) -> Bool) -> String {
    String(drop(while: isExtra).reversed().drop(while: isExtra).reversed())
  }
}
