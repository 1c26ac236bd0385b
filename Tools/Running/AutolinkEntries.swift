/// Returns the linker flags that an object file requests for the libraries of its imports.
///
/// Like `swift-autolink-extract`, it reads the section `.swift1_autolink_entries` of a 64-bit
/// little-endian ELF file, but without a process for each object.
///
/// - Returns: Flags such as `-lFoundation`; empty for a file in another format.
func autolinkEntries(of object: [UInt8]) -> [String] {
  object.withUnsafeBytes { bytes in
    guard bytes.count >= 64, bytes.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      return []
    }
    func word<Word: FixedWidthInteger>(_ offset: Int, _ type: Word.Type) -> Int {
      guard offset >= 0, offset + MemoryLayout<Word>.size <= bytes.count else { return 0 }
      return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    func section(_ index: Int) -> Int { word(0x28, UInt64.self) + index * word(0x3a, UInt16.self) }
    func content(_ header: Int) -> UnsafeRawBufferPointer.SubSequence {
      let (start, size) = (word(header + 0x18, UInt64.self), word(header + 0x20, UInt64.self))
      guard start >= 0, size >= 0, start <= bytes.count, size <= bytes.count - start else {
        return bytes[0..<0]
      }
      return bytes[start..<(start + size)]
    }
    let names = content(section(word(0x3e, UInt16.self)))
    let wanted = Array(".swift1_autolink_entries".utf8)
    for index in 0..<word(0x3c, UInt16.self) {
      let name = names.dropFirst(word(section(index), UInt32.self)).prefix { $0 != 0 }
      guard name.elementsEqual(wanted) else { continue }
      return content(section(index)).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    return []
  }
}
