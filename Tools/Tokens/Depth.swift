/// Returns the byte offset at which code is nested too deeply for the parser, if there is one.
///
/// The limits are far beyond handwritten code. Each member or call in a chain, each `#if`, each
/// arrow, and each list of generic arguments uses stack space in the parser. Each `[` of a type
/// doubles the parser's time, and each nested interpolation uses memory.
package func excessiveDepth(in text: String) -> Int? { excessiveDepth(in: Array(text.utf8)) }

/// Returns the offset at which the code in a file is nested too deeply for the parser; nil if it
/// isn't.
package func excessiveDepth(in bytes: [UInt8]) -> Int? {
  var squares = 0
  var conditions = 0
  var arrows = 0
  var angles = 0
  var links = 0
  for (offset, byte) in bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "\n"):
      (squares, arrows, angles) = (0, 0, 0)
      let next = bytes[(offset + 1)...].first { $0 != UInt8(ascii: " ") }
      if next != UInt8(ascii: ".") { links = 0 }
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="): links = 0
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ")"): links += 1
    case UInt8(ascii: "["): squares += 1
    case UInt8(ascii: "]"):
      squares = max(squares - 1, 0)
      links += 1
    case UInt8(ascii: "#") where bytes[offset...].starts(with: "#if".utf8): conditions += 1
    case UInt8(ascii: "#") where bytes[offset...].starts(with: "#endif".utf8):
      conditions = max(conditions - 1, 0)
    case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "-"): arrows += 1
    case UInt8(ascii: "<") where offset > 0 && bytes[offset - 1] != UInt8(ascii: " "):
      angles += 1
    case UInt8(ascii: ">"): angles = max(angles - 1, 0)
    default: break
    }
    if squares > 16 || conditions > 500 || arrows > 200 || angles > 200 || links > 1500 {
      return offset
    }
  }
  return InterpolationScan.excess(in: bytes, limit: 50)
}

/// Returns whether code is nested so deeply that parsing it could take an impractically long time.
package func isTooDeep(_ text: String) -> Bool { excessiveDepth(in: text) != nil }
