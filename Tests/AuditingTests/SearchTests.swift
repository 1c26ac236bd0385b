import Testing

@testable import WaymarkAuditing

@Suite struct SearchTests {
  @Test func `a block that compiles alone is asked about once`() {
    let (finding, sources) = FakeCompiler().finding(of: 0, in: document(blocks: "let one = 1"))

    #expect(finding.kind == .compiles)
    #expect(finding.attempts == 1)
    #expect(finding.context == [])
    #expect(sources.count == 1)
  }

  @Test func `the report names the context`() {
    let document = document(blocks: "let one = 1", "let two = 2", "print(one + two)")

    let finding = FakeCompiler().finding(of: 2, in: document).finding

    #expect(finding.context == ["after the blocks at lines 1 and 5"])
    #expect(finding.after == [1, 5])
  }

  @Test func `names that nothing declares are listed`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'trail' in scope"),
      .init(line: 2, message: "cannot find type 'Hike' in scope"),
    ])

    let finding = compiler.finding(of: 0, in: document(blocks: "let hike: Hike = trail.start()"))
      .finding

    #expect(finding.kind == .needsContext)
    #expect(finding.missing.map(\.name) == ["trail", "Hike"])
  }

  @Test func `Foundation is imported if names are missing`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "value of type 'String' has no member 'trimmed'") {
        $0.contains("import Foundation")
      }
    ])

    let finding = compiler.finding(of: 0, in: document(blocks: "print(\"a\".trimmed)")).finding

    #expect(finding.kind == .compiles)
    #expect(finding.context == ["with Foundation"])
  }

  @Test func `an error about the package's API makes a block broken`() {
    let message = "value of type 'Trail' has no member 'length'"
    let compiler = FakeCompiler(rules: [.init(line: 2, message: message)])

    let finding = compiler.finding(of: 0, in: document(blocks: "print(Trail().length)")).finding

    #expect(finding.kind == .broken)
    #expect(finding.notes.map(\.message) == [message])
  }

  @Test func `a member of a type that the document abbreviates isn't broken`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "value of type 'Trail' has no member 'length'")
    ])

    let finding = compiler.finding(
      of: 1, in: document(blocks: "struct Trail {}", "print(Trail().length)")
    ).finding

    #expect(finding.kind == .needsContext)
  }

  @Test func `an error that a comment announces at its line is on purpose`() {
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot convert")])
    let text = "let age = 3\nlet name: String = age // error: not a String"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .errorOnPurpose)
  }

  @Test func `an error at another line than the announced one is broken`() {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot convert")])
    let text = "let age: String = 3\nlet name: String = 4 // error: not a String"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }

  @Test func `modules of other platforms are named without asking the compiler`() {
    let finding = FakeCompiler().finding(
      of: 0, in: document(blocks: "import UIKit\nlet view = UIView()")
    ).finding

    #expect(finding.kind == .otherPlatform)
    #expect(finding.missing.map(\.name) == ["UIKit"])
    #expect(finding.attempts == 0)
  }

  @Test func `a name that is declared again gets a scope of its own`() {
    let document = document(blocks: "let hike = 1", "let trail = hike", "let hike = trail")

    let (_, sources) = FakeCompiler().finding(of: 2, in: document)

    #expect(sources[0].contains("do {\nlet hike = trail\n}"))
  }

  @Test func `a variable that a declared function uses is global`() {
    let (_, sources) = FakeCompiler().finding(
      of: 0, in: document(blocks: "var count = 0\nfunc add() { count += 1 }"))

    #expect(sources[0].contains("nonisolated(unsafe) internal\nvar count = 0"))
  }
}
