import Article

/// Finds the places of inlines in their text, in the order in which libcmark gives them.
///
/// libcmark's own columns of inlines are wrong after a link of two lines, after a reference's
/// definition and on lines that a quote or a list indents. So each inline is looked for where the
/// one before it ended. What cannot be found is placed there too.
///
/// - Complexity: O(*n*) in the bytes of the text for all inlines of it together: after a few that
///   cannot be found, no more are looked for.
struct Locator {
  let text: InlineText
  private var cursor = 0
  private var misses = 0
  private lazy var runs = backtickRuns(in: text.bytes)

  init(_ text: InlineText) { self.text = text }

  /// Where the first bytes that are equal to these start. Goes on after them.
  mutating func find(_ needle: some Collection<UInt8>) -> Int? {
    guard misses < 8, let first = needle.first else { return nil }
    let found = text.bytes.withUnsafeBufferPointer { bytes -> Int? in
      var i = cursor
      while i + needle.count <= bytes.count {
        if bytes[i] == first, bytes[i..<(i + needle.count)].elementsEqual(needle) { return i }
        i += 1
      }
      return nil
    }
    guard let found else { return miss() }
    cursor = found + needle.count
    return found
  }

  /// The place of the next bytes that are equal to these.
  mutating func location(of needle: some Collection<UInt8>) -> SourceLocation {
    text.location(of: find(needle) ?? cursor)
  }

  /// The next code span that reads like this, and whether its author wrote `literal` between
  /// exactly two backticks on each side.
  mutating func code(_ literal: [UInt8]) -> (location: SourceLocation, isDouble: Bool) {
    guard let span = nextCode(literal) else { return (text.location(of: cursor), false) }
    let isDouble =
      span.ticks == 2 && span.content.count == literal.count
      && text.bytes[span.content].elementsEqual(literal)
    return (text.location(of: span.content.lowerBound - span.ticks), isDouble)
  }

  /// The bracket that opens a link or an image.
  mutating func bracket() -> SourceLocation {
    nextBracket().map { text.location(of: $0) } ?? text.location(of: cursor)
  }

  /// Passes the reference definitions that the text starts with. libcmark has taken them out.
  mutating func passDefinitions() {
    while cursor < text.bytes.count {
      let line = text.bytes[cursor...].prefix { $0 != newline }
      guard line.first == UInt8(ascii: "["),
        let end = line.firstIndex(of: UInt8(ascii: "]")), line[end...].starts(with: "]:".utf8)
      else { return }
      cursor = min(line.endIndex + 1, text.bytes.count)
    }
  }

  /// Passes the brackets that a text shows.
  mutating func passBrackets(of shown: String) {
    for byte in shown.utf8 where byte == UInt8(ascii: "[") { _ = nextBracket(escaped: true) }
  }

  /// Passes what stands after the text of a link: `](address "title")`, `][label]` or `]`.
  mutating func passLinkEnd() {
    guard misses < 8, var i = text.bytes[cursor...].firstIndex(of: UInt8(ascii: "]")) else {
      return
    }
    i += 1
    if i < text.bytes.count, text.bytes[i] == UInt8(ascii: "(") {
      i = endOfAddress(from: i)
    } else if i < text.bytes.count, text.bytes[i] == UInt8(ascii: "[") {
      i = text.bytes[i...].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? i
    }
    cursor = i
  }

  private func endOfAddress(from start: Int) -> Int {
    var depth = 0
    var quote: UInt8?
    var i = start
    while i < text.bytes.count {
      let byte = text.bytes[i]
      i += 1
      if byte == UInt8(ascii: "\\") {
        i += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "<") {
        quote = UInt8(ascii: ">")
      } else if byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return i }
      }
    }
    return start
  }

  private mutating func nextBracket(escaped: Bool = false) -> Int? {
    guard misses < 8 else { return nil }
    var i = cursor
    while i < text.bytes.count {
      if text.bytes[i] == UInt8(ascii: "\\"), !escaped {
        i += 1
      } else if text.bytes[i] == UInt8(ascii: "[") {
        cursor = i + 1
        return i
      }
      i += 1
    }
    return miss()
  }

  private mutating func nextCode(_ literal: [UInt8]) -> (content: Range<Int>, ticks: Int)? {
    guard misses < 8 else { return nil }
    var i = cursor
    while i < text.bytes.count {
      guard text.bytes[i] == UInt8(ascii: "`") else {
        i += text.bytes[i] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let ticks = fenceLength(text.bytes[i...])
      if let close = runs.next(length: ticks, from: i + ticks) {
        let content = (i + ticks)..<close
        if reads(content, as: literal) {
          cursor = close + ticks
          return (content, ticks)
        }
      }
      i += ticks
    }
    return miss()
  }

  /// True if libcmark reads a code span of this content as this literal: line ends are blanks, and
  /// one blank on each side is dropped.
  private func reads(_ content: Range<Int>, as literal: [UInt8]) -> Bool {
    let surplus = content.count - literal.count
    guard surplus == 0 || surplus == 2 else { return false }
    let inner = text.bytes[content].dropFirst(surplus / 2).dropLast(surplus / 2)
    return zip(inner, literal).allSatisfy { $0 == $1 || $0 == newline && $1 == space }
  }

  private mutating func miss<Value>() -> Value? {
    misses += 1
    return nil
  }
}

/// Where backticks stand in a text, by the number of them in a row.
private struct BacktickRuns {
  var starts: [Int: [Int]] = [:]

  /// The first run of this length at or after an offset.
  func next(length: Int, from offset: Int) -> Int? {
    guard let starts = starts[length] else { return nil }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < starts.count ? starts[low] : nil
  }
}

private func backtickRuns(in bytes: [UInt8]) -> BacktickRuns {
  var runs = BacktickRuns()
  var i = 0
  while i < bytes.count {
    let length = bytes[i] == UInt8(ascii: "`") ? fenceLength(bytes[i...]) : 0
    if length > 0 { runs.starts[length, default: []].append(i) }
    i += max(length, 1)
  }
  return runs
}
