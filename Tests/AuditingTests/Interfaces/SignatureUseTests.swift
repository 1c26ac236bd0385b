import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Programs that use declarations that the document shows without bodies.
@Suite struct SignatureUseTests {
  private static let canvas = "class Canvas {\n  init(width: Int)\n  func clear()\n}"

  @Test func `a block that uses completed declarations isn't broken by an error in them`() {
    let document = document(blocks: Self.canvas, "let canvas = Canvas(width: 1)")
    let line = document.blocks[1].snippet.lines[0].number
    let rules = [
      FakeCompiler.Rule(line: line, message: "cannot find 'Canvas' in scope") {
        $0.contains("class Canvas")
      },
      FakeCompiler.Rule(line: 2, message: "class 'Canvas' has no initializers"),
      FakeCompiler.Rule(line: line, message: "incorrect argument label in call") {
        !$0.contains("class Canvas")
      },
    ]

    #expect(FakeCompiler(rules: rules).finding(of: 1, in: document).finding.kind == .needsContext)
  }
}
