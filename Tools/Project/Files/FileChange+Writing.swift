import Foundation
import WaymarkModel

extension FileChange {
  /// The reason why the file can't be changed; nil if it can.
  package var refusal: Diagnostic? {
    let location = SourceLocation(file: file, line: 1, column: 1)
    guard [nil, S_IFREG].contains(File.kind(of: file)) else {
      return Diagnostic(
        at: location, "this isn't a regular file, so it can't be changed",
        hint: "save the article to a file first")
    }
    let bytes: Data
    do {
      bytes = try File.bytes(of: file)
    } catch {
      return Diagnostic(
        at: location, "this file can't be read, so it wasn't changed: \(reason(for: error))",
        hint: "make sure that it exists and is readable, and run the command again")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return Diagnostic(
        at: location, "this file isn't UTF-8, so it can't be changed", hint: "save it as UTF-8")
    }
    guard bytes.elementsEqual(old.utf8) else {
      return Diagnostic(
        at: location, "this file was edited after it was read, so it wasn't changed",
        hint: "run the command again")
    }
    guard File.isReadOnly(file) else { return nil }
    return Diagnostic(
      at: location, "this file is read-only, so it wasn't changed",
      hint: "make it writable, and run the command again")
  }
}

extension [FileChange] {
  /// Writes all changes, or none of them.
  ///
  /// - Throws: `Failure.environment` if a file can't be written.
  package func write() throws {
    try File.replace(map { FileContents(path: $0.file, bytes: [UInt8]($0.new.utf8)) })
  }
}
