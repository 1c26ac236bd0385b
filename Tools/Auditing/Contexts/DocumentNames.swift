import WaymarkBlocks
import WaymarkNames

/// An index of where a document's blocks declare and use names, so that audits of documents with
/// many blocks are fast.
struct DocumentNames: Sendable {
  /// The number of blocks that use each name without declaring it.
  private(set) var users: [String: Int] = [:]
  /// The number of blocks that declare each type or function.
  private(set) var declarations: [String: Int] = [:]
  /// The members of each type that blocks show.
  private(set) var members: [String: Set<String>] = [:]
  /// The types whose members a block shows, with those members. A type occurs once for each block.
  private(set) var groups: [(type: String, members: Set<String>)] = []
  /// The types that blocks extend with initializers.
  private(set) var initialized: Set<String> = []
  /// The headings of the sections that declare each variable.
  private(set) var headings: [String: Set<String>] = [:]
  /// The declared and common names, grouped by shape, with the first block that declares each name.
  /// The value is -1 for common names.
  private var similar: [Shape: [String: Int]] = [:]

  init(_ blocks: [AuditedBlock]) {
    for name in KnownNames.toolchain.union(KnownNames.attributes) {
      similar[Shape(name), default: [:]][name] = -1
    }
    for block in blocks {
      let names = block.syntax.names
      for name in block.syntax.needed { users[name, default: 0] += 1 }
      for name in names.others { declarations[name, default: 0] += 1 }
      for name in names.values { headings[name, default: []].insert(block.snippet.heading) }
      for (type, shown) in names.members {
        members[type, default: []].formUnion(shown)
        groups.append((type, shown))
        if names.extended.contains(type), shown.contains("init") { initialized.insert(type) }
      }
      for name in names.all where similar[Shape(name)]?[name] == nil {
        similar[Shape(name), default: [:]][name] = block.index
      }
    }
  }

  /// Returns the correctly spelled names that a name can be a misspelling of: common names, and
  /// those declared in the blocks up to the given block.
  func candidates(for name: String, upTo block: Int) -> [String] {
    (-1...1).flatMap { offset in
      similar[Shape(name, offset)]?.filter { $0.value <= block }.map(\.key) ?? []
    }
  }

  /// The first letter and the length of a name. The lengths of a name and its misspelling differ by
  /// at most one.
  private struct Shape: Hashable {
    let first: Character?
    let count: Int

    init(_ name: String, _ offset: Int = 0) {
      (first, count) = (name.first, name.count + offset)
    }
  }
}
