/// A reader of LLVM's bitstream container format, which consists of nested blocks and records.
///
/// The format is documented at <https://llvm.org/docs/BitCodeFormat.html>. The meaning of blocks
/// and records is up to the caller.
struct Bitstream {
  enum Element {
    case block(id: UInt64, [Element])
    case record(Record)
  }

  struct Record {
    var code: UInt64
    var values: [UInt64]
    var blob: [UInt8]
  }

  /// The error for a truncated or inconsistent file.
  struct Damage: Error {}

  /// The encoding of a value in a record.
  private enum Operand {
    case literal(UInt64), fixed(Int), variable(Int), array, character, blob
  }

  private static let characters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._".utf8)

  private let bytes: [UInt8]
  /// The position in bits.
  private var position: Int
  /// The predefined abbreviations of blocks, keyed by block identifier.
  private var shared: [UInt64: [[Operand]]] = [:]

  private init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    position = offset * 8
  }

  /// Returns the outermost elements of a file that starts with `magic`.
  static func elements(of bytes: [UInt8], magic: String) throws(Damage) -> [Element] {
    guard bytes.starts(with: magic.utf8) else { throw Damage() }
    var stream = Bitstream(bytes, from: magic.utf8.count)
    var elements: [Element] = []
    // A block takes at least 32 bits; a shorter remainder is padding.
    while stream.position + 32 <= bytes.count * 8 {
      guard try stream.bits(2) == 1 else { throw Damage() }
      if let block = try stream.block(depth: 0) { elements.append(block) }
    }
    return elements
  }

  /// Reads a block, starting with its identifier. Returns nil for a block that only defines
  /// abbreviations.
  private mutating func block(depth: Int) throws(Damage) -> Element? {
    let id = try variable(8)
    let width = try number(4)
    try align()
    // Skip the length of the block, which is needed only to skip the block itself.
    _ = try bits(32)
    guard depth < 64 else { throw Damage() }
    if id == 0 {
      try readBlockInfo(width)
      return nil
    }
    var abbreviations = shared[id] ?? []
    var elements: [Element] = []
    while true {
      // The numbers 0 to 3 are reserved: the end, a block, an abbreviation, and a plain record.
      switch try bits(width) {
      case 0:
        try align()
        return .block(id: id, elements)
      case 1: if let block = try block(depth: depth + 1) { elements.append(block) }
      case 2: abbreviations.append(try abbreviation())
      case 3: elements.append(.record(try plainRecord()))
      case let number:
        guard number - 4 < abbreviations.count else { throw Damage() }
        elements.append(.record(try record(abbreviations[Int(number) - 4])))
      }
    }
  }

  /// Reads the block that defines abbreviations for other blocks.
  private mutating func readBlockInfo(_ width: Int) throws(Damage) {
    var subject: UInt64?
    while true {
      switch try bits(width) {
      case 0: return try align()
      case 2:
        guard let subject else { throw Damage() }
        shared[subject, default: []].append(try abbreviation())
      case 3:
        let record = try plainRecord()
        // Code 1 is `SETBID`, which names the block that the next abbreviations are for.
        if record.code == 1 { subject = record.values.first }
      default: throw Damage()
      }
    }
  }

  private mutating func abbreviation() throws(Damage) -> [Operand] {
    var operands: [Operand] = []
    for _ in 0..<(try variable(5)) {
      if try bits(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try bits(3) {
      case 1: operands.append(.fixed(try number(5)))
      case 2: operands.append(.variable(try number(5)))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: throw Damage()
      }
    }
    return operands
  }

  private mutating func plainRecord() throws(Damage) -> Record {
    let code = try variable(6)
    var values: [UInt64] = []
    for _ in 0..<(try variable(6)) { values.append(try variable(6)) }
    return Record(code: code, values: values, blob: [])
  }

  private mutating func record(_ operands: [Operand]) throws(Damage) -> Record {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    for (index, operand) in operands.enumerated() {
      switch operand {
      case .array:
        guard let element = operands.last, index == operands.count - 2 else { throw Damage() }
        let count = try variable(6)
        // Elements can have a size of 0 bits, so the file's length doesn't limit their number.
        guard count <= UInt64(bytes.count) * 8 else { throw Damage() }
        for _ in 0..<count { values.append(try value(element)) }
      case .blob: blob = try readBlob()
      default:
        // The last operand of an array specifies the encoding of its elements.
        if index > 0, case .array = operands[index - 1] { continue }
        values.append(try value(operand))
      }
    }
    guard let code = values.first else { throw Damage() }
    return Record(code: code, values: Array(values.dropFirst()), blob: blob)
  }

  private mutating func value(_ operand: Operand) throws(Damage) -> UInt64 {
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return try bits(width)
    case .variable(let width): return width == 0 ? 0 : try variable(width)
    case .character:
      return UInt64(Self.characters[Int(try bits(6))])
    case .array, .blob: throw Damage()
    }
  }

  private mutating func readBlob() throws(Damage) -> [UInt8] {
    let count = try variable(6)
    try align()
    let start = position / 8
    guard count <= UInt64(bytes.count - start) else { throw Damage() }
    position += Int(count) * 8
    try align()
    return Array(bytes[start..<start + Int(count)])
  }

  /// Reads a variable-width integer that is used as a size.
  private mutating func number(_ width: Int) throws(Damage) -> Int {
    guard let number = Int(exactly: try variable(width)) else { throw Damage() }
    return number
  }

  private mutating func variable(_ width: Int) throws(Damage) -> UInt64 {
    guard (2...32).contains(width) else { throw Damage() }
    let more = UInt64(1) << UInt64(width - 1)
    var value: UInt64 = 0
    var shift = 0
    while true {
      let chunk = try bits(width)
      guard shift < 64 else { throw Damage() }
      value |= (chunk & (more - 1)) << UInt64(shift)
      if chunk & more == 0 { return value }
      shift += width - 1
    }
  }

  private mutating func bits(_ count: Int) throws(Damage) -> UInt64 {
    guard (0...64).contains(count), position + count <= bytes.count * 8 else { throw Damage() }
    var value: UInt64 = 0
    for offset in 0..<count {
      let bit = bytes[(position + offset) >> 3] >> UInt8((position + offset) & 7) & 1
      value |= UInt64(bit) << UInt64(offset)
    }
    position += count
    return value
  }

  private mutating func align() throws(Damage) {
    position = (position + 31) & ~31
    guard position <= bytes.count * 8 else { throw Damage() }
  }
}
