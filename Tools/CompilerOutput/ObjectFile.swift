/// The parts of a 64-bit little-endian ELF file that matter for linking an example and for its
/// coverage.
package struct ObjectFile {
  private let bytes: [UInt8]

  /// Creates an object file from its bytes. Returns nil if they have another format.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 64, bytes.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      return nil
    }
    self.bytes = bytes
  }

  /// The linker flags that the file requires, such as `-lFoundation` for a module that its source
  /// imports. This does what `swift-autolink-extract` does, without a process for each object file.
  package var autolinkEntries: [String] {
    content(of: ".swift1_autolink_entries").split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The global symbols that the file defines, except for weak ones, which several files may
  /// define.
  package var definedNames: [String] {
    let (symbols, names) = (content(of: ".symtab"), content(of: ".strtab"))
    return stride(from: symbols.startIndex, to: symbols.endIndex - 23, by: 24).compactMap {
      symbol in
      // An `Elf64_Sym` has its binding in the high bits at 4, and its section at 6, or 0 for none.
      let isGlobal = bytes[symbol + 4] >> 4 == 1
      let isDefined = number(symbol + 6, UInt16.self) != 0
      guard isGlobal, isDefined else { return nil }
      return String(
        decoding: names.dropFirst(number(symbol, UInt32.self)).prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The compiler's coverage mapping; empty if the file has none.
  package var coverage: CoverageMapping { CoverageMapping(sections: contents(of: "__llvm_covfun")) }

  private func content(of section: String) -> ArraySlice<UInt8> {
    contents(of: section).first ?? []
  }

  /// Returns the contents of all sections with the given name.
  private func contents(of section: String) -> [ArraySlice<UInt8>] {
    // Offsets in `Elf64_Ehdr`: 0x3e is the section with the names of sections, 0x3c their number.
    let names = content(header(number(0x3e, UInt16.self)))
    let wanted = Array(section.utf8)
    return (0..<number(0x3c, UInt16.self)).map(header).filter { header in
      names.dropFirst(number(header, UInt32.self)).prefix { $0 != 0 }.elementsEqual(wanted)
    }.map(content)
  }

  private func header(_ section: Int) -> Int {
    number(0x28, UInt64.self) &+ section * number(0x3a, UInt16.self)
  }

  private func content(_ header: Int) -> ArraySlice<UInt8> {
    let (start, size) = (number(header + 0x18, UInt64.self), number(header + 0x20, UInt64.self))
    guard start >= 0, size >= 0, start <= bytes.count, size <= bytes.count - start else {
      return []
    }
    return bytes[start..<(start + size)]
  }

  /// Returns the number at an offset; 0 if the offset is outside the file.
  private func number<Word: FixedWidthInteger>(_ offset: Int, _ type: Word.Type) -> Int {
    let size = MemoryLayout<Word>.size
    guard offset >= 0, offset <= bytes.count - size else { return 0 }
    return bytes.withUnsafeBytes {
      Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: type))
    }
  }
}
