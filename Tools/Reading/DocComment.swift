/// A doc comment of a Swift file: Markdown about a declaration.
struct DocComment {
  /// The names of the types around the declaration, and its own: `["Store", "send"]`. Empty where
  /// the comment documents nothing that has a name.
  var declaration: [String]
  /// The Markdown, without the marks of the comment, each line at its place in the file.
  var lines: [Source.Text]

  /// The default name of its examples: `store-send`; `top` where the comment documents nothing.
  var exampleName: String {
    declaration.isEmpty ? "top" : declaration.map(hyphenated).joined(separator: "-")
  }

  /// The declaration as a reader knows it: `Store.send`.
  var title: String { declaration.joined(separator: ".") }
}

/// The doc comments of a Swift file, in its order.
///
/// Lines with `///` that follow each other are one comment. As the compiler does, the indentation of
/// a comment's first line is taken off the others.
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

/// The lines of `/** … */`, without the stars that may stand before each.
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

/// How long the blanks and the star are that a line starts with; nil if something follows the star
/// at once, so that it is one of the text.
private func starLength(_ bytes: ArraySlice<UInt8>) -> Int? {
  let blanks = bytes.prefix(while: isBlank).count
  let rest = bytes.dropFirst(blanks)
  guard rest.first == UInt8(ascii: "*") else { return nil }
  return rest.dropFirst().first.map(isBlank) ?? true ? blanks + 1 : nil
}

/// Takes the indentation of the first line that is not blank off every line, as far as it has one.
private func unindented(_ lines: [Source.Text]) -> [Source.Text] {
  let indentation = lines.lazy.map { $0.bytes.prefix(while: isBlank).count }
  let first = zip(lines, indentation).first { $0.bytes.count > $1 }?.1 ?? 0
  return zip(lines, indentation).map { $0.from($0.bytes.startIndex + min(first, $1)) }
}

/// Finds the lines of rising offsets.
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

  /// The one line that a range lies in, without its first bytes.
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

/// A name of Swift as part of an example's name: `sendAndWait` is `send-and-wait`, `URLSession` is
/// `url-session`, and `==` is `operator`.
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
