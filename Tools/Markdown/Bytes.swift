// Classes of bytes as CommonMark defines them.

let space = UInt8(ascii: " ")
let tab = UInt8(ascii: "\t")

/// Returns whether a byte is ASCII punctuation.
package func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}

/// Returns the length of the run of backticks or tildes at the start of text; 0 if there is none.
package func fenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
  guard let mark = bytes.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
    return 0
  }
  return bytes.prefix { $0 == mark }.count
}
