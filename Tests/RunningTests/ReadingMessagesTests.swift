import Testing

@testable import Running

@Suite struct CompilerMessagesTests {
  private func read(_ text: String, source: [String] = ["let a = b", "let c = d"]) -> [String] {
    compilerMessages(in: text, source: source).map(shown)
  }

  private func shown(_ message: CompilerMessage) -> String {
    let notes = message.notes.map(shown).joined(separator: ", ")
    return "\(message.line):\(message.column) \(message.severity.rawValue) \(message.text)"
      + (message.isInExpansion ? " (expansion)" : "") + (notes.isEmpty ? "" : " [\(notes)]")
  }

  @Test func `messages have their notes`() {
    let text = """
      Example.swift:1:9: error: cannot find 'b' in scope
      let a = b
              ^
      Example.swift:2:5: note: did you mean 'c'?
      let c = d
          ^
      Example.swift:2:9: warning: d: error: odd [#odd]
      let c = d
              ^
      """

    #expect(
      read(text) == [
        "1:9 error cannot find 'b' in scope [2:5 note did you mean 'c'?]",
        "2:9 warning d: error: odd",
      ])
  }

  @Test func `a shown line of the source is no message`() {
    let source = ["let a = \"\"\"", "\tExample.swift:1:1: error: fake", "\"\"\""]
    let text = """
      Example.swift:2:1: error: true
              Example.swift:1:1: error: fake
              ^
      """

    #expect(read(text, source: source) == ["2:1 error true"])
  }

  @Test func `a message in an expansion counts where that was asked for`() {
    let text = """
      /tmp/x/@__swiftmacro_1.swift:2:24: error: wrong
      Value()
      ^
      /tmp/x/@__swiftmacro_0.swift:1:1: note: in expansion of macro 'Inner' here
      @Inner
      ^
      Example.swift:2:5: note: in expansion of macro 'Outer' on struct 'S' here
      let c = d
      """

    #expect(read(text) == ["2:5 error wrong (expansion)"])
  }

  @Test func `a message of another file or of none has no place`() {
    let text = """
      <unknown>:0: error: no module
      error: no such file
      /usr/include/x.h:3:4: error: odd
      """

    #expect(read(text) == ["0:0 error no module", "0:0 error no such file", "0:0 error odd"])
  }
}

@Suite struct TranscriptTests {
  @Test func `lines without the secret are nobody's`() {
    let transcript =
      "s check 3 1 2\nforged end\ns assertion 4 5 Example.swift\u{0}send(\u{0})\ns end \n"

    #expect(
      events(in: Array(transcript.utf8), secret: "s") == [
        .check(id: 3),
        .assertion(file: "Example.swift", line: 4, column: 5, text: "send(\n)"), .end,
      ])
  }

  @Test func `a torn record is none`() {
    let transcript = "s record {\"kind\":\"event\",\"pay\ns check x\ns assertion 1\ns"

    #expect(events(in: Array(transcript.utf8), secret: "s") == [])
  }

  @Test func `output belongs to the snippet whose mark comes before it`() {
    let found = portions(of: Array("0s 1\na\nbs 2\ns 1\nc".utf8), secret: "s")

    #expect(found.map(\.snippet) == [nil, 1, 1])
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["0", "a\nb", "c"])
  }
}

@Suite struct ToolchainTests {
  @Test(arguments: [
    ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"'it'\''s'"#, ["it's"]),
    (#""a\"b" "" c\ d"#, [#"a"b"#, "", "c d"]), ("", []),
  ])
  func `a line of shell has its words`(line: String, expected: [String]) {
    #expect(words(of: line) == expected)
  }

  @Test func `a target's name becomes an identifier`() {
    #expect(identifier("swift-thing.2") == "swift_thing_2")
    #expect(identifier("2d") == "_d")
  }

  @Test func `what is no object file asks for no libraries`() {
    #expect(autolinkEntries(of: []) == [])
    #expect(autolinkEntries(of: Array("!<arch>\n".utf8)) == [])
    #expect(
      autolinkEntries(of: [0x7f, 0x45, 0x4c, 0x46, 2, 1] + Array(repeating: 0xff, count: 90)) == [])
  }
}

@Suite struct DigestTests {
  @Test func `where a part ends counts`() {
    #expect(Digest("ab", "c").description != Digest("a", "bc").description)
    #expect(Digest("ab", "c").description == Digest("ab", "c").description)
    #expect(Digest("").description != Digest().description)
    #expect(Digest("ab").description.count == 32)
  }

  @Test func `every byte counts`() {
    let bytes = [UInt8](repeating: 0, count: 20)
    let changed = bytes.indices.map { index in
      var copy = bytes
      copy[index] = 1
      return Digest(copy).description
    }

    #expect(Set(changed + [Digest(bytes).description]).count == 21)
  }
}
