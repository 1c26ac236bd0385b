import WaymarkResults

/// Reads the compiler's serialized diagnostics, in order.
///
/// Console output isn't parsed, because a message can contain anything that the author wrote, even
/// text that looks like another message. A message about a macro expansion is assigned to the
/// position in the source that was expanded.
///
/// - Parameters:
///   - bytes: The file at `-serialize-diagnostics-path`.
///   - file: The source as passed to the compiler. Messages about other files have no position.
/// - Returns: The messages; nil if the compiler didn't finish writing the file.
package func compilerMessages(in bytes: [UInt8], of file: String) -> [CompilerMessage]? {
  guard let elements = try? Bitstream.elements(of: bytes, magic: "DIAG") else { return nil }
  var reader = SerializedDiagnostics(file: file)
  return elements.compactMap { reader.message(in: $0) }
}

/// A reader of blocks and records, whose meaning Clang's `SerializedDiagnostics.h` defines.
private struct SerializedDiagnostics {
  private struct Position {
    var file: UInt64
    var line, column: Int
  }

  let file: String
  /// The names of files by number, as defined by the records read so far.
  private var names: [UInt64: String] = [:]
  /// The positions that were expanded by macros, keyed by the number of the expansion's file.
  private var origins: [UInt64: Position] = [:]

  init(file: String) { self.file = file }

  /// Returns the message of a diagnostic; nil for other blocks.
  mutating func message(in element: Bitstream.Element) -> CompilerMessage? {
    guard case .block(id: 9, let elements) = element else { return nil }
    var message: CompilerMessage?
    var position: Position?
    for element in elements {
      if case .record(let record) = element {
        // Record 2 is a diagnostic, 6 a file's name, and 8 the position that an expansion replaces.
        switch (record.code, record.values.count) {
        case (2, 5...):
          position = self.position(record.values[1...])
          message = CompilerMessage(
            line: 0, column: 0, severity: severity(record.values[0]), text: text(record))
        case (6, 1...): names[record.values[0]] = text(record)
        case (8, 5...): origins[record.values[0]] = self.position(record.values[1...])
        default: break
        }
      } else if let note = self.message(in: element), message != nil {
        add(note, to: &message!)
      }
    }
    if let position, message?.isInExpansion == false { locate(&message!, at: position) }
    return message
  }

  /// Adds a note to its message. A note about an expansion replaces the message's position; other
  /// notes are kept if they are about the source itself.
  private func add(_ note: CompilerMessage, to message: inout CompilerMessage) {
    guard note.line > 0, !note.isInExpansion else { return }
    if note.text.hasPrefix("in expansion of macro") {
      (message.line, message.column, message.isInExpansion) = (note.line, note.column, true)
    } else {
      message.notes.append(note)
    }
  }

  /// Follows expansions outward to the source, with a limit in case the file is inconsistent.
  private func locate(_ message: inout CompilerMessage, at position: Position) {
    var position = position
    for depth in 0..<1_000 {
      if names[position.file] == file {
        (message.line, message.column) = (position.line, position.column)
        message.isInExpansion = depth > 0
        return
      }
      guard let origin = origins[position.file] else { return }
      position = origin
    }
  }

  private func position(_ values: ArraySlice<UInt64>) -> Position {
    let numbers = values.map { Int(clamping: $0) }
    return Position(file: values.first!, line: numbers[1], column: numbers[2])
  }

  private func text(_ record: Bitstream.Record) -> String {
    String(decoding: record.blob, as: UTF8.self)
  }

  private func severity(_ level: UInt64) -> CompilerMessage.Severity {
    switch level {
    case 1: .note
    case 2: .warning
    case 5: .remark
    default: .error
    }
  }
}
