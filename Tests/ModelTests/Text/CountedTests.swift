import Testing
import WaymarkModel

/// Numbers in sentences.
@Suite struct CountedTests {
  @Test(arguments: [
    ([3], "line 3"), ([3, 9], "lines 3 and 9"), ([3, 9, 12], "lines 3, 9, and 12"),
  ])
  func `line numbers are listed with a serial comma`(_ lines: [Int], _ text: String) {
    #expect(lineNumbers(lines) == text)
  }
}
