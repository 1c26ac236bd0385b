import Testing
import WaymarkModel

@Suite struct WalkTests {
  @Test func `a walk visits each block before the blocks inside it, in the order of the article`() {
    let list = Block.list(
      start: 1, tight: true,
      [
        .init(blocks: [.snippet(1), .aside(kind: "Note", [.snippet(2)])]),
        .init(blocks: [.snippet(3)]),
      ])
    var visited: [String] = []

    Block.quote([.snippet(0), list, .output(4)]).walk { block in
      switch block {
      case .quote: visited.append("quote")
      case .list: visited.append("list")
      case .aside: visited.append("aside")
      case .snippet(let index), .output(let index): visited.append("\(index)")
      default: visited.append("other")
      }
    }

    #expect(visited == ["quote", "0", "list", "1", "aside", "2", "3", "4"])
  }

  @Test func `a walk visits the text of links and pictures, with every kind of formatting`() {
    let location = SourceLocation(file: "a.md", line: 1, column: 1)
    let picture = Inline.image(source: "a.png", title: nil, [.text("2")], location: location)
    let link = Inline.link(destination: "b", title: nil, [.text("1"), picture], location: location)
    var visited = ""

    Inline.emphasis([.text("0"), .strong([.strikethrough([link]), .code("3")])]).walk { inline in
      switch inline {
      case .text(let text), .code(let text): visited += text
      case .link: visited += "link "
      case .image: visited += " picture "
      default: visited += "("
      }
    }

    #expect(visited == "(0((link 1 picture 23")
  }
}
