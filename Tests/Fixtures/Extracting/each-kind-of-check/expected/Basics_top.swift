import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
#expect(1 == 1, sourceLocation: __waymarkCheck(0, 7, 1))
#expect(1 == 1, "one", sourceLocation: __waymarkCheck(1, 8, 1))
#expect(1 == 1, sourceLocation: __waymarkCheck(2, 9, 1))
#expect(
  1 == 1, sourceLocation: __waymarkCheck(3, 10, 1)  // why
)
_ = try #require(try #require(Optional(Optional(1)), sourceLocation: __waymarkCheck(5, 13, 22)), sourceLocation: __waymarkCheck(4, 13, 9))
#expect(throws: CancellationError.self, sourceLocation: __waymarkCheck(6, 14, 1)) { throw CancellationError() }
#expect(throws: CancellationError.self, sourceLocation: __waymarkCheck(7, 15, 1), performing: { throw CancellationError() })
#expect(sourceLocation: __waymarkCheck(8, 16, 1)) { throw CancellationError() } throws: { _ in true }
#expect("comment", sourceLocation: __waymarkCheck(9, 17, 1)) { throw CancellationError() } throws: { _ in true }
await #expect(processExitsWith: .failure, sourceLocation: __waymarkCheck(10, 18, 7)) { fatalError() }
await confirmation(sourceLocation: __waymarkCheck(11, 19, 7)) { confirm in confirm() }
await confirmation("c", expectedCount: 2, sourceLocation: __waymarkCheck(12, 20, 7)) { confirmation in confirmation(count: 2) }
await Testing.confirmation(sourceLocation: __waymarkCheck(13, 21, 7)) { $0() }
await confirmation("c", sourceLocation: __waymarkCheck(14, 22, 7), { confirm in confirm() })
withKnownIssue(sourceLocation: __waymarkCheck(15, 23, 1)) { Issue.record("x") }
withKnownIssue("k", isIntermittent: true, sourceLocation: __waymarkCheck(16, 24, 1)) { Issue.record("x") } matching: { _ in true }
withKnownIssue("k", sourceLocation: __waymarkCheck(17, 25, 1), { Issue.record("x") }, matching: { _ in true })
#expect(1 == 1, sourceLocation: __waymarkAt(__waymarkCheck(18, 26, 1), #_sourceLocation))
let text = "#expect(false) \(try #require(Optional(1), sourceLocation: __waymarkCheck(19, 27, 34)))"
#if false
#expect(false)
#endif
// #expect(false)
#expect()
}

private func __waymarkAt(
  _ check: Testing.SourceLocation, _ own: Testing.SourceLocation
) -> Testing.SourceLocation { own }
