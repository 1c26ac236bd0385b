import Testing
import WaymarkSamples

/// Each folder of `Tests/Fixtures/Auditing` holds a document and, in `expected/findings.txt`, what
/// an audit prints about it: the findings, their counts, and the messages. `WAYMARK_RECORD=1`
/// records it.
@Suite struct AuditFixtureTests {
  @Test func `an audit's output matches the fixtures`() async throws {
    let project = try Project.shared.get()
    let names = try FixtureFolder.names(in: "Auditing")
    for name in names {
      let document = try FixtureFolder("Auditing/\(name)").bytes(of: "article.md")
      try project.write("Audited/\(name).md", document)
    }

    // One audit compiles the blocks of all documents together.
    let run = try await project.waymark("audit", "Audited")

    for name in names {
      let folder = FixtureFolder("Auditing/\(name)")
      let found = [
        "article.md": String(decoding: try folder.bytes(of: "article.md"), as: UTF8.self),
        "expected/findings.txt": report(about: "Audited/\(name).md", in: run),
      ]
      #expect(try folder.files(orRecording: found) == found, "\(name)")
    }
    #expect(run.status == 1)
  }

  /// Returns what an audit of the folder `Audited` prints about one of its documents.
  private func report(about file: String, in run: Project.Run) -> String {
    let findings = run.output.split(separator: "\n").filter { $0.hasPrefix("\(file):") }
    // The lines below a message belong to it.
    var isOwn = false
    let messages = run.messages.split(separator: "\n").filter { line in
      if line.hasPrefix("Audited/") { isOwn = line.hasPrefix("\(file):") }
      return isOwn
    }
    return (findings + messages).map { $0.replacing(file, with: "article.md") + "\n" }.joined()
  }
}
