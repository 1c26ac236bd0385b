import Foundation
import Testing
import WaymarkResults
import WaymarkSystem

@testable import WaymarkCompilerOutput

/// The fixture was serialized by the compiler for the source next to it.
@Suite struct CompilerMessagesTests {
  private let file: [UInt8] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/CompilerOutput/serialized-diagnostics-are-decoded")
    return FileSystem.read(folder.path + "/Example.dia") ?? []
  }()

  private func shown(_ message: CompilerMessage) -> String {
    let notes = message.notes.map(shown).joined(separator: ", ")
    return "\(message.line):\(message.column) \(message.severity.rawValue) \(message.text)"
      + (message.isInExpansion ? " (expansion)" : "") + (notes.isEmpty ? "" : " [\(notes)]")
  }

  @Test func `messages include notes, and messages from expansions have the location of the call`()
  {
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

  @Test func `a message about another file has no location`() {
    let places = compilerMessages(in: file, of: "Other.swift")?.map { [$0.line, $0.column] }

    #expect(Set(places ?? []) == [[0, 0]])
  }

  @Test func `the messages of a truncated file are the first messages of the whole file`() throws {
    let all = try #require(compilerMessages(in: file, of: "Example.swift"))
    let cut = stride(from: 0, to: file.count, by: 4).compactMap {
      compilerMessages(in: Array(file.prefix($0)), of: "Example.swift")
    }

    #expect(cut.allSatisfy { $0.count < all.count && $0 == Array(all.prefix($0.count)) })
    #expect(cut.count < 100, "files that end within a message can be read")
  }

  @Test func `damaged files don't crash the reader`() throws {
    let all = try #require(compilerMessages(in: file, of: "Example.swift"))
    let read = stride(from: 4, to: file.count, by: 7).map { offset in
      var damaged = file
      damaged[offset] ^= 0xff
      return compilerMessages(in: damaged, of: "Example.swift")
    }

    #expect(read.count > 100)
    #expect(read.contains(nil), "no damage makes the file unreadable")
    #expect(read.contains { $0 != nil && $0 != all }, "no damage changes a message")
    #expect(read.contains(all), "no damage leaves the messages unchanged")
  }
}
