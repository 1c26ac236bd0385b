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
#expect(throws: CancellationError.self, sourceLocation: __waymarkCheck(4, 13, 1)) { throw CancellationError() }
#expect(throws: CancellationError.self, sourceLocation: __waymarkCheck(5, 14, 1), performing: { throw CancellationError() })
#expect(sourceLocation: __waymarkCheck(6, 15, 1)) { throw CancellationError() } throws: { _ in true }
#expect("comment", sourceLocation: __waymarkCheck(7, 16, 1)) { throw CancellationError() } throws: { _ in true }
await #expect(processExitsWith: .failure, sourceLocation: __waymarkCheck(8, 17, 7)) { fatalError() }
await confirmation(sourceLocation: __waymarkCheck(9, 18, 7)) { confirm in confirm() }
await confirmation("c", expectedCount: 2, sourceLocation: __waymarkCheck(10, 19, 7)) { confirmation in confirmation(count: 2) }
await Testing.confirmation(sourceLocation: __waymarkCheck(11, 20, 7)) { $0() }
await confirmation("c", sourceLocation: __waymarkCheck(12, 21, 7), { confirm in confirm() })
withKnownIssue(sourceLocation: __waymarkCheck(13, 22, 1)) { Issue.record("x") }
withKnownIssue("k", isIntermittent: true, sourceLocation: __waymarkCheck(14, 23, 1)) { Issue.record("x") } matching: { _ in true }
withKnownIssue("k", sourceLocation: __waymarkCheck(15, 24, 1), { Issue.record("x") }, matching: { _ in true })
#expect(1 == 1, sourceLocation: __waymarkAt(__waymarkCheck(16, 25, 1), #_sourceLocation))
let text = "#expect(false) \(try #require(__waymarkValue(17, 0, Optional(1)), sourceLocation: __waymarkCheck(17, 26, 34)))"
#expect(try #require(__waymarkValue(19, 0, Optional(1)), sourceLocation: __waymarkCheck(19, 27, 13)) == 1, sourceLocation: __waymarkCheck(18, 27, 1))
#if false
let _: () = {}(); #expect(false)
#endif
// #expect(false)
}

private func __waymarkAt(
  _ check: Testing.SourceLocation, _ own: Testing.SourceLocation
) -> Testing.SourceLocation { own }
