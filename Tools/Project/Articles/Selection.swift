import WaymarkModel
import WaymarkSystem

/// The articles that the command line specifies, and the examples if it specifies only some of an
/// article's examples.
package struct Selection: Equatable {
  /// The folders that the command line specifies.
  package var namedFolders: [String] = []
  /// The files as the user named them, without duplicates and in the order of the arguments. The
  /// files of a folder are sorted.
  package private(set) var files: [String] = []
  /// The warnings about symbolic links that aren't followed.
  package var warnings: [String] = []
  /// The first name of each file, keyed by the path without symbolic links to folders, so that a
  /// file that is named in several ways is added only once.
  private(set) var known: [String: String] = [:]
  /// The paths of the files' folders without symbolic links, keyed by the folders as the user named
  /// them.
  private(set) var realFolders: [String: String] = [:]
  /// The examples to prove, keyed by file. A file without an entry is proved as a whole.
  private(set) var examples: [String: Set<String>] = [:]

  /// Adds a whole article, even if only some of its examples were specified before.
  package mutating func add(_ file: String) {
    let (file, _) = named(file)
    examples[file] = nil
  }

  /// Adds an example, unless its whole article is already selected.
  package mutating func add(_ example: String, of file: String) {
    let (file, isNew) = named(file)
    if isNew {
      examples[file] = [example]
    } else {
      examples[file]?.insert(example)
    }
  }

  /// Returns the name under which a file is known, and whether the file is new. Adds a new file.
  private mutating func named(_ file: String) -> (file: String, isNew: Bool) {
    let folder = file.folderPart.isEmpty ? "." : file.folderPart
    let real = realFolders[folder] ?? FileSystem.realPath(folder)
    realFolders[folder] = real
    let path = "\(real)/\(file.namePart)"
    if let name = known[path] { return (name, false) }
    known[path] = file
    files.append(file)
    return (file, true)
  }

  /// The folders whose files can be published with these articles: those that the command line
  /// specifies, and those that contain the articles.
  package var folders: Set<String> {
    Set(namedFolders + files.map { $0.folderPart.isEmpty ? "." : $0.folderPart })
  }

  /// Whether the command line specifies only some examples of an article.
  package var namesExamples: Bool { !examples.isEmpty }

  /// Returns the examples that the command line specifies.
  ///
  /// - Throws: `Failure.call` if an article has no example with a specified name.
  package func chosen(from all: [Example]) throws -> [Example] {
    for (file, names) in examples.sorted(by: { $0.key < $1.key }) {
      let known = all.filter { $0.id.article == file }.map(\.id.name)
      for name in names.sorted() where !known.contains(name) {
        throw Failure.call(
          "'\(file)' has no example '\(name)'",
          hint: known.isEmpty
            ? "the article has no examples"
            : nearest(to: name, in: known).map { "did you mean '\($0)'?" }
              ?? "its examples are: \(known.joined(separator: ", "))")
      }
    }
    return all.filter { examples[$0.id.article]?.contains($0.id.name) ?? true }
  }

  /// Returns whether a diagnostic is relevant. If only some examples of an article are named,
  /// errors of the article itself are ignored.
  package func concerns(_ diagnostic: Diagnostic) -> Bool {
    examples[diagnostic.location.file] == nil
  }
}
