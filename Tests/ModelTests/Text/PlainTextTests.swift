import Testing
import WaymarkModel

import struct WaymarkModel.SourceLocation

@Suite struct PlainTextTests {
  @Test(
    arguments: [
      ("Store", "Store"), ("ComposableCore/Store/send(_:)", "send(_:)"),
      ("Vector/+(_:_:)", "+(_:_:)"), ("Path//(_:_:)", "/(_:_:)"), ("Path/", "Path/"), ("", ""),
    ])
  func `a link to a symbol shows the last component of its path`(link: String, name: String) {
    let location = SourceLocation(file: "Routes.md", line: 1, column: 1)

    #expect(symbolName(link) == name)
    #expect(plainText([.text("See "), .symbol(link, location: location)]) == "See \(name)")
  }
}
