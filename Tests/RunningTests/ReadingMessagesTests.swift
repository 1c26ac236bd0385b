import Foundation
import Testing

@testable import WaymarkRunning

/// The fixture is what the compiler serialized for the source beside it.
@Suite struct CompilerMessagesTests {
  private let file: [UInt8] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Running/diagnostics")
    return FileSystem.read(folder.path + "/Example.dia") ?? []
  }()

  private func shown(_ message: CompilerMessage) -> String {
    let notes = message.notes.map(shown).joined(separator: ", ")
    return "\(message.line):\(message.column) \(message.severity.rawValue) \(message.text)"
      + (message.isInExpansion ? " (expansion)" : "") + (notes.isEmpty ? "" : " [\(notes)]")
  }

  @Test func `messages have their notes, and those of an expansion the place that asked for it`() {
    let messages = compilerMessages(in: file, of: "Example.swift")?.map(shown)

    #expect(
      messages == [
        "9:10 warning Example.swift:1:2: error: cannot convert",
        "5:3 error no exact matches in call to macro 'Test'",
        "6:3 error Attribute 'Test' must specify arguments when used with function 'h(x:)' "
          + "(from macro 'Test ') [6:3 note Add 'arguments:' with one collection]",
        "6:3 error cannot find type 'Nothing' in scope (expansion)",
        "6:19 error cannot find type 'Nothing' in scope",
        "8:42 error cannot find type 'NotThere' in scope (expansion)",
        "8:30 error cannot find type 'NotThere' in scope",
        "12:5 error value of type 'String' has no member 'nothing'",
        "14:21 error incorrect argument label in call (have 'there:', expected 'here:')",
        "15:22 error missing argument for parameter 'here' in call "
          + "[13:6 note 'called(here:)' declared here]",
        "6:3 error cannot find type 'Nothing' in scope (expansion)",
        "6:3 error cannot find 'Nothing' in scope (expansion)",
      ])
  }

  @Test func `a message about another file has no place`() {
    let places = compilerMessages(in: file, of: "Other.swift")?.map { [$0.line, $0.column] }

    #expect(Set(places ?? []) == [[0, 0]])
  }

  @Test func `a file that ends early has no message that the whole file has not`() throws {
    let all = try #require(compilerMessages(in: file, of: "Example.swift"))
    let cut = stride(from: 0, to: file.count, by: 4).compactMap {
      compilerMessages(in: Array(file.prefix($0)), of: "Example.swift")
    }

    #expect(cut.allSatisfy { $0.count < all.count && $0 == Array(all.prefix($0.count)) })
    #expect(cut.count < 100, "only where it ends between two messages")
  }

  @Test func `a damaged file does no harm`() {
    for offset in stride(from: 4, to: file.count, by: 7) {
      var damaged = file
      damaged[offset] ^= 0xff
      _ = compilerMessages(in: damaged, of: "Example.swift")
    }
  }
}

@Suite struct TranscriptTests {
  private func record(_ text: String) -> [UInt8] {
    withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { Array($0) } + text.utf8
  }

  private func transcript(_ records: String...) -> Transcript {
    Transcript(records.flatMap(record))
  }

  @Test func `a record has a kind and a payload, with any bytes`() {
    #expect(
      transcript("check 3", "assertion 4 5 Example.swift\nsend(\n)", "end ").events == [
        .check(id: 3),
        .assertion(file: "Example.swift", line: 4, column: 5, text: "send(\n)"), .end,
      ])
  }

  @Test func `a torn record is none`() {
    let records = ["record {\"kind\":\"event\",\"pay", "check x", "assertion 1", "end", ""]

    #expect(Transcript(records.flatMap(record) + [9, 0, 0, 0, 1]).events == [])
    #expect(Transcript([255, 255, 255, 255, 1]).events == [])
  }

  @Test func `output belongs to the snippet whose mark comes before it`() {
    let found = transcript("snippet 1 aa", "snippet 2 bb", "snippet 1 cc")
      .portions(of: Array("0aaa\nbbbccc".utf8))

    #expect(found.map(\.snippet) == [nil, 1, 2, 1])
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["0", "a\n", "b", "c"])
  }

  @Test func `a mark that was never reported is the example's own output`() {
    let found = transcript("snippet 1 aa").portions(of: Array("bb\naax".utf8))

    #expect(found.map(\.snippet) == [nil, 1])
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
    #expect(ObjectFile([]) == nil)
    #expect(ObjectFile(Array("!<arch>\n".utf8)) == nil)
    let damaged = ObjectFile([0x7f, 0x45, 0x4c, 0x46, 2, 1] + Array(repeating: 0xff, count: 90))
    #expect(damaged?.autolinkEntries == [])
    #expect(damaged?.definedNames == [])
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
