import Foundation
import Testing
import WaymarkDocComments
import WaymarkModel

@testable import WaymarkMarkdown
@testable import WaymarkReading

/// Invariants of any text, including malformed text.
@Suite struct LawTests {
  @Test func `the segments of an article cover it exactly`() {
    for text in texts {
      let read = article(file: "a.md", bytes: text).value

      let joined = segments(of: read).map { Array($0.text.utf8) }

      #expect(Array(joined.joined()) == Array(read.text.utf8), "\(read.text.debugDescription)")
      #expect(!joined.contains([]))
    }
  }

  @Test func `an article keeps its text unchanged`() {
    for text in texts where String(validating: text, as: UTF8.self) != nil {
      #expect(Array(article(file: "a.md", bytes: text).value.text.utf8) == text)
    }
  }

  @Test func `parsing the same text twice produces the same result`() {
    for text in texts {
      #expect(article(file: "a.md", bytes: text) == article(file: "a.md", bytes: text))
    }
  }

  @Test func `every snippet is a code segment that starts at the snippet's location`() {
    for text in texts {
      let read = article(file: "a.md", bytes: text).value

      var line = 1
      var column = 1
      var starts: Set<[Int]> = []
      for segment in segments(of: read) {
        if case .code = segment { starts.insert([line, column]) }
        (line, column) = advance((line, column), over: Array(segment.text.utf8))
      }

      for snippet in read.snippets {
        let start = [snippet.location.line, snippet.location.column]
        #expect(starts.contains(start), "\(read.text.debugDescription)")
      }
    }
  }

  @Test func `every line of code is at its location`() {
    for text in texts where !text.contains(0) && String(validating: text, as: UTF8.self) != nil {
      let bytes = decoded(text, file: "a.md").source.bytes
      let lines = lineRanges(of: bytes)
      for line in article(file: "a.md", bytes: text).value.snippets.flatMap(\.lines) {
        let shown = Array(line.text.utf8)
        let blanks = shown.prefix { $0 == space }.count
        let code = shown[blanks...]
        let start = lines[line.number - 1].lowerBound + line.column - 1 + blanks
        #expect(bytes[start..<(start + code.count)] == code, "\(line)")
      }
    }
  }

