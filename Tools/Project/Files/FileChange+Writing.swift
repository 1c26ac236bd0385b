import Foundation
import WaymarkModel

extension FileChange {
  /// The reason why the file can't be changed; nil if it can.
  package var refusal: Diagnostic? {
    let place = SourceLocation(file: file, line: 1, column: 1)
    guard File.kind(of: file) == S_IFREG, let bytes = try? File.bytes(of: file) else {
      return Diagnostic(
        at: place, "this isn't a regular file, so it can't be changed",
        hint: "save the article to a file first")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return Diagnostic(
        at: place, "this file isn't UTF-8, so it can't be changed", hint: "save it as UTF-8")
    }
    guard !bytes.elementsEqual(old.utf8) else { return nil }
    return Diagnostic(
      at: place, "this file was edited after it was read, so it wasn't changed",
      hint: "run the command again")
  }

  /// Writes the change to the file.
  ///
  /// - Throws: `Failure.environment`.
  package func write() throws { try File.replace(file, withText: new) }
}

extension File {
  /// Replaces the contents of a file atomically with text.
  ///
  /// - Throws: `Failure.environment`, with the name of the file.
  static func replace(_ path: String, withText text: String) throws {
    do {
      try replace(path, with: text.utf8)
    } catch {
      throw Failure.environment("'\(path)' couldn't be written: \(reason(for: error))")
    }
  }
}
