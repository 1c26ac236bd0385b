import Testing
import WaymarkModel

@Suite struct UniquedTests {
  @Test func `only the first of several equal elements is returned`() {
    #expect([3, 1, 3, 2, 1].uniqued() == [3, 1, 2])
    #expect([Int]().uniqued() == [])
  }
}
