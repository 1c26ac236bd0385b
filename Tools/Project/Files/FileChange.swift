import WaymarkReading

/// A change to the text of a file.
package struct FileChange: Equatable, Sendable {
  /// The path of the file as the user wrote it.
  package var file: String
  /// The whole text that was read.
  package var old: String
  /// The whole text to write.
  package var new: String

  package init(file: String, old: String, new: String) {
    (self.file, self.old, self.new) = (file, old, new)
  }

  /// The number of lines that are replaced, added, or removed.
  package var lineCount: Int { changes.reduce(0) { $0 + max($1.old.count, $1.new.count) } }

  /// The change as a unified diff without context; empty if nothing changes.
  package var diff: [String] {
    let (old, new) = (lines(of: old), lines(of: new))
    let parts = changes.flatMap { change in
      ["@@ -\(numbers(change.old)) +\(numbers(change.new)) @@"]
        + old[change.old].flatMap { listing($0, sign: "-") }
        + new[change.new].flatMap { listing($0, sign: "+") }
    }
    return parts.isEmpty ? [] : ["--- \(file)", "+++ \(file)"] + parts
  }

  private var changes: [LineChange] { LineChange.all(from: lines(of: old), to: lines(of: new)) }

  /// Returns the lines of a string with their line endings.
  private func lines(of text: String) -> [String] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = lines.last.map { $0.isEmpty ? [] : [String(Substring($0))] } ?? []
    return lines.dropLast().map { String(Substring($0)) + "\n" } + last
  }

  /// Returns a line without its line ending, and a note if it has none.
  private func listing(_ line: String, sign: String) -> [String] {
    guard line.utf8.last == UInt8(ascii: "\n") else {
      return [sign + line, "\\ No newline at end of file"]
    }
    let text = line.unicodeScalars.dropLast()
    return [sign + String(text.last == "\r" ? text.dropLast() : text)]
  }

  /// Returns a range of lines as in a diff: `3`, `3,2`, or `2,0` for no line after line 2.
  private func numbers(_ range: Range<Int>) -> String {
    switch range.count {
    // In a unified diff, an empty range is identified by the line before it.
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}
