import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Calls without `try` or `await` that the compiler doesn't check because of undeclared names.
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
       "declarationFragments": [{"spelling": "func plan(_: Int) throws"}]},
      {"pathComponents": ["climb(_:)"],
       "declarationFragments": [{"spelling": "func climb(_: Int) async throws(Fall) -> Int"}]},
      {"pathComponents": ["descend(_:)"],
       "declarationFragments": [{"spelling": "func descend(_: Int) throws(Never)"}]},
      {"pathComponents": ["Trip"], "declarationFragments": [{"spelling": "class Trip<Guide>"}]},
      {"pathComponents": ["Trip", "start()"],
       "declarationFragments": [{"spelling": "func start() throws"}]},
      {"pathComponents": ["Hike", "relay(at:)"],
       "declarationFragments": [{"spelling": "static func relay(at: Int) throws -> Hike"}]},
      {"pathComponents": ["rest(at:)"],
       "declarationFragments": [{"spelling": "func rest(at: Int) async"}]}]}
    """

  @Test(
    arguments: [
      ("let hike = Hike(to: lake)", BlockClass.broken), ("await Hike.load(from: lake)", .broken),
      ("lake.stages.finish()", .broken), ("lake.stages().finish()", .broken),
      ("plan(lake)", .broken), ("await climb(lake)", .broken), ("descend(lake)", .needsContext),
      ("print(lake, plan(1))", .broken), ("run { plan(lake) }", .broken),
      ("run(lake, .relay(at: 1))", .broken), ("run(lake, try .relay(at: 1))", .needsContext),
      ("let hike = try Hike(to: lake)", .needsContext),
      ("try! print(1, plan(lake))", .needsContext),
      ("let x = try? lake + plan(1)", .needsContext), ("Hike(name: lake)", .needsContext),
      ("lake.finish()", .needsContext), ("lake.trails.finish()", .needsContext),
      ("lake.stages.visit { }", .needsContext), ("Hike(from: lake)", .needsContext),
      ("func plan(_ x: Int) {}; plan(lake)", .needsContext), ("Hike(to: lake, ...)", .elision),
    ])
  func `a block with undeclared names is broken if it calls a throwing function without 'try'`(
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

  @Test(
    arguments: [
      (
        "plan(lake)",
        """
        README.md:2:1: error: call can throw but is not marked with 'try'
          write 'try' before the call
        """
      ),
      (
        "lake.travrse(at: 1)",
        """
        README.md:2:6: error: the package has no function 'travrse'
          did you mean 'traverse'?
        """
      ),
      (
        "Stages(toward: lake)",
        """
        README.md:2:8: error: no initializer of 'Stages' has the label 'toward:'
          call 'init(of:)' or 'init(to:days:)'
        """
      ),
    ])
  func `an error that only the audit reports has a hint on how to correct the call`(
    code: String, message: String
  ) {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["plan(_:)"],
         "declarationFragments": [{"spelling": "func plan(_: Int) throws"}]},
        {"pathComponents": ["Stages"], "declarationFragments": [{"spelling": "struct Stages"}]},
        {"pathComponents": ["Stages", "traverse(at:)"],
         "declarationFragments": [{"spelling": "func traverse(at: Int)"}]},
        {"pathComponents": ["Stages", "init(to:days:)"],
         "declarationFragments": [{"spelling": "init(to: String, days: Int)"}]},
        {"pathComponents": ["Stages", "init(of:)"],
         "declarationFragments": [{"spelling": "init(of: Int)"}]}]}
      """
    let finding = FakeCompiler(rules: [.init(line: 2, message: "cannot find 'lake' in scope")])
      .finding(of: 0, in: document("```swift\n\(code)\n```", interface: declaring(graph)))
      .finding

    #expect(finding.notes.map(\.description).contains(message))
  }

  @Test(
    arguments: [
      ("Hike(toward: lake)", BlockClass.broken), ("Hike(name: lake)", .needsContext),
      ("Hike(from: lake)", .needsContext), ("Stages(toward: lake)", .needsContext),
      ("Trip(toward: lake)", .needsContext), ("struct Hike {}; Hike(toward: lake)", .needsContext),
    ])
  func `a label that no initializer of the package has is a mistake`(code: String, kind: BlockClass)
  {
    #expect(
      self.kind(code, missing: ["lake"], "no initializer of 'Hike' has the label 'toward:'")
        == kind)
  }

  @Test(
    arguments: [
      ("trip.start()", BlockClass.broken), ("try trip.start()", .needsContext),
      ("trip.rest()", .needsContext), ("let trip = lake; trip.start()", .needsContext),
    ])
  func `a call on a variable named after a generic type is checked for a missing 'try'`(
    code: String, kind: BlockClass
  ) {
    let names = code.contains("lake") ? ["lake"] : ["trip"]
    #expect(self.kind(code, missing: names, "is not marked with 'try'") == kind)
  }

  @Test(
    arguments: [
      ("await lake.go()\nrest(at: lake)", BlockClass.broken),
      ("await lake.go()\nawait rest(at: lake)", .needsContext),
      ("await lake.go()\nasync let x = rest(at: lake)", .needsContext),
      // The block leaves out `await`.
      ("lake.go()\nrest(at: lake)", .needsContext),
      ("func f() async { g() }\nfunc g() async { await lake.go() }", .broken),
      ("actor A { func f() async { self.g() }\nfunc g() async { await lake.go() } }", .broken),
      (
        "actor A { func f() async { lake.g() }\nfunc g() async { await lake.go() } }", .needsContext
      ),
    ])
  func `a call without 'await' is a mistake in a block that uses 'await' elsewhere`(
    code: String, kind: BlockClass
  ) {
    #expect(self.kind(code, missing: ["lake"], "is not marked with 'await'") == kind)
  }

  /// Returns the class of a block with undeclared names. A broken block must have a note that ends
  /// with the given text.
  private func kind(_ code: String, missing names: [String], _ text: String) -> BlockClass {
    let rules = names.map { FakeCompiler.Rule(line: 2, message: "cannot find '\($0)' in scope") }
    let finding = FakeCompiler(rules: rules).finding(
      of: 0, in: document("```swift\n\(code)\n```", interface: declaring(Self.graph))
    ).finding
    #expect(finding.notes.contains { $0.message.hasSuffix(text) } == (finding.kind == .broken))
    return finding.kind
  }
}
