import Testing
import WaymarkCMark
import WaymarkModel

@testable import WaymarkMarkdown
@testable import WaymarkReading

@Suite struct InfoStringTests {
  @Test(
    arguments: [
      "swift", "a\\*b", "a\\\\b", "a\\b", "&amp;", "&amp", "&#65;\\&amp;", "&#0;", "&nosuch;",
      "\\\\\\\"",
      "&lt;&gt;&ngE;", "a&", "a\\", "&#x1F600;é", "&amp;amp; &&amp;;",
      "&CounterClockwiseContourIntegral;",
    ])
  func `an info string is parsed as libcmark parses it`(_ info: String) {
    let source = MarkdownSource(file: "a.md", bytes: Array("~~~ \(info)\n".utf8))
    let tree = Tree(parsing: source.bytes, hidesUnreadable: false)
    let node = cmark_node_first_child(tree.root)
    let expected = String(cString: cmark_node_get_fence_info(node))

    let found = InfoString(source.text(line: 0, from: 4))

    #expect(String(decoding: found.bytes, as: UTF8.self) == expected)
  }
}
