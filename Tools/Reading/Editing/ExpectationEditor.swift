import WaymarkMarkdown
import WaymarkModel

/// An editor of the expectations in an article.
///
/// Only the bytes of an expectation change. New lines get the line ending of the adjacent lines and
/// their block quote, list, and doc comment markers. An edit can make the article invalid. For
/// example, a line of three backticks would end its block. To check the result, parse the edited
/// article.
package struct ExpectationEditor {
  private let source: MarkdownSource
  /// The number of bytes of the article that precede `source`.
  private let start: Int

  /// Creates an editor of an article's text, whose edits have offsets in that text.
  package init(_ article: Article) {
    let bytes = Array(article.text.utf8)
    source = decoded(bytes, file: article.file).source
    start = bytes.count - source.bytes.count
  }

  /// Returns the edits that replace the lines expected by a snippet's `// Prints` comments; empty
  /// if nothing changes or a comment can't be found.
  package func edits(
    of print: Example.Print, in snippet: Snippet, to lines: [String]
  ) -> [TextEdit] {
    let comments = print.lines.compactMap { comment(at: $0.location, in: snippet) }
    guard comments.count == print.lines.count else { return [] }
    let expected = print.lines.map {
      String(decoding: trimmedEnd($0.text.utf8[...]), as: UTF8.self)
    }
    return LineChange.all(from: expected, to: lines).flatMap { change in
      let (old, new) = (comments[change.old], lines[change.new])
      let replaced = zip(old, new).map { TextEdit(range: offsets($0.text), text: $1) }
      let removed = old.dropFirst(new.count).map { TextEdit(range: offsets($0.whole), text: "") }
      return replaced + removed
        + insertion(of: Array(new.dropFirst(old.count)), at: change.old.upperBound, comments)
    }
  }

  /// Returns the edits that change the lines of a `text, output=` block.
  package func edits(of output: ExpectedOutput, to lines: [String]) -> [TextEdit] {
    let fence = output.location.line - 1
    guard source.lines.indices.contains(fence + output.lines.count + 1) else { return [] }
    let end = source.text(line: fence + output.lines.count + 1).bytes
    let marks = end.prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "~") }
    return LineChange.all(from: output.lines.map(\.text), to: lines).flatMap { change in
      let (old, new) = (output.lines[change.old], lines[change.new])
      let replaced = zip(old, new).map { line, text in
        let range = source.lines[line.number - 1].range
        let own = source.bytes[range].prefix(max(line.column - 1, 0))
        return TextEdit(
          range: offsets(range), text: self.line(text, after: line.text.isEmpty ? marks : own))
      }
      let removed = old.dropFirst(new.count).map {
        TextEdit(range: offsets(wholeLine($0.number - 1)), text: "")
      }
      let added = new.dropFirst(old.count).map {
        line($0, after: marks) + ending(ofLine: fence)
      }
      let place = wholeLine(fence + change.old.upperBound).upperBound
      return replaced + removed
        + (added.isEmpty ? [] : [TextEdit(range: offsets(place..<place), text: added.joined())])
    }
  }

  /// Returns the edit that replaces a comment; nil if the comment isn't at that location.
  package func edit(ofComment text: String, at location: SourceLocation, to new: String)
    -> TextEdit?
  {
    guard source.lines.indices.contains(location.line - 1) else { return nil }
    let line = source.lines[location.line - 1].range
    let start = line.lowerBound + location.column - 1
    guard line.contains(start), source.bytes[start..<line.upperBound].starts(with: text.utf8) else {
      return nil
    }
    return TextEdit(range: offsets(start..<start + text.utf8.count), text: new)
  }

  /// Returns the edit that changes the text of a snippet's option; nil if the snippet doesn't have
  /// the option.
  package func edit(of option: String, in snippet: Snippet, to text: String) -> TextEdit? {
    let line = snippet.location.line - 1
    let fence = source.text(line: line, from: snippet.location.column - 1)
    let info = InfoString(fence.from(fence.bytes.startIndex + fenceLength(fence.bytes)))
    guard let written = options(of: info, in: source.file).value.first(where: { $0.name == option })
    else { return nil }
    let first = source.lines[line].range.lowerBound - 1
    return TextEdit(
      range: offsets(first + written.valueLocation.column..<first + written.endLocation.column),
      text: "\"\(InfoString.escaped(text))\"")
  }
}

