import Foundation
import Testing
import WaymarkModel

@Suite struct HighlightCodingTests {
  @Test func `a highlight is stored as text`() throws {
    let highlight = Highlight(range: 7..<16, kind: .argumentLabel)

    let json = try JSONEncoder().encode([highlight])

    #expect(String(decoding: json, as: UTF8.self) == #"["argumentLabel 7 16"]"#)
    #expect(try JSONDecoder().decode([Highlight].self, from: json) == [highlight])
  }

  @Test(arguments: ["", "keyword", "keyword 1", "word 1 2", "keyword 2 1", "keyword 1 2 3"])
  func `text that isn't a highlight can't be decoded`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Highlight].self, from: Data("[\"\(text)\"]".utf8))
    }
  }
}
