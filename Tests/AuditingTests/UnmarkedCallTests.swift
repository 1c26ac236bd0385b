import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Calls without `try` that the compiler doesn't check because of undeclared names.
@Suite struct UnmarkedCallTests {
  private static let graph = """
    {"module": {"name": "Hikes"}, "symbols": [
      {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
      {"pathComponents": ["Hike", "init(to:days:)"],
       "declarationFragments": [{"spelling": "init(to: String, days: Int) throws"}]},
      {"pathComponents": ["Hike", "init(name:)"],
       "declarationFragments": [{"spelling": "init?(name: String)"}]},
      {"pathComponents": ["Hike", "load(from:)"],
       "declarationFragments": [{"spelling": "static func load(from: String) async throws"}]},
      {"pathComponents": ["Hike", "stages"],
       "declarationFragments": [{"spelling": "var stages: Stages { get }"}]},
      {"pathComponents": ["Stages", "finish()"],
       "declarationFragments": [{"spelling": "func finish() throws"}]},
      {"pathComponents": ["Stages", "visit(_:)"],
       "declarationFragments": [{"spelling": "func visit(_: () throws -> Void) rethrows"}]},
      {"pathComponents": ["plan(_:)"],
       "declarationFragments": [{"spelling": "func plan(_: Int) throws"}]}]}
    """

  @Test(
    arguments: [
      ("let hike = Hike(to: lake)", BlockClass.broken), ("await Hike.load(from: lake)", .broken),
      ("lake.stages.finish()", .broken), ("lake.stages().finish()", .broken),
      ("plan(lake)", .broken),
      ("print(lake, plan(1))", .broken), ("run { plan(lake) }", .broken),
      ("let hike = try Hike(to: lake)", .needsContext),
      ("try! print(1, plan(lake))", .needsContext),
      ("let x = try? lake + plan(1)", .needsContext), ("Hike(name: lake)", .needsContext),
      ("lake.finish()", .needsContext), ("lake.trails.finish()", .needsContext),
      ("lake.stages.visit { }", .needsContext), ("Hike(from: lake)", .needsContext),
      ("func plan(_ x: Int) {}; plan(lake)", .needsContext), ("Hike(to: lake, ...)", .elision),
    ])
  func `a call without 'try' to a function that always throws breaks a block with undeclared names`(
    code: String, kind: BlockClass
  ) {
    let finding = FakeCompiler(rules: [.init(line: 2, message: "cannot find 'lake' in scope")])
      .finding(
        of: 0, in: document("```swift\n\(code)\n```", interface: declaring(Self.graph))
      ).finding

    #expect(finding.kind == kind)
    #expect(
      finding.notes.contains { $0.message == "call can throw but is not marked with 'try'" }
        == (kind == .broken))
  }
}
