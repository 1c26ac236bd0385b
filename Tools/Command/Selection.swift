import Article

/// What a call names: articles, and in some of them only certain examples.
struct Selection: Equatable {
  /// The folders that the call names.
  var namedFolders: [String] = []
  /// Files as their user named them, each once, in the order of the call; a folder's are sorted.
  private(set) var files: [String] = []
  /// The examples to prove, by file; a file that is not a key is proved whole.
  private(set) var examples: [String: Set<String>] = [:]

  /// Adds a whole article, also where only some of its examples had been named.
  mutating func add(_ file: String) {
    if !files.contains(file) { files.append(file) }
    examples[file] = nil
  }

  /// Adds one example, unless its article is to be proved whole anyway.
  mutating func add(_ example: String, of file: String) {
    if !files.contains(file) {
      files.append(file)
      examples[file] = [example]
    } else {
      examples[file]?.insert(example)
    }
  }

  /// The folders whose files a site of these articles may hold: those that the call names, and
  /// those that the articles are in.
  var folders: Set<String> {
    Set(namedFolders + files.map { $0.folderPart.isEmpty ? "." : $0.folderPart })
  }

  /// Keeps the examples that the call names.
  ///
  /// - Throws: A wrong call for a name that no example of its article has.
  func chosen(from all: [Example]) throws -> [Example] {
    for (file, names) in examples.sorted(by: { $0.key < $1.key }) {
      let known = all.filter { $0.id.article == file }.map(\.id.name)
      for name in names.sorted() where !known.contains(name) {
        throw Failure.call(
          "\(file) has no example '\(name)'",
          hint: nearest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? "its examples are: \(known.joined(separator: ", "))")
      }
    }
    return all.filter { examples[$0.id.article]?.contains($0.id.name) ?? true }
  }

  /// An article of which only examples are named is not asked for its other mistakes.
  func concerns(_ diagnostic: Diagnostic) -> Bool { examples[diagnostic.location.file] == nil }
}
