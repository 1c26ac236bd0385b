import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct LanguageModeTests {
  @Test func `a documented error can be specific to the Swift 6 language mode`() {
    let rule = FakeCompiler.Rule(line: 2, message: "capture of 'hike'", isStrict: true)
    let compiler = FakeCompiler(rules: [rule])
    let marked = compiler.finding(of: 0, in: document(blocks: "start { hike.walk() }  // Error")).finding
    let plain = compiler.finding(of: 0, in: document(blocks: "start { hike.walk() }")).finding

    #expect(marked.kind == .errorOnPurpose)
    #expect(marked.context == ["in the Swift 6 language mode"])
    #expect(plain.kind == .compiles)
    #expect(plain.attempts == 1)
  }
}
