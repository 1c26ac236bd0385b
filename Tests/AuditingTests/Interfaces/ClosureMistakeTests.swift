import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Mistakes in closures that the compiler doesn't check because of undeclared names.
@Suite struct ClosureMistakeTests {
  private static let graph = """
    {"module": {"name": "Hikes"}, "symbols": [
      {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
      {"pathComponents": ["Hike", "measure(_:)"], "declarationFragments": [
        {"spelling": "func measure<E>(_ body: (inout Hike) throws(E) -> Int) throws(E) -> Int"}]},
      {"pathComponents": ["Hike", "visit(_:)"], "declarationFragments": [
        {"spelling": "func visit<T>(_ body: @escaping (Hike) -> T) -> T"}]},
      {"pathComponents": ["Hike", "count(_:)"], "declarationFragments": [
        {"spelling": "func count(_ body: ((Hike) -> Int)?)"}]},
      {"pathComponents": ["Hike", "count(at:_:)"], "declarationFragments": [
        {"spelling": "func count(at: Int, _ body: () -> Void)"}]}]}
    """

  /// Returns the finding about a block that follows other text and uses an undeclared name.
  private func finding(
    _ code: String, lacking name: String = "lake", after text: String = ""
  ) -> BlockFinding {
    let document = document(
      "\(text)```swift\n\(code)\n```\n", interface: declaring(Self.graph))
    let block = document.blocks.last!
    let line = block.snippet.lines[0].number
    return FakeCompiler(rules: [.init(line: line, message: "cannot find '\(name)' in scope")])
      .finding(of: block.index, in: document).finding
  }

  @Test(
    arguments: [
      (
        "lake.visit { hike in Hike\n  hike.rest()\n}", "lake",
        """
        README.md:2:22: error: expected member name or initializer call after type name
          write the result type before 'in': '-> Hike in'
        """
      ),
      (
        "run { lake in\n  do {\n    let lake = try lakeResult.get()\n  }\n}", "lakeResult",
        """
        README.md:4:20: error: the closure doesn't use its parameter 'lake'
          write 'lake' in place of 'lakeResult'
        """
      ),
      (
        "lake.measure { hike in\n  hike.start()\n  hike.end()\n}", "lake",
        """
        README.md:2:14: error: missing return in closure expected to return 'Int'
          in a closure with more than one statement, write 'return' before the result
        """
      ),
    ])
  func `a block with undeclared names is broken by a mistake in a closure`(
    code: String, name: String, note: String
  ) {
    let found = finding(code, lacking: name)

    #expect(found.kind == .broken)
    #expect(found.notes.map(\.description).contains(note))
  }

  @Test(
    arguments: [
      "lake.visit { hike -> Hike in\n  hike.rest()\n  hike.end()\n}",
      "lake.visit { hike in Hike }", "lake.visit { hike in Hike()\n  hike.rest()\n}",
      "lake.visit { hike in Path\n  hike.rest()\n}",
    ])
  func `a result type before 'in' and an expression after 'in' are allowed`(code: String) {
    #expect(finding(code).kind == .needsContext)
  }

  @Test(
    arguments: [
      "run { lake in\n  print(lake)\n  let lake = try lakeResult.get()\n}",
      "run { lake in\n  let lake = try result.lakeResult\n}",
      "run { sea in\n  let sea = try lakeResult.get()\n}",
      "run { lake in\n  let other = try lakeResult.get()\n}",
    ])
  func `a variable in a closure is a mistake only if it shadows an unused parameter`(code: String) {
    #expect(finding(code, lacking: "lakeResult").kind == .needsContext)
  }

  @Test(
    arguments: [
      "lake.measure { hike in\n  hike.start()\n  return hike.end()\n}",
      "lake.measure { hike in hike.end() }",
      "lake.measure { hike in\n  hike.start()\n  // Return the length.\n}",
      "lake.measure { hike in\n  hike.start()\n  fatalError()\n}",
      "lake.visit { hike in\n  hike.start()\n  hike.end()\n}",
      "lake.count { hike in\n  hike.start()\n  hike.end()\n}",
      "func measure(_ body: () -> Void) {}\nlake.measure {\n  start()\n  end()\n}",
    ])
  func `a closure that needs no result, or provides it in another way, isn't a mistake`(
    code: String
  ) {
    #expect(finding(code).kind == .needsContext)
  }

  @Test func `another error on the same line doesn't hide the mistake in a closure`() {
    let rules = ["cannot find 'lake' in scope", "cannot infer contextual base in reference to 'x'"]
      .map { FakeCompiler.Rule(line: 2, message: $0) }
    let document = document(
      "```swift\nlake.measure(.x) {\n  start()\n  end()\n}\n```\n", interface: declaring(Self.graph)
    )

    #expect(FakeCompiler(rules: rules).finding(of: 0, in: document).finding.kind == .broken)
  }

  @Test
  func `a mistake in a closure is found even if the document repeats the function's declaration`() {
    let text = "```swift\nmutating func measure(_ body: (inout Hike) -> Int) -> Int\n```\n\n"

    #expect(finding("lake.measure {\n  start()\n  end()\n}", after: text).kind == .broken)
  }
}
