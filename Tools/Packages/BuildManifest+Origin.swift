import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkSystem

extension BuildManifest {
  /// The sources and commands that files were built from.
  struct Origin {
    /// The files that no command produces.
    var sources: Set<String> = []
    /// The files that SwiftPM wrote itself, such as lists of sources.
    var generated: Set<String> = []
    /// The commands that built the files from the sources.
    var commands: Set<String> = []
  }

  /// Returns the sources and commands that files were built from, directly and indirectly.
  func origin(of files: [String]) throws -> Origin {
    var origin = Origin()
    var seen: Set<String> = []
    var rest = files
    while let node = rest.popLast() {
      guard seen.insert(node).inserted else { continue }
      if let command = command(producing: node) {
        origin.commands.insert(command)
        rest += try list("inputs", of: command) + headers(of: command)
        if isWrittenBySwiftPM(command) { origin.generated.insert(node) }
      } else if node.hasPrefix(buildFolder) {
        origin.generated.insert(node)
      } else if !node.hasPrefix("<") {
        origin.sources.insert(node)
      }
    }
    return origin
  }

  /// Returns a digest of the contents of the sources, and of the commands. The digest
  /// depends on neither the machine nor the package's folder.
  func digest(of origin: Origin, paths: PortablePaths, store: Cache) throws -> String {
    let commands = try origin.commands.map { name in
      try ([name] + list("inputs", of: name) + Self.portable(list("args", of: name)))
        .map { Self.withoutVersionFile(paths.replaced(in: $0)) }.joined(separator: "\0")
    }
    let texts = origin.generated.map { file in
      paths.replaced(in: file) + "\0" + paths.replaced(in: Self.unquoted(file))
    }
    let names = origin.sources.map { (portable: paths.replaced(in: $0), path: $0) }
      .sorted { $0.portable < $1.portable }
    var digest = Digest("origin")
    for text in commands.sorted() + texts.sorted() + names.map(\.portable) { digest.add(text) }
    digest.add(try store.digest(of: names.map(\.path)))
    return digest.description
  }

  /// Returns the text of a file without the quotation marks and backslashes that escape paths with
  /// spaces.
  private static func unquoted(_ file: String) -> String {
    (FileSystem.text(file) ?? "").filter { !"'\"\\".contains($0) }
  }

  /// Removes the hash of the compiler's path from the path of the file that records the compiler's
  /// version. Returns any other path unchanged.
  private static func withoutVersionFile(_ path: String) -> String {
    path.firstRange(of: "/swift-version-").map { String(path[..<$0.upperBound]) } ?? path
  }

  /// Returns arguments without those that depend on the number of cores or on the name of the
  /// package's folder.
  private static func portable(_ arguments: [String]) -> [String] {
    zip([""] + arguments, arguments).filter { previous, word in
      let isJobs = word.hasPrefix("-j") && word.dropFirst(2).allSatisfy(\.isNumber)
      return !isJobs && previous != "-package-name"
    }.map(\.1)
  }
}
