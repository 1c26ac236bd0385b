/// The fields of a message in the format of Protocol Buffers.
struct ProtobufFields {
  /// A field with its value. A varint field has no bytes, and any other field has the value 0.
  struct Field {
    var number: UInt64
    var value: UInt64 = 0
    var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The error for bytes that aren't a complete message.
  struct Malformed: Error {}

  private var rest: ArraySlice<UInt8>
  private(set) var all: [Field] = []

  init(_ bytes: [UInt8]) throws(Malformed) {
    rest = bytes[...]
    while !rest.isEmpty { all.append(try next()) }
  }

  private mutating func next() throws(Malformed) -> Field {
    let key = try number()
    var field = Field(number: key >> 3)
    guard field.number > 0 else { throw Malformed() }
    // The wire types: 0 is a varint, 1 and 5 have 8 and 4 bytes, and 2 is preceded by its length.
    switch key & 7 {
    case 0: field.value = try number()
    case 1: field.bytes = try take(8)
    case 2: field.bytes = try take(try number())
    case 5: field.bytes = try take(4)
    default: throw Malformed()
    }
    return field
  }

  private mutating func take(_ count: UInt64) throws(Malformed) -> [UInt8] {
    guard count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(Int(count)) }
    return Array(rest.prefix(Int(count)))
  }

  /// Reads a number in groups of seven bits, the lowest first.
  private mutating func number() throws(Malformed) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard let byte = rest.popFirst() else { throw Malformed() }
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return number }
    }
    throw Malformed()
  }

  static func field(_ number: UInt64, _ bytes: [UInt8]) -> [UInt8] {
    encoded(number << 3 | 2) + encoded(UInt64(bytes.count)) + bytes
  }

  static func field(_ number: UInt64, _ value: UInt64) -> [UInt8] {
    encoded(number << 3) + encoded(value)
  }

  private static func encoded(_ number: UInt64) -> [UInt8] {
    var rest = number
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
