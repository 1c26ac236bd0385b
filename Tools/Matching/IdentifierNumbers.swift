/// A numbering of the identifiers that differ between runs: random UUIDs and memory addresses.
///
/// Equal identifiers have equal numbers, which are assigned in the order of first appearance.
package struct IdentifierNumbers {
  fileprivate enum Kind: String {
    case uuid = "UUID", address

    /// The pattern of an identifier, in which `h` matches a hexadecimal digit.
    var pattern: StaticString {
      switch self {
      // Random UUIDs have version 4.
      case .uuid: "hhhhhhhh-hhhh-4hhh-hhhh-hhhhhhhhhhhh"
      // Swift writes pointers with 16 digits.
      case .address: "0x0000hhhhhhhhhhhh"
      }
    }
  }

  /// Lowercase text whose identifiers are kept.
  private let kept: String
  private var names: [Kind: [String]] = [:]

  /// Creates an empty numbering.
  ///
  /// - Parameter text: Text whose identifiers are the same in every run, such as a program's
  ///   source. They aren't replaced.
  package init(keepingThoseIn text: String) { kept = text.lowercased() }

  /// Returns text with its identifiers replaced by `<UUID 1>` and `<address 1>`.
  package mutating func numbering(_ text: String) -> String {
    guard text.contains("-4") || text.contains("0x0000") else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let (kind, length) = identifier(in: bytes, at: index) {
        let found = String(decoding: bytes[index..<(index + length)], as: UTF8.self)
        result += name(of: found, kind).utf8
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func name(of identifier: String, _ kind: Kind) -> String {
    let identifier = identifier.lowercased()
    if let index = names[kind, default: []].firstIndex(of: identifier) {
      return "<\(kind.rawValue) \(index + 1)>"
    }
    names[kind, default: []].append(identifier)
    return "<\(kind.rawValue) \(names[kind]!.count)>"
  }

  private func identifier(in bytes: [UInt8], at start: Int) -> (Kind, length: Int)? {
    guard bytes[start].isHexDigit, start == 0 || !bytes[start - 1].isHexDigit else { return nil }
    for kind in [Kind.uuid, .address] {
      let length = kind.pattern.utf8CodeUnitCount
      guard start + length <= bytes.count, kind.matches(bytes[start..<(start + length)]),
        start + length == bytes.count || !bytes[start + length].isHexDigit
      else { continue }
      let found = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
      return kept.contains(found.lowercased()) ? nil : (kind, length)
    }
    return nil
  }
}

extension IdentifierNumbers.Kind {
  fileprivate func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    pattern.withUTF8Buffer { pattern in
      zip(pattern, bytes).allSatisfy { expected, byte in
        expected == UInt8(ascii: "h") ? byte.isHexDigit : byte == expected
      }
    }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
