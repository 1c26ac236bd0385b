/// What the compiler said of an example, in coordinates of the generated source.
struct Compilation: Codable, Equatable, Sendable {
  /// Its messages, in the order of the compiler.
  var messages: [CompilerMessage]
  /// Nil if it did not compile.
  var object: Object?
  /// What it said that could not be read as messages: a crash of the compiler.
  var trouble: String = ""
}

/// An object file in the store.
struct Object: Codable, Equatable, Sendable {
  var key: String
  /// Of its content, so that a damaged file is found out.
  var digest: String
  var size: Int
}

/// One message of the compiler, with those that belong to it.
struct CompilerMessage: Codable, Equatable, Sendable {
  enum Severity: String, Codable { case error, warning, note, remark }

  /// In the generated source; 0 for a place that is not in it.
  var line, column: Int
  var severity: Severity
  var text: String
  /// True if it speaks of the expansion of the macro that stands at its place.
  var isInExpansion = false
  var notes: [CompilerMessage] = []
}
