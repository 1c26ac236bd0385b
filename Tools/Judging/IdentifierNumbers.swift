import WaymarkModel

/// Numbers in place of identifiers that differ between runs: random UUIDs and memory addresses.
///
/// Equal identifiers have equal numbers, which are assigned in the order of first appearance.
struct IdentifierNumbers {
  fileprivate enum Kind: String {
    case uuid = "UUID", address

    /// The pattern of an identifier, in which `h` matches a hexadecimal digit.
    var pattern: StaticString {
      switch self {
      // Version 4 is that of random UUIDs.
      case .uuid: "hhhhhhhh-hhhh-4hhh-hhhh-hhhhhhhhhhhh"
      // Swift writes pointers with 16 digits.
      case .address: "0x0000hhhhhhhhhhhh"
      }
    }
  }

  /// The example's source in lowercase. Identifiers in it are the same in every run.
  private let source: String
  private var names: [Kind: [String]] = [:]

  init(_ example: Example) { source = example.source.text.lowercased() }

  /// Returns a text in which identifiers are replaced by `<UUID 1>` and `<address 1>`.
  mutating func numbering(_ text: String) -> String {
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
      return source.contains(found.lowercased()) ? nil : (kind, length)
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

extension Proof {
  /// Replaces the identifiers in all parts of the proof that come from the run.
  mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    for index in expectations.indices { expectations[index].replaceIdentifiers(with: &numbers) }
    for index in timeline.indices {
      timeline[index].action = numbers.numbering(timeline[index].action)
      timeline[index].change = timeline[index].change.map { numbers.numbering($0) }
      timeline[index].screen = timeline[index].screen.map { numbers.numbering($0) }
    }
    for index in maps.indices { maps[index].text = numbers.numbering(maps[index].text) }
    for index in pictures.indices {
      pictures[index].text = numbers.numbering(pictures[index].text)
      pictures[index].screen.replaceIdentifiers(with: &numbers)
    }
    output = numbers.numbering(output)
  }
}

extension Proof.Expectation {
  fileprivate mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    text = numbers.numbering(text)
    for index in values.indices { values[index].value = numbers.numbering(values[index].value) }
    said = said.map { numbers.numbering($0) }
  }
}

extension ScreenElement {
  fileprivate mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    title = numbers.numbering(title)
    value = value.map { numbers.numbering($0) }
    for index in children.indices { children[index].replaceIdentifiers(with: &numbers) }
    for index in swipeActions.indices { swipeActions[index].replaceIdentifiers(with: &numbers) }
  }
}
