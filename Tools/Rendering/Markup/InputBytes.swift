import WaymarkHashing
import WaymarkModel

/// An encoding of everything that a file or part of a site is made from. Its key is computed from
/// these bytes.
///
/// The boundaries between values are significant, so `ab, c` and `a, bc` differ.
package struct InputBytes {
  /// The added bytes, followed by unused bytes. Storing values in place is several times faster
  /// than appending them to an array.
  private var storage = [UInt8](repeating: 0, count: 2_048)
  private var count = 0

  package init() {}

  /// The added bytes, including the lengths of lists and text.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// A key that is equal for equal bytes.
  package var key: ContentHash {
    storage.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Makes room for more bytes, and counts them as added.
  ///
  /// - Returns: Where the bytes must be stored.
  private mutating func extend(by added: Int) -> Int {
    let start = count
    count += added
    if count > storage.count {
      storage += repeatElement(0, count: max(count, 2 * storage.count) - storage.count)
    }
    return start
  }

  private mutating func append(_ added: UnsafeRawBufferPointer) {
    let start = extend(by: added.count)
    storage.withUnsafeMutableBytes { $0[start..<count].copyBytes(from: added) }
  }

  /// Adds a number in a fixed number of bytes.
  package mutating func add(_ number: Int) {
    let start = extend(by: MemoryLayout<Int>.size)
    storage.withUnsafeMutableBytes {
      $0.storeBytes(of: number, toByteOffset: start, as: Int.self)
    }
  }

  /// Adds a list of numbers, preceded by its count.
  package mutating func add(_ numbers: [Int]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  /// Adds text, preceded by its length.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a hash, which has a fixed length.
  package mutating func add(_ hash: ContentHash) {
    withUnsafeBytes(of: hash) { append($0) }
  }

  /// Adds bytes as one value, preceded by their number.
  package mutating func add(_ added: [UInt8]) {
    add(added.count)
    added.withUnsafeBytes { append($0) }
  }
}

extension InputBytes {
  /// Adds blocks with their formatting. Their snippets and outputs are added as indices.
  package mutating func add(_ blocks: some Collection<Block>) {
    add(blocks.count)
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading(let level, let id, let text):
      start("h", id)
      add(level)
      add(text)
    case .paragraph(let text):
      start("p")
      add(text)
    case .quote(let inside):
      start("q")
      add(inside)
    case .aside(let kind, let inside):
      start("a", kind)
      add(inside)
    case .list(let start, let tight, let items):
      self.start(tight ? "l" : "L", start.map(String.init))
      add(items.count)
      for item in items {
        self.start(item.done.map { $0 ? "x" : "o" } ?? "-")
        add(item.blocks)
      }
    case .snippet(let index):
      start("s")
      add(index)
    case .output(let index):
      start("O")
      add(index)
    case .code(let language, let text): start("c", language, text)
    case .table(let alignments, let header, let rows):
      start("t", alignments.map(\.rawValue).joined(separator: " "))
      add(rows.count)
      for row in [header] + rows {
        add(row.count)
        for cell in row { add(cell) }
      }
    case .html(let text): start("H", text)
    case .rule: start("r")
    }
  }

  /// Adds text with its formatting.
  package mutating func add(_ inlines: [Inline]) {
    add(inlines.count)
    for inline in inlines {
      switch inline {
      case .text(let text): start("t", text)
      case .code(let text): start("c", text)
      case .emphasis(let inside):
        start("e")
        add(inside)
      case .strong(let inside):
        start("s")
        add(inside)
      case .strikethrough(let inside):
        start("k")
        add(inside)
      case .link(let destination, let title, let inside, _):
        start("l", destination, title)
        add(inside)
      case .image(let source, let title, let inside, _):
        start("i", source, title)
        add(inside)
      case .symbol(let name, _): start("S", name)
      case .document(let article, let heading, _): start("d", article, heading)
      case .html(let text): start("h", text)
      case .softBreak: start("b")
      case .lineBreak: start("B")
      }
    }
  }

  /// Adds a letter for the kind of the value that follows. Kinds that can occur in the same place
  /// have different letters.
  private mutating func start(_ kind: Unicode.Scalar) {
    withUnsafeBytes(of: UInt8(ascii: kind)) { append($0) }
  }

  private mutating func start(_ kind: Unicode.Scalar, _ text: String) {
    start(kind)
    add(text)
  }

  private mutating func start(_ kind: Unicode.Scalar, _ text: String?) {
    start(kind)
    add(text)
  }

  private mutating func start(_ kind: Unicode.Scalar, _ first: String?, _ second: String?) {
    start(kind, first)
    add(second)
  }

  /// Adds optional text.
  private mutating func add(_ text: String?) {
    if let text { add(text) } else { add(-1) }
  }

  /// Adds everything that a page can show of a snippet, except for its results.
  package mutating func add(_ snippet: Snippet) {
    add(snippet.index)
    add(snippet.location.line)
    add(snippet.visibility.rawValue)
    add(snippet.example)
    add(snippet.uses)
    add(snippet.slot)
    add(snippet.unreached)
    start(snippet.hidesTimeline ? "h" : "s")
    switch snippet.expectedResult {
    case .fails(let text): start("f", text)
    case .traps(let text): start("t", text)
    case .reports(let text): start("r", text)
    case .untested(let reason): start("u", reason)
    case nil: start("p")
    }
    add(snippet.diagnostics.count)
    for problem in snippet.diagnostics { add("\(problem) \(problem.hint ?? "")") }
    add(snippet.lines)
  }

  /// Adds lines of code or output.
  package mutating func add(_ lines: [Snippet.Line]) {
    add(lines.count)
    for line in lines {
      add(line.number)
      add(line.text)
    }
  }
}
