/// What the compiler said of an example, in coordinates of the generated source.
struct Compilation: Codable, Equatable, Sendable {
  /// Its messages, in the order of the compiler.
  var messages: [CompilerMessage]
  /// Key of the object file; nil if it did not compile.
  var object: String?
  /// What it said that could not be read as messages: a crash of the compiler.
  var trouble: String = ""
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
