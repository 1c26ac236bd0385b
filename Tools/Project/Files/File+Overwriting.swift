import Foundation

extension File {
  /// Overwrites the contents of an existing file, or restores them if that fails.
  ///
  /// - Parameters:
  ///   - copy: A file that holds the old contents in the meantime.
  ///   - write: A closure that writes bytes to a file.
  /// - Throws: `POSIXError`; `UnrestoredFile` if the old contents can't be restored either.
  static func overwrite(
    _ file: String, with new: Data, keeping copy: String,
    write: (Data, String) throws -> Void = { try File.write($0, to: $1) }
  ) throws {
    let old = try bytes(of: file)
    try write(old, copy)
    do {
      try write(new, file)
    } catch let reason {
      if (try? write(old, file)) != nil { throw reason }
      let saved = file + ".waymark-saved"
      let isMoved = (try? move(copy, to: saved)) != nil
      throw UnrestoredFile(reason: reason, copy: isMoved ? saved : copy)
    }
  }
}

/// The error for a file that could be neither written nor restored.
struct UnrestoredFile: LocalizedError {
  /// The reason why the file couldn't be written.
  let reason: any Error
  /// The file with the old contents.
  let copy: String

  var errorDescription: String? {
    "\(WaymarkProject.reason(for: reason)); the old contents are in '\(copy)'"
  }
}
