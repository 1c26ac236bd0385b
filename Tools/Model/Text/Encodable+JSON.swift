import Foundation

extension Encodable {
  /// Returns the value as JSON for a report such as `verdicts.json`, with sorted keys, one value
  /// per line, and a final newline.
  ///
  /// Strings are preserved exactly. Characters that terminals interpret are escaped, so that the
  /// file is safe to print in a terminal.
  package func json() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(self) else {
      preconditionFailure("a report couldn't be encoded as JSON")
    }
    var bytes = Array(json)
    if !bytes.allSatisfy({ $0 < 0x7F }) {
      bytes = escaped(String(decoding: bytes, as: UTF8.self))
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

/// Escapes control characters that JSON allows in strings, and characters that change the direction
/// of text or end a line. All of them occur only in strings.
private func escaped(_ json: String) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(json.utf8.count)
  for scalar in json.unicodeScalars {
    if scalar.properties.isBidiControl || ("\u{7F}"..."\u{9F}").contains(scalar)
      || ("\u{2028}"..."\u{2029}").contains(scalar)
    {
      let digits = String(scalar.value, radix: 16)
      bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
    } else {
      bytes += Array(UTF8.encode(scalar)!)
    }
  }
  return bytes
}

/// Returns whether a JSON document contains exactly the values that a type encodes, in any order
/// and layout.
package func isExactJSON<Value: Codable>(_ bytes: [UInt8], of type: Value.Type) -> Bool {
  let decoder = JSONDecoder()
  guard let value = try? decoder.decode(type, from: Data(bytes)) else { return false }
  // Most reports are as they were written, and decoding any JSON takes much longer.
  if value.json() == bytes { return true }
  guard let encoded = try? JSONEncoder().encode(value),
    let written = try? decoder.decode(JSON.self, from: Data(bytes)),
    let restored = try? decoder.decode(JSON.self, from: encoded)
  else { return false }
  return written == restored
}
