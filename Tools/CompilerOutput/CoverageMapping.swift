import WaymarkResults

/// The regions of a source whose executions are counted, as recorded in an object file.
///
/// The format is documented at <https://llvm.org/docs/CoverageMappingFormat.html>. Only functions
/// of a single file are read, because the compiler writes no others for Swift.
package struct CoverageMapping {
  /// An execution count in terms of the counters of its function.
  fileprivate enum Count {
    case zero
    case counter(Int)
    case expression(Int)
  }

  fileprivate struct Expression {
    var isSum: Bool
    var left, right: Count
  }

  fileprivate struct Function {
    /// The hash of the function's name.
    var name: UInt64
    var expressions: [Expression]
    var regions: [(range: CountedRegion, count: Count)]
  }

  private var functions: [Function] = []

  /// Parses the mapping of a file.
  ///
  /// - Parameter sections: The contents of all sections `__llvm_covfun`.
  init(sections: [ArraySlice<UInt8>]) {
    for section in sections {
      var reader = MappingReader(section)
      while let record = reader.record() {
        if let function = Self.function(record.name, record.mapping) { functions.append(function) }
      }
    }
  }

  /// Returns the regions with the number of times that each ran.
  ///
  /// - Parameter counters: The counters of each function, keyed by the hash of its name. A function
  ///   without counters never ran, because the compiler removed it as unreachable.
  package func regions(_ counters: [UInt64: [UInt64]]) -> [CountedRegion] {
    functions.flatMap { function -> [CountedRegion] in
      let values = counters[function.name] ?? []
      return function.regions.map { region in
        var range = region.range
        range.count = max(0, function.value(of: region.count, values, depth: 0))
        return range
      }
    }
  }

  private static func function(_ name: UInt64, _ mapping: ArraySlice<UInt8>) -> Function? {
    var reader = MappingReader(mapping)
    // The mapping starts with the number of its files and the index of each.
    guard reader.number() == 1, reader.number() != nil, let count = reader.number() else {
      return nil
    }
    var function = Function(name: name, expressions: [], regions: [])
    var kinds: [Int: Bool] = [:]
    func decoded(_ code: Int) -> Count {
      switch code & 3 {
      case 1: return .counter(code >> 2)
      case 2, 3:
        // Each reference to an expression encodes whether it's a difference or a sum.
        kinds[code >> 2] = code & 3 == 3
        return .expression(code >> 2)
      default: return .zero
      }
    }
    for _ in 0..<count {
      guard let left = reader.number(), let right = reader.number() else { return nil }
      function.expressions.append(
        Expression(isSum: false, left: decoded(left), right: decoded(right)))
    }
    guard let regions = reader.number() else { return nil }
    var line = 0
    for _ in 0..<regions {
      guard let code = reader.number() else { return nil }
      // A tag of 0 with other bits marks another kind of region, such as an expansion or a branch.
      let isCode = code & 3 != 0 || code >> 2 == 0
      // A branch has two counters.
      if code & 3 == 0, code >> 3 == 4, reader.number() == nil || reader.number() == nil {
        return nil
      }
      guard let delta = reader.number(), let column = reader.number(), let lines = reader.number(),
        let end = reader.number()
      else { return nil }
      line += delta
      // The highest bit of the end's column marks a gap between two regions.
      let isGap = end & 1 << 31 != 0
      let region = CountedRegion(
        start: .init(line: line, column: column), end: .init(line: line + lines, column: end),
        function: name)
      if isCode, !isGap { function.regions.append((region, decoded(code))) }
    }
    function.markDerived()
    for (index, isSum) in kinds where function.expressions.indices.contains(index) {
      function.expressions[index].isSum = isSum
    }
    return function
  }
}

extension CoverageMapping.Function {
  /// Marks the regions that have no counter of their own. A counter that several regions use
  /// belongs to the first of them.
  fileprivate mutating func markDerived() {
    var known: Set<Int> = []
    for index in regions.indices.sorted(by: { regions[$0].range.start < regions[$1].range.start }) {
      if case .counter(let counter) = regions[index].count, known.insert(counter).inserted {
        continue
      }
      regions[index].range.isDerived = true
    }
  }

  /// Computes an execution count.
  ///
  /// - Parameter depth: The number of enclosing expressions. It's limited, because damaged data can
  ///   contain cycles.
  fileprivate func value(of count: CoverageMapping.Count, _ counters: [UInt64], depth: Int) -> Int {
    switch count {
    case .zero: return 0
    case .counter(let index):
      return counters.indices.contains(index) ? Int(clamping: counters[index]) : 0
    case .expression(let index):
      guard expressions.indices.contains(index), depth <= expressions.count else { return 0 }
      let expression = expressions[index]
      let left = value(of: expression.left, counters, depth: depth + 1)
      let right = value(of: expression.right, counters, depth: depth + 1)
      return expression.isSum ? left &+ right : left &- right
    }
  }
}

/// A parser for the numbers of a mapping.
private struct MappingReader {
  private var rest: ArraySlice<UInt8>
  private let start: Int

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    start = bytes.startIndex
  }

  /// Reads a function's record. Returns nil at the end.
  mutating func record() -> (name: UInt64, mapping: ArraySlice<UInt8>)? {
    while (rest.startIndex - start) % 8 != 0, !rest.isEmpty { rest.removeFirst() }
    // The header contains a hash of the name (8 bytes), the length of the mapping (4), a hash of
    // the function (8), and a hash of the file names (8).
    guard rest.count >= 28 else { return nil }
    let name = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let size = rest.dropFirst(8).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(28)
    defer { rest = rest.dropFirst(size) }
    return (name, rest.prefix(size))
  }

  /// Reads a number in LEB128. Returns nil at the end, or if the number is too large.
  mutating func number() -> Int? {
    var value = 0
    var shift = 0
    while let byte = rest.popFirst(), shift < 56 {
      value |= Int(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    return nil
  }
}

/// Returns the counters of each function, keyed by the hash of its name, from the bytes that the
/// harness's `Counters.c` writes.
package func counters(in bytes: [UInt8]) -> [UInt64: [UInt64]] {
  let words = bytes.withUnsafeBytes { bytes in
    stride(from: 0, to: bytes.count - 7, by: 8).map {
      bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
    }
  }
  var counters: [UInt64: [UInt64]] = [:]
  var index = 0
  while index + 1 < words.count {
    let end = index + 2 + Int(clamping: words[index + 1])
    guard end <= words.count else { break }
    counters[words[index]] = Array(words[(index + 2)..<end])
    index = end
  }
  return counters
}