  @Test func `diagnostics are sorted by location, and their locations are in the article`() {
    for text in texts {
      let found = article(file: "a.md", bytes: text).diagnostics.map(\.location)

      let lines = lineRanges(of: text).map(\.count)
      #expect(found == found.sorted())
      #expect(
        found.allSatisfy {
          $0.line >= 1 && $0.column >= 1 && $0.line <= max(lines.count, 1)
            && $0.column <= (lines.isEmpty ? 0 : lines[$0.line - 1]) + 1
        })
    }
  }

  @Test func `a snippet's diagnostics are included in those of the article`() {
    for text in texts {
      let found = article(file: "a.md", bytes: text)

      #expect(Set(found.diagnostics).isSuperset(of: found.value.snippets.flatMap(\.diagnostics)))
    }
  }

  @Test func `the lines of doc comments are found in order, each at its exact location`() {
    for text in texts + swiftTexts {
      let source = decoded(text, file: "a.swift").source
      let ranges = DocComments(in: source.bytes).comments.flatMap(\.lines)
      var end = 0
      for (range, line) in zip(ranges, ranges.map { source.text($0) }) {
        let start = source.lines[line.number - 1].range.lowerBound + line.column - 1
        #expect(start..<(start + line.bytes.count) == range)
        #expect(range.lowerBound >= end && !source.bytes[range].contains(where: isLineEnd))
        end = range.upperBound
      }
    }
  }

  @Test func `every line of code in a doc comment is at its location`() {
    for text in swiftTexts where !text.contains(0) && String(validating: text, as: UTF8.self) != nil
    {
      let bytes = decoded(text, file: "a.swift").source.bytes
      let lines = lineRanges(of: bytes)
      for line in article(file: "a.swift", bytes: text).value.snippets.flatMap(\.lines) {
        let shown = Array(line.text.utf8)
        let blanks = shown.prefix { $0 == space }.count
        let code = shown[blanks...]
        let start = lines[line.number - 1].lowerBound + line.column - 1 + blanks
        #expect(bytes[start..<(start + code.count)] == code, "\(line)")
      }
    }
  }

  @Test func `the segments of a Swift file cover it exactly and include each snippet`() {
    for text in swiftTexts {
      let read = article(file: "a.swift", bytes: text).value

      let found = segments(of: read)

      #expect(Array(found.map { Array($0.text.utf8) }.joined()) == Array(read.text.utf8))
      let code = found.count { if case .code = $0 { true } else { false } }
      #expect(code >= read.snippets.count)
    }
  }

  @Test func `heading addresses are unique`() {
    for text in texts {
      let ids = headings(in: article(file: "a.md", bytes: text).value.blocks)

      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `every snippet appears once and in order`() {
    for text in texts {
      let read = article(file: "a.md", bytes: text).value

      #expect(snippets(in: read.blocks) == Array(read.snippets.indices))
      #expect(read.snippets.map(\.index) == Array(read.snippets.indices))
    }
  }
}

/// Returns the position after some bytes, with lines counted as in CommonMark.
private func advance(_ place: (line: Int, column: Int), over bytes: [UInt8]) -> (Int, Int) {
  var (line, column) = place
  var index = 0
  while line == 1, column == 1, bytes[index...].starts(with: byteOrderMark) { index += 3 }
  while index < bytes.count {
    if bytes[index] == newline || bytes[index] == carriageReturn {
      if bytes[index...].starts(with: [carriageReturn, newline]) { index += 1 }
      (line, column) = (line + 1, 1)
    } else {
      column += 1
    }
    index += 1
  }
  return (line, column)
}

private func headings(in blocks: [Block]) -> [String] {
  var found: [String] = []
  for block in blocks {
    block.walk { if case .heading(_, let id, _) = $0 { found.append(id) } }
  }
  return found
}

private func snippets(in blocks: [Block]) -> [Int] {
  var found: [Int] = []
  for block in blocks {
    block.walk { if case .snippet(let index) = $0 { found.append(index) } }
  }
  return found
}

/// Every fixture and every string below with each kind of line ending, with a byte-order mark, and
/// truncated at random positions; also random strings.
private let texts: [[UInt8]] = {
  let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Reading")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
  let articles = names.sorted().compactMap {
    try? String(contentsOf: fixtures.appending(path: "\($0)/article.md"), encoding: .utf8)
  }
  var random = RandomText(state: 1)
  let whole = (articles + oddities).flatMap { text in
    ["\n", "\r\n", "\r"].map { ending in
      Array(text.utf8).flatMap { $0 == newline ? Array(ending.utf8) : [$0] }
    }
  }
  return whole + whole.map { byteOrderMark + $0 }
    + whole.flatMap { text in
      (0..<4).map { _ in Array(text.prefix(random.next(upTo: text.count + 1))) }
    } + (0..<300).map { _ in random.text() }
}()

/// The first 400 texts as doc comments of each kind, and random Swift.
private let swiftTexts: [[UInt8]] = {
  var random = RandomText(state: 2, tokens: swiftTokens)
  let wrapped = texts.prefix(400).flatMap { text -> [[UInt8]] in
    let lines = lineRanges(of: text).map { text[$0] }
    let starred = lines.flatMap { Array("   * ".utf8) + $0 + [newline] }
    return [
      lines.flatMap { Array("  /// ".utf8) + $0 + [carriageReturn, newline] },
      Array("/**\n".utf8) + starred + Array("*/".utf8),
      Array("/**\n".utf8) + lines.flatMap { Array("  ".utf8) + $0 + [newline] } + Array("*/".utf8),
    ]
  }
  return wrapped + (0..<600).map { _ in random.text() }
}()

private let swiftTokens = [
  "/// ", "///", "/**", "*/", "/*", "//", "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "(", ")",
  "/",
  "\n", "\n", "\r\n", "```swift", "```", "a", "é", " ", "`", "{", "}", "struct A ", "func b", "* ",
  "extension ", ".", "@c", "case ", "init", "\u{FEFF}", "\t", "\0",
]

private let oddities = [
  "", "\n", "\n\n", "a", "```", "```swift", "```swift\n", "```swift\nlet x = 1", "~~~ swift\n\n\n",
  "> ```swift\n> a\nb\n", "- ```swift\n  a\n- b\n", "<!--", "<!-- ```swift", "<!--\n```swift\n-->",
  "\0", "```swift\n\0\n```", "\u{FEFF}", "\u{FEFF}\u{FEFF}```swift\n```", "\t```swift\n\t```",
  ">\t```swift\n>\tx\n", "-\t\t```swift\n\tx\n", "1.\t```swift\n\t\tx\n\t```", "`\u{1A}`",
  "```swift\n¶ \\~ ¿\n```\n\\~¶", "&#0; &#128512; ```swift&#10;\n", "[a]: <", "# ```swift\n```\n",
]

/// Returns random text made of significant markers. It's the same in every run.
private struct RandomText {
  var state: UInt64
  var tokens = RandomText.markdownTokens

  mutating func next(upTo bound: Int) -> Int {
    // Knuth's MMIX generator. Its upper bits are good enough here.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func text() -> [UInt8] {
    (0..<next(upTo: 40)).flatMap { _ in Array(tokens[next(upTo: tokens.count)].utf8) }
  }

  static let markdownTokens = [
    "```swift", "```", "~~~", "~~~ Swift, example=a", "\n", "\n", "\n", "\r\n", "\r", "> ", ">",
    "- ",
    "1. ", "  ", "    ", "\t", "<!--", "-->", "<div>", "</div>", "<pre>", "a", "é", "|", "|-|-|",
    "`",
    "``", "*", "**", "[", "](", ")", "![", "]", "[a]: /u", "# ", "---", "===", "\\", "&amp;", ", ",
    "\"", "fails=", "example=", "~", "~~", "<doc:A>", "https://a.b", "\0", "¶", "{.swift}",
    "text, ",
  ]
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }
