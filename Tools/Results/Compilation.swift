/// The compiler's results for an example, with positions in the generated source.
package struct Compilation: Codable, Equatable, Sendable {
  /// The messages, in the compiler's order.
  package var messages: [CompilerMessage]
  /// The object file; nil if the example didn't compile.
  package var object: CompiledObject?
  /// Output that couldn't be parsed as messages, such as that of a compiler crash.
  package var unparsedOutput: String
  /// The maximum duration in seconds, if the compiler was stopped because it took longer; otherwise
  /// nil.
  package var exceededLimit: Double?
  /// The names in the source, sorted by position; empty if the example didn't compile, or if the
  /// compiler's index can't be read.
  package var names: [CompiledName]

  package init(
    messages: [CompilerMessage], object: CompiledObject?, unparsedOutput: String = "",
    exceededLimit: Double? = nil, names: [CompiledName] = []
  ) {
    self.messages = messages
    self.object = object
    self.unparsedOutput = unparsedOutput
    self.exceededLimit = exceededLimit
    self.names = names
  }

  /// Whether the results are complete, so that they can be reused.
  package var isComplete: Bool { unparsedOutput.isEmpty && exceededLimit == nil }
}

/// A name in the generated source whose declaration the compiler found.
package struct CompiledName: Codable, Equatable, Sendable {
  /// The position of the first byte, starting at 1; the column counts UTF-8 bytes.
  package var line, column: Int
  /// The length in UTF-8 bytes.
  package var length: Int
  /// The compiler's unique identifier of the declaration.
  package var symbol: String
  /// Whether this is the name in the declaration itself.
  package var isDefinition: Bool
  /// The type of a variable at its definition; nil for any other name.
  package var type: String?

  package init(
    line: Int, column: Int, length: Int, symbol: String, isDefinition: Bool = false,
    type: String? = nil
  ) {
    self.line = line
    self.column = column
    self.length = length
    self.symbol = symbol
    self.isDefinition = isDefinition
    self.type = type
  }
}

/// An object file in the cache.
package struct CompiledObject: Codable, Equatable, Sendable {
  /// The key of the file in the cache.
  package var key: String
  /// The digest of the file's contents, which detects a damaged file.
  package var digest: String
  /// The size of the file in bytes.
  package var size: Int

  package init(key: String, digest: String, size: Int) {
    self.key = key
    self.digest = digest
    self.size = size
  }
}

/// A compiler message with its notes.
package struct CompilerMessage: Codable, Equatable, Sendable {
  /// The severity as the compiler prints it.
  package enum Severity: String, Codable { case error, warning, note, remark }

  /// The position in the generated source; 0 if the message is about another file.
  package var line, column: Int
  /// The severity as the compiler prints it.
  package var severity: Severity
  /// The message without its severity and position.
  package var text: String
  /// Whether the message is about the expansion of the macro at its position.
  package var isInExpansion: Bool
  /// The notes about the source, in the compiler's order.
  package var notes: [CompilerMessage]

  package init(
    line: Int, column: Int, severity: Severity, text: String, isInExpansion: Bool = false,
    notes: [CompilerMessage] = []
  ) {
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
    self.isInExpansion = isInExpansion
    self.notes = notes
  }
}
