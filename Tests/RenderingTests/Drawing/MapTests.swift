import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkRendering

@Suite struct MapTests {
  private let outline = """
    Trip
      destination: .edit(Stop)
        alert: nil
      path: 2 screens
        .list
        .detail(<Stop>)
    """

  private func input() -> SiteInput {
    var input = Sample.input
    input.proofs[0].maps = [.init(snippet: 1, caption: "One <b>", text: outline)]
    input.proofs[0].timeline[0].feature = "Trip › .list"
    input.proofs[0].timeline[2].feature = "Trip › .list"
    return input
  }

  private func page(_ path: String) -> String {
    String(decoding: site(of: input()).value.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
  }

  /// Returns a line for a node and each node below it: depth, kind, label, and title.
  private func lines(for node: MapNode, depth: Int = 0) -> [String] {
    let label = node.label.isEmpty ? "" : " \(node.label)"
    return ["\(depth) \(node.kind)\(label)|\(node.title)"]
      + node.children.flatMap { lines(for: $0, depth: depth + 1) }
  }

  @Test func `an outline is read as a tree`() {
    #expect(
      MapNode.nodes(in: outline).flatMap { lines(for: $0) } == [
        "0 feature|Trip", "1 feature destination|.edit(Stop)", "2 absent alert|nil",
        "1 stack path|2 screens", "2 feature|.list", "2 feature|.detail(<Stop>)",
      ])
    #expect(MapNode.nodes(in: "A\n  path: empty").first?.children.first?.kind == .stack)
    #expect(MapNode.nodes(in: "").isEmpty)
  }

  @Test func `children are drawn to the right of their parent, and siblings one below another`() {
    let places = MapDrawing.picture(of: outline).markup.matches(of: /<rect x="(\d+)" y="(\d+)"/)
      .map { "\($0.1) \($0.2)" }

    #expect(places == ["1 1", "88 1", "226 1", "88 53", "226 53", "226 93"])
  }

  @Test func `a map is shown below the snippet and in the proof, with escaped text`() {
    for path in ["articles/Trees.html", "proofs/Trees/planner.html"] {
      let page = page(path)
      #expect(page.contains("<svg role=\"img\" aria-label=\"Trip\n  destination: .edit(Stop)"))
      #expect(page.contains(">.detail(&lt;Stop&gt;)</text>"))
      #expect(page.contains("<figcaption>One &lt;b&gt;</figcaption>"))
      #expect(page.contains("screens.css"))
    }
  }

  @Test func `the timeline shows the feature in front whenever it changes`() {
    let page = page("proofs/Trees/planner.html")

    #expect(page.contains("<code>.walk</code>; in front: <code>Trip › .list</code>"))
    #expect(page.contains("<code>.arrived</code></li>"))
  }
}
