import Testing
import WaymarkModel

@Suite struct WhitespaceTests {
  @Test(arguments: [
    ("", ""), (" \t\n", ""), ("walk", "walk"),
    (" a  long\r\n\twalk\u{A0}home\n", "a long walk home"),
  ])
  func `runs of whitespace become single spaces`(_ text: String, _ expected: String) {
    #expect(text.collapsingWhitespace() == expected)
  }
}
