import Testing
import WaymarkModel

@testable import WaymarkReading

@Suite struct PlaceTests {
  @Test(
    arguments: [
      "```swift\nx\n```\n": ["1:1", "2:1|x"],
      "\u{FEFF}```swift\nx\n```\n": ["1:1", "2:1|x"],
      "\u{FEFF}\u{FEFF}> ```swift\n> x\n> ```\n": ["1:3", "2:3|x"],
      "<!--\u{FEFF}\n> ```swift, example=a\n> x\n> ```\n-->": ["2:3", "3:3|x"],
      "a\r\n\r\n```swift\r\nx\r\n\r\n```\r\n": ["3:1", "4:1|x", "5:1|"],
      "a\r\r  ```swift\r   x\r ```\r": ["3:3", "4:3| x"],
      "> ```swift\n> x\n>y\n>\n> ```": ["1:3", "2:3|x", "3:2|y", "4:2|"],
      "- é\n\n  ```swift\n  é = x\n    y\n\n  ```\n": ["3:3", "4:3|é = x", "5:3|  y", "6:1|"],
      ">\t```swift\n>\tx\n>\t\ty\n>\t```\n": ["1:3", "2:2| x", "3:2| \ty"],
      "- a\n\n\t```swift\n\tx\n\t```\n": ["3:2", "4:1| x"],
      "- a\n\n  ```swift\n\tx\n  ```\n": ["3:3", "4:0|  x"],
      "1.  - ```swift\n      x\n      ```\n": ["1:7", "2:7|x"],
      "<!-- a\n  ```swift, example=a\n   x\n``` -->": ["2:3", "3:3| x"],
      "<!-- ```swift, example=a\nx\n``` -->": ["1:6", "2:1|x"],
      "> <!--\n> > ```swift, example=a\n> > x\n> > ```\n> -->\n": ["2:5", "3:5|x"],
      "- <!--\n\n  ```swift, example=a\n\n  x\n  ```\n  -->\n": ["3:3", "4:1|", "5:3|x"],
      "```swift\nx\0y\n```": ["1:1", "2:1|x\u{FFFD}y"],
      "```swift\n\"\\~\"\n```": ["1:1", "2:1|\"\\~\""],
    ])
  func `a snippet and its lines are located where they appear in the file`(
    _ text: String, _ places: [String]
  ) {
    let snippets = read(text).value.snippets

    let found = snippets.flatMap { snippet in
      ["\(snippet.location.line):\(snippet.location.column)"]
        + snippet.lines.map { "\($0.number):\($0.column)|\($0.text)" }
    }
    #expect(found == places)
  }

  @Test(
    arguments: [
      "[a](b)": ["1:1"], "> c\n> `[` [a](b)": ["2:7"], "\\[ [ [a](b) ![i](j)": ["1:6", "1:13"],
      "[a](b\n\"t\") <doc:A>\n``B``": ["1:1", "2:6", "3:1"],
      "[r]: /u\n[s]:\n/v\n[r] ``A/b``": ["4:1", "4:5"], "[r]: a b\n[c](d)": ["2:1"],
      "- [a](b)[c](d)\n  <doc:A#b>": ["1:3", "1:9", "2:3"],
      "# A ``B`` `` ` `` ``C``\n\nd\n===": ["1:5", "1:19"],
      "see https://a.b/c. and www.d.e": ["1:5", "1:24"],
      "|a|\n|-|\n| \\| ``X`` | ": ["3:6"], "é [a][b]\n\n[b]: /c": ["1:4"],
    ])
  func `links, symbols, and pictures are located where they appear in the file`(
    _ text: String, _ places: [String]
  ) {
    let found = read(text).value.blocks.flatMap(locations)

    #expect(found.map { "\($0.line):\($0.column)" } == places)
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], "a.md:2:2"), ([0xEF, 0xBB, 0xBF, 0xC3], "a.md:1:1"),
      ([0xC0, 0x80], "a.md:1:1"), ([0xED, 0xA0, 0x80], "a.md:1:1"),
      ([0x61, 0xF4, 0x90, 0x80, 0x80, 0x0A, 0xFF], "a.md:1:2"),
      ([0x0D, 0xC3, 0xA9, 0xE2, 0x82], "a.md:2:3"),
    ] as [([UInt8], String)])
  func `the first byte that isn't UTF-8 is an error`(_ bytes: [UInt8], _ place: String) {
    #expect(
      article(file: "a.md", bytes: bytes).diagnostics.map(\.description) == [
        "\(place): error: this byte isn't valid UTF-8\n  save the file as UTF-8"
      ])
  }

  @Test func `only the snippet that contains invalid UTF-8 has an error`() {
    let bytes = [UInt8]("```swift\na\n```\n```swift\n".utf8) + [0xFF] + "\n```\n".utf8

    let snippets = article(file: "a.md", bytes: bytes).value.snippets

    #expect(snippets.map(\.diagnostics.isEmpty) == [true, false])
    #expect(snippets.map(\.code) == ["a\n", "\u{FFFD}\n"])
  }
}

private func locations(in block: Block) -> [Place] {
  switch block {
  case .heading(_, _, let inlines), .paragraph(let inlines): inlines.flatMap(locations)
  case .quote(let blocks), .aside(_, let blocks): blocks.flatMap(locations)
  case .list(_, _, let items): items.flatMap(\.blocks).flatMap(locations)
  case .table(_, let header, let rows): (header + rows.joined()).joined().flatMap(locations)
  case .snippet, .output, .code, .html, .rule: []
  }
}

private func locations(in inline: Inline) -> [Place] {
  switch inline {
  case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
    inner.flatMap(locations)
  case .link(_, _, let inner, let location), .image(_, _, let inner, let location):
    [location] + inner.flatMap(locations)
  case .symbol(_, let location), .document(_, _, let location): [location]
  case .text, .code, .html, .softBreak, .lineBreak: []
  }
}
