import Testing
import WaymarkModel

@testable import WaymarkReading

/// Expectations that are written into articles and parsed again.
@Suite struct ExpectationEditorTests {
  @Test(arguments: [
    "plain", #"back\slash \" at the end \"#, "`code` and ``more``", "&lt; && &amp;#96; &#38; & &",
    #"\&lt; \` \a \\ \\\"#, "a, b=c ~~~ -- <b>", "é 🏔️", " blanks ",
  ])
  func `parsing escaped text returns the original text`(_ text: String) throws {
    let text = text.replacing("\"", with: "'")
    let info = InfoString.escaped(text)

    let read = article(file: "a.md", bytes: Array("```swift, traps=\"\(info)\"\n```\n".utf8))

    #expect(read.diagnostics.isEmpty)
    #expect(read.value.snippets.first?.expectedResult == .traps(text))
  }

  private static let frames: [(before: String, first: String, rest: String, after: String)] = [
    ("", "", "", ""), ("Text\n\n", "", "", "\nText"), ("", "> ", "> ", ""),
    ("", "- ", "  ", "\n- next"), ("", "> 1. ", ">    ", ""), ("<!--\n", "", "", "-->"),
    ("", "   ", "   ", ""), ("\u{FEFF}", "", "", ""),
  ]

  @Test(arguments: ["\n", "\r\n", "\r"], frames.indices)
  func `correcting an output block changes only its lines`(_ ending: String, _ index: Int) throws {
    let frame = Self.frames[index]
    let lists: [[String]] = [[], ["a"], ["a", "", "  b"], ["", "x"], ["`", "b", "c", "", "a"]]
    func text(_ lines: [String]) -> String {
      let block = ["```text, output=top"] + lines + ["```"]
      let framed = block.enumerated().map { index, line in
        let marks = index == 0 ? frame.first : frame.rest
        return line.isEmpty ? String(marks.reversed().drop { $0 == " " }.reversed()) : marks + line
      }
      return (frame.before + framed.joined(separator: "\n") + "\n" + frame.after)
        .replacing("\n", with: ending)
    }
    for old in lists {
      for new in lists {
        let read = article(file: "a.md", bytes: text(old).utf8).value
        let output = try #require(read.outputs.first)

        let edits = ExpectationEditor(read).edits(of: output, to: new)

        #expect(Array(read.text(applying: edits).utf8) == Array(text(new).utf8))
        #expect((old == new) == edits.isEmpty)
      }
    }
  }

  @Test func `comments are replaced, added, and removed in place`() throws {
    let text = """
      > ```swift, example=a
      > print(1) // Prints "1".
      >   //Prints "2"
      > // Prints "3"
      > ```
      """
    func edited(_ lines: [String]) throws -> [Substring] {
      let read = article(file: "a.md", bytes: text.utf8).value
      let promised = [("1", 2, 12), ("2", 3, 5), ("3", 4, 3)].map { text, line, column in
        Example.Print.Line(
          text: text, location: SourceLocation(file: "a.md", line: line, column: column))
      }
      let print = Example.Print(snippet: 0, lines: promised)
      let edits = ExpectationEditor(read).edits(of: print, in: read.snippets[0], to: lines)
      return read.text(applying: edits).split(separator: "\n").dropFirst().dropLast()
    }

    #expect(
      try edited(["x", "2", "4"])
        == [#"> print(1) // Prints "x"."#, #">   //Prints "2""#, #"> // Prints "4""#])
    #expect(try edited(["1", "3"]) == [#"> print(1) // Prints "1"."#, #"> // Prints "3""#])
    #expect(try edited(["2", "3"]) == ["> print(1)", #">   //Prints "2""#, #"> // Prints "3""#])
    #expect(
      try edited(["0", "1", "2", "2.5", "3", "4"]) == [
        #"> // Prints "0""#, #"> print(1) // Prints "1"."#, #">   //Prints "2""#,
        #">   // Prints "2.5""#, #"> // Prints "3""#, #"> // Prints "4""#,
      ])
  }

  @Test func `the changes between two lists of lines are minimal`() {
    #expect(LineChange.all(from: ["a"], to: ["a"]).isEmpty)
    #expect(
      LineChange.all(from: ["a", "b", "c"], to: ["b", "x", "c", "d"]) == [
        LineChange(old: 0..<1, new: 0..<0), LineChange(old: 2..<2, new: 1..<2),
        LineChange(old: 3..<3, new: 3..<4),
      ])
    #expect(LineChange.all(from: ["é"], to: ["e\u{301}"]) == [LineChange(old: 0..<1, new: 0..<1)])
  }
}
