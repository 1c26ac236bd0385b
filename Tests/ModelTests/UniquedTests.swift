import Testing
import WaymarkModel

@Suite struct UniquedTests {
  @Test func `each of several equal elements is returned once, where it occurs first`() {
    #expect([3, 1, 3, 2, 1].uniqued() == [3, 1, 2])
    #expect([Int]().uniqued() == [])
  }
}
