/// The assembler's directives in a C or assembly file that include other files.
struct AssemblyDirectives {
  /// Whether the file contains such a directive, possibly in the definition of a macro.
  let includes: Bool
  /// The parts of the file between quotation marks or line breaks, which include all of its
  /// strings. Parts of 4,096 bytes or more are omitted.
  let strings: Set<String>

  /// Reads the directives in the contents of a file.
  init(_ text: [UInt8]) {
    includes = [".incbin", ".include"].contains { text.firstRange(of: $0.utf8) != nil }
    // In C, a directive is itself in a string, in which quotation marks follow backslashes.
    strings = Set(
      text.split { [UInt8(ascii: "\""), UInt8(ascii: "\n")].contains($0) }.map { part in
        String(decoding: part.last == UInt8(ascii: "\\") ? part.dropLast() : part, as: UTF8.self)
      }.filter { !$0.isEmpty && $0.utf8.count < 4096 })
  }
}
