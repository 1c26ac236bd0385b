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
}
