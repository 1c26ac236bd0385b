import Testing
import WaymarkModel

@testable import WaymarkLinking

@Suite struct ReferencesTests {
  private let place = SourceLocation(file: "a.md", line: 1, column: 1)

  @Test func `links, pictures, and references are found in order, inside any formatting`() {
    let picture = Inline.image(source: "a.png", title: nil, [.text("2")], location: place)
    let link = Inline.link(destination: "b", title: nil, [.text("1"), picture], location: place)
    let document = Inline.document(article: "Trees", heading: nil, location: place)
    let symbol = Inline.symbol("Store", location: place)
    let blocks: [Block] = [
      .heading(level: 1, id: "a", [.emphasis([.strong([.strikethrough([link])])])]),
      .quote([.list(start: nil, tight: true, [.init(blocks: [.paragraph([.text("3"), symbol])])])]),
      .table(alignments: [.none], header: [[document]], rows: [[[.code("4"), symbol]]]),
    ]

    #expect(references(in: blocks) == [link, picture, symbol, document, symbol])
  }
}
