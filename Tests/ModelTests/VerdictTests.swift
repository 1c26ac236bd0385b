import Testing
import WaymarkModel

@Suite struct VerdictTests {
  @Test func `only an example that passed or compiled is a success`() {
    #expect(Verdict.allCases.filter(\.isSuccess) == [.passed, .compiled])
  }
}
