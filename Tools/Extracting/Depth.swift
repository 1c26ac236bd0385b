/// The byte at which a text nests deeper than anything that a person writes; nil if it never does.
///
/// The parser needs twice the time for each further `[` of a type, and the stack for each `#if` and
/// each arrow, and memory for each interpolation in an interpolation: a text that would keep it busy
/// for ever is not given to it.
func excessiveDepth(in text: String) -> Int? {
  var squares = 0
  var conditions = 0
  var arrows = 0
  let bytes = Array(text.utf8)
  for (offset, byte) in bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "\n"): (squares, arrows) = (0, 0)
    case UInt8(ascii: "["): squares += 1
    case UInt8(ascii: "]"): squares = max(squares - 1, 0)
    case UInt8(ascii: "#") where bytes[offset...].starts(with: "#if".utf8): conditions += 1
    case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "-"): arrows += 1
    default: break
    }
    if squares > 16 || conditions > 500 || arrows > 200 { return offset }
  }
  return InterpolationScan.excess(in: bytes, limit: 50)
}
