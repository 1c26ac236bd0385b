/// The result of an action in the protocol of Bazel's remote caches, reduced to its list of files.
///
/// Servers check that values are valid messages. The format is documented at
/// <https://github.com/bazelbuild/remote-apis>, in `remote_execution.proto`.
struct ActionResult: Equatable {
  struct File: Equatable {
    var path: String
    /// The SHA-256 hash of the file's contents, as 64 lowercase hexadecimal digits.
    var hash: String
    var size: Int
  }

  var files: [File]

  init(files: [File]) { self.files = files }

  /// Reads a message. Fields that aren't used are skipped.
  init(_ bytes: [UInt8]) throws(ProtobufFields.Malformed) {
    files = []
    // Field 2 of `ActionResult` is `output_files`.
    for field in try ProtobufFields(bytes).all where field.number == 2 {
      files.append(try Self.file(in: field.bytes))
    }
  }

  private static func file(in bytes: [UInt8]) throws(ProtobufFields.Malformed) -> File {
    var file = File(path: "", hash: "", size: 0)
    for field in try ProtobufFields(bytes).all {
      // In `OutputFile`, field 1 is the path and field 2 the digest, which has a hash and a size.
      if field.number == 1 { file.path = field.text }
      if field.number == 2 {
        for part in try ProtobufFields(field.bytes).all {
          if part.number == 1 { file.hash = part.text }
          if part.number == 2 { file.size = Int(clamping: part.value) }
        }
      }
    }
    return file
  }

  /// The encoded message. The exit code is omitted, because it has the default value, 0.
  var bytes: [UInt8] {
    files.flatMap { file in
      let digest =
        ProtobufFields.field(1, Array(file.hash.utf8))
        + (file.size == 0 ? [] : ProtobufFields.field(2, UInt64(file.size)))
      return ProtobufFields.field(
        2, ProtobufFields.field(1, Array(file.path.utf8)) + ProtobufFields.field(2, digest))
    }
  }
}
