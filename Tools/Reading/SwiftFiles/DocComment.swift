/// A doc comment of a Swift file, as Markdown about a declaration.
struct DocComment {
  /// The names of the enclosing types followed by the declaration's own name: `["Store", "send"]`.
  /// Empty if the comment doesn't document a named declaration.
  var declaration: [String]
  /// The Markdown without the comment markers, with the location of each line in the file.
  var lines: [Source.Text]

  /// The default name of its examples: `store-send`, or `top` if the comment documents nothing.
  var exampleName: String {
    declaration.isEmpty ? "top" : declaration.map(hyphenated).joined(separator: "-")
  }

  /// The qualified name of the declaration: `Store.send`.
  var title: String { declaration.joined(separator: ".") }
}

/// Returns the doc comments of a Swift file, in order.
///
/// Consecutive `///` lines form one comment. As in the compiler, the indentation of a comment's
/// first line is removed from all of its lines.
func docComments(of source: Source) -> [DocComment] {
  let tokens = SwiftLexer.tokens(of: source.bytes)
  let declarations = documentedDeclarations(of: tokens, in: source.bytes)
  var lines = LineFinder(source: source)
  var comments: [DocComment] = []
  var last: (token: Int, line: Int)?
  for (index, token) in tokens.enumerated() {
    guard let declaration = declarations[index] else { continue }
    let line = lines.line(of: token.range.lowerBound)
    if token.kind == .docLine, let last, last == (index - 1, line - 1) {
      comments[comments.count - 1].lines.append(lines.text(token.range, without: 3))
      comments[comments.count - 1].declaration = declaration
    } else if token.kind == .docLine {
      comments.append(
        DocComment(declaration: declaration, lines: [lines.text(token.range, without: 3)]))
    } else {
      comments.append(
        DocComment(declaration: declaration, lines: blockLines(of: token.range, in: &lines)))
    }
    last = token.kind == .docLine ? (index, line) : nil
  }
  return comments.map { DocComment(declaration: $0.declaration, lines: unindented($0.lines)) }
}

/// Returns the lines of `/** … */`, without the asterisks that can precede each of them.
private func blockLines(of range: Range<Int>, in lines: inout LineFinder) -> [Source.Text] {
  let bytes = lines.source.bytes
  let isClosed = range.count >= 5 && bytes[..<range.upperBound].suffix(2).elementsEqual("*/".utf8)
  let inner = (range.lowerBound + 3)..<(range.upperBound - (isClosed ? 2 : 0))
  let all = lines.texts(inner)
  let rest = all.dropFirst()
  let isStarred = rest.first { !$0.bytes.allSatisfy(isBlank) }.map { starLength($0.bytes) != nil }
  guard isStarred == true else {
    return all.prefix(1).map { $0.from($0.bytes.firstIndex { !isBlank($0) } ?? $0.bytes.endIndex) }
      + unindented(Array(rest))
  }
  return all.prefix(1) + rest.map { $0.from($0.bytes.startIndex + (starLength($0.bytes) ?? 0)) }
}

/// Returns the length of the whitespace and the asterisk at the start of a line; nil if the
/// asterisk isn't followed by a space or tab, because it is then part of the text.
private func starLength(_ bytes: ArraySlice<UInt8>) -> Int? {
  let blanks = bytes.prefix(while: isBlank).count
  let rest = bytes.dropFirst(blanks)
  guard rest.first == UInt8(ascii: "*") else { return nil }
  return rest.dropFirst().first.map(isBlank) ?? true ? blanks + 1 : nil
}

/// Removes the indentation of the first nonblank line from every line, as far as the line has it.
private func unindented(_ lines: [Source.Text]) -> [Source.Text] {
  let indentation = lines.lazy.map { $0.bytes.prefix(while: isBlank).count }
  let first = zip(lines, indentation).first { $0.bytes.count > $1 }?.1 ?? 0
  return zip(lines, indentation).map { $0.from($0.bytes.startIndex + min(first, $1)) }
}

/// Finds the lines of ascending offsets.
private struct LineFinder {
  let source: Source
  private var current = 0

  init(source: Source) { self.source = source }

  mutating func line(of offset: Int) -> Int {
    while current + 1 < source.lines.count,
      source.lines[current + 1].range.lowerBound <= offset
    { current += 1 }
    return current
  }

  /// Returns the line that contains a range, starting after the range's first `mark` bytes.
  mutating func text(_ range: Range<Int>, without mark: Int) -> Source.Text {
    let line = source.lines[line(of: range.lowerBound)]
    let start = range.lowerBound + mark
    return Source.Text(
      bytes: source.bytes[start..<range.upperBound], number: line.number,
      column: line.column + start - line.range.lowerBound)
  }

  mutating func texts(_ range: Range<Int>) -> [Source.Text] {
    var texts = [Source.Text]()
    let first = line(of: range.lowerBound)
    for line in source.lines[first...].prefix(while: { $0.range.lowerBound <= range.upperBound }) {
      let start = max(line.range.lowerBound, range.lowerBound)
      let end = max(start, min(line.range.upperBound, range.upperBound))
      texts.append(
        Source.Text(
          bytes: source.bytes[start..<end], number: line.number,
          column: line.column + start - line.range.lowerBound))
    }
    return texts
  }
}

/// Converts a Swift name for use in an example's name: `sendAndWait` becomes `send-and-wait`,
/// `URLSession` becomes `url-session`, and `==` becomes `operator`.
private func hyphenated(_ name: String) -> String {
  let letters = Array(name)
  var words = [""]
  for (index, letter) in letters.enumerated() {
    guard letter.isLetter || letter.isNumber else {
      words.append("")
      continue
    }
    let next = index + 1 < letters.count ? letters[index + 1] : " "
    let before = index > 0 ? letters[index - 1] : " "
    if letter.isUppercase, !before.isUppercase || next.isLowercase { words.append("") }
    words[words.count - 1] += letter.lowercased()
  }
  let parts = words.filter { !$0.isEmpty }
  return parts.isEmpty ? "operator" : parts.joined(separator: "-")
}
