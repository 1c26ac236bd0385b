/// The compiler's results for an example, with positions in the generated source.
struct Compilation: Codable, Equatable, Sendable {
  /// The messages, in the compiler's order.
  var messages: [CompilerMessage]
  /// The object file; nil if the example didn't compile.
  var object: Object?
  /// Output that couldn't be parsed as messages, such as that of a compiler crash.
  var trouble: String = ""
}

/// An object file in the store.
struct Object: Codable, Equatable, Sendable {
  var key: String
  /// The digest of its content, which detects a damaged file.
  var digest: String
  var size: Int
}

/// A compiler message with its notes.
struct CompilerMessage: Codable, Equatable, Sendable {
  enum Severity: String, Codable { case error, warning, note, remark }

  /// The position in the generated source; 0 if it is elsewhere.
  var line, column: Int
  var severity: Severity
  var text: String
  /// Whether the message is about the expansion of the macro at its position.
  var isInExpansion = false
  var notes: [CompilerMessage] = []
}
