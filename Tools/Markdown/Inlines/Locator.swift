import WaymarkModel

/// A search for the locations of inlines in their text, in the order in which libcmark returns the
/// inlines.
///
/// libcmark's own columns for inlines are wrong after a link that spans two lines, after a
/// reference definition, and on lines that a block quote or a list indents. Each inline is
/// therefore searched for, starting at the end of the previous inline. If an inline can't be found,
/// that end is its location.
///
/// - Complexity: O(*n*) for all inlines of an `InlineText` together, where *n* is its number of
///   bytes. After eight failed searches, the remaining inlines aren't searched for.
struct Locator {
  let text: InlineText
  private var cursor = 0
  private var misses = 0
  private lazy var runs = backtickRuns(in: text.bytes)

  init(_ text: InlineText) { self.text = text }

  /// Returns the offset of the next occurrence of the bytes, and advances past it.
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

  /// Returns the location of the next occurrence of the bytes, and advances past it.
  mutating func location(of needle: some Collection<UInt8>) -> SourceLocation {
    text.location(of: find(needle) ?? cursor)
  }

  /// Returns the location of the next code span with the given contents, and whether its author
  /// wrote `literal` between exactly two backticks on each side.
  mutating func code(_ literal: [UInt8]) -> (location: SourceLocation, isDouble: Bool) {
    guard let span = nextCode(literal) else { return (text.location(of: cursor), false) }
    let isDouble =
      span.ticks == 2 && span.content.count == literal.count
      && text.bytes[span.content].elementsEqual(literal)
    return (text.location(of: span.content.lowerBound - span.ticks), isDouble)
  }

  /// Returns the location of the bracket that opens a link or an image.
  mutating func bracket() -> SourceLocation {
    nextBracket().map { text.location(of: $0) } ?? text.location(of: cursor)
  }

  /// Skips the reference definitions at the start of the text, which libcmark has removed.
  mutating func passDefinitions() {
    while cursor < text.bytes.count {
      let line = text.bytes[cursor...].prefix { $0 != newline }
      guard line.first == UInt8(ascii: "["),
        let end = line.firstIndex(of: UInt8(ascii: "]")), line[end...].starts(with: "]:".utf8)
      else { return }
      cursor = min(line.endIndex + 1, text.bytes.count)
    }
  }

  /// Skips the brackets in the displayed text.
  mutating func passBrackets(of shown: String) {
    // The displayed text doesn't show which brackets were escaped.
    for byte in shown.utf8 where byte == UInt8(ascii: "[") { _ = nextBracket(escaped: true) }
  }

  /// Skips the part of a link after its text: `](address "title")`, `][label]`, or `]`.
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
        // Outside a code span, a backslash escapes a backtick.
        i += text.bytes[i] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let ticks = fenceLength(text.bytes[i...])
      // Runs of other lengths are part of the code span.
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

  /// Returns whether libcmark parses a code span with this content as this literal. libcmark turns
  /// line endings into spaces and drops one space on each side.
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

/// The offsets of the runs of backticks in text, keyed by length.
private struct BacktickRuns {
  var starts: [Int: [Int]] = [:]

  /// Returns the first run of the given length at or after an offset.
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
