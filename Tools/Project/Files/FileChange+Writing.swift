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
  /// - Throws: `Failure.environment` if the file can't be written.
  package func write() throws {
    do {
      try File.replace(file, with: new.utf8)
    } catch {
      throw Failure.environment("'\(file)' couldn't be written: \(reason(for: error))")
    }
  }
}
