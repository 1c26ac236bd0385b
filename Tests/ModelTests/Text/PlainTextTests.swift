import Testing
import WaymarkModel

import struct WaymarkModel.SourceLocation

@Suite struct PlainTextTests {
  @Test(
    arguments: [
      ("Store", "Store"), ("ComposableCore/Store/send(_:)", "send(_:)"),
      ("Vector/-(_:_:)", "-(_:_:)"), ("Store-swift.class", "Store"),
      ("Store/send(_:)-4t3k1", "send(_:)"), ("Path//(_:_:)", "/(_:_:)"), ("Path/", "Path/"),
      ("", ""),
    ])
  func `a link to a symbol shows the symbol's name without its path and suffix`(
    link: String, name: String
  ) {
    let location = SourceLocation(file: "Routes.md", line: 1, column: 1)

    #expect(symbolName(link) == name)
    #expect(plainText([.text("See "), .symbol(link, location: location)]) == "See \(name)")
  }
}