extension ExpectationEditor {
  /// A `// Prints "…"` comment in an article. All ranges are offsets into the source.
  private struct PrintComment {
    /// The text between the quotation marks.
    var text: Range<Int>
    /// The bytes that are removed with the comment: the whole line if it contains nothing else.
    var whole: Range<Int>
    /// The index of the line that contains the comment.
    var line: Int
    /// The bytes before the code of the comment's line, and the code's indentation.
    var margin: ArraySlice<UInt8>
    var isAlone: Bool
  }

  private func comment(at location: SourceLocation, in snippet: Snippet) -> PrintComment? {
    guard let code = snippet.lines.first(where: { $0.number == location.line }) else { return nil }
    let line = source.lines[location.line - 1].range
    let start = line.lowerBound + location.column - 1
    let quote = UInt8(ascii: "\"")
    guard source.bytes[start..<line.upperBound].starts(with: "//".utf8),
      let first = source.bytes[start..<line.upperBound].firstIndex(of: quote),
      let last = source.bytes[start..<line.upperBound].lastIndex(of: quote), first < last
    else { return nil }
    let codeStart = max(line.lowerBound + code.column - 1, line.lowerBound)
    let before = source.bytes[codeStart..<start]
    let isAlone = before.allSatisfy(\.isBlank)
    return PrintComment(
      text: first + 1..<last,
      whole: isAlone ? wholeLine(location.line - 1) : trimmedEnd(before).endIndex..<line.upperBound,
      line: location.line - 1,
      margin: source.bytes[line.lowerBound..<codeStart + before.prefix(while: \.isBlank).count],
      isAlone: isAlone)
  }

  /// Returns the edit that adds comments before one of the existing comments, or after all of them.
  private func insertion(
    of lines: [String], at index: Int, _ comments: [PrintComment]
  ) -> [TextEdit] {
    guard !lines.isEmpty, !comments.isEmpty else { return [] }
    let neighbor = comments[max(index - 1, 0)]
    let line = wholeLine(neighbor.line)
    let place = index == 0 ? line.lowerBound : line.upperBound
    let margin = String(decoding: neighbor.margin, as: UTF8.self)
    let text = lines.map { "\(margin)// Prints \"\($0)\"" + ending(ofLine: neighbor.line) }
    return [TextEdit(range: offsets(place..<place), text: text.joined())]
  }

  private func offsets(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + start..<range.upperBound + start
  }

  /// Returns the range of a line with its line ending.
  private func wholeLine(_ line: Int) -> Range<Int> {
    let next = line + 1 < source.lines.count ? source.lines[line + 1].range.lowerBound : nil
    return source.lines[line].range.lowerBound..<(next ?? source.bytes.count)
  }

  private func ending(ofLine line: Int) -> String {
    let end = source.bytes[source.lines[line].range.upperBound..<wholeLine(line).upperBound]
    return end.isEmpty ? "\n" : String(decoding: end, as: UTF8.self)
  }

  /// Returns a line that starts with the markers of the blocks that contain it. An empty line has
  /// no trailing whitespace.
  private func line(_ text: String, after marks: ArraySlice<UInt8>) -> String {
    String(decoding: text.isEmpty ? trimmedEnd(marks) : marks, as: UTF8.self) + text
  }
}

private func trimmedEnd<Bytes: BidirectionalCollection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence
{
  let kept = bytes.lastIndex { !$0.isBlank }.map { bytes.index(after: $0) }
  return bytes[..<(kept ?? bytes.startIndex)]
}
