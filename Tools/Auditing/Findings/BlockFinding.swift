import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

/// The result of an audit for a block.
package struct BlockFinding: Codable, Hashable, Sendable {
  /// The path of the file as the user wrote it.
  package var file: String
  /// The line of the opening fence, starting at 1.
  package var line: Int
  /// The class that the audit assigns to the block.
  package var kind: BlockClass
  /// The context in which the block compiles or fails: `after the blocks on lines 12 and 30`. Empty
  /// if the block needs no context, or if no context was found.
  package var context: [String]
  /// The lines of the blocks in that context.
  package var after: [Int]
  /// Messages from the compiler or a comparison, and remarks.
  package var notes: [Diagnostic]
  /// The names, including those of modules, that the compiler didn't find.
  package var missing: [Missing]
  /// The claims that held, as the document states them.
  package var held: [String]
  /// The name of the test in a comment that the block represents or repeats; nil if there is none.
  package var test: String?
  /// A fingerprint of the code. A baseline uses it to recognize the block.
  package var code: String
  /// The number of times the block was compiled.
  package var attempts: Int

  /// A name that a document uses without declaring it.
  package struct Missing: Codable, Hashable, Sendable {
    /// The name as the document writes it.
    package var name: String
    /// The package's file that declares the name, if any.
    package var file: String?
    /// A name with almost the same spelling, if any: a public declaration of the package, or a name
    /// of the document or the standard library.
    package var similar: String?
    /// The trait of the package that enables the declaration, if any.
    package var trait: String?

    package init(name: String, file: String? = nil, similar: String? = nil) {
      self.name = name
      self.file = file
      self.similar = similar
    }

    /// Whether the name is likely a misspelling: the package doesn't declare it, and there is a
    /// similar name.
    var isMisspelled: Bool { file == nil && similar != nil }
  }

  /// Adds the declaring file and the required trait to each missing name. A block that omits code,
  /// bodies, or context becomes broken if it contains a probable misspelling of a name.
  ///
  /// - Parameters:
  ///   - files: The files of the package, keyed by the names that they declare.
  ///   - traits: The traits of the package, keyed by the names that they enable.
  package mutating func locate(in files: [String: String], traits: [String: String] = [:]) {
    for index in missing.indices {
      missing[index].file = files[missing[index].name]
      missing[index].trait = traits[missing[index].name]
    }
    let misspelled = missing.filter(\.isMisspelled)
    guard [.elision, .interface, .needsContext].contains(kind), !misspelled.isEmpty else { return }
    kind = .broken
    for name in misspelled {
      for index in notes.indices where notes[index].message.contains("'\(name.name)'") {
        notes[index].hint = "did you mean '\(name.similar ?? "")'?"
      }
    }
  }

  /// Creates a finding without messages and without context.
  package init(_ block: AuditedBlock, _ kind: BlockClass, attempts: Int) {
    file = block.snippet.location.file
    line = block.snippet.location.line
    self.kind = kind
    context = []
    after = []
    notes = []
    missing = []
    held = []
    test = block.test?.name
    code = fingerprint(of: block.snippet.code)
    self.attempts = attempts
  }
}
