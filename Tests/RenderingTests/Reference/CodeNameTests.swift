import Testing
import WaymarkBook
import WaymarkModel
import WaymarkRendering
import WaymarkSamples

@Suite struct CodeNameTests {
  /// The sample book, in whose `planner` example some names are resolved.
  private static var input: SiteInput {
    var input = Sample.input
    input.symbols = [
      with(Symbol(id: "s:print", module: "Trails", path: ["print(_:)"], kind: .function)) {
        $0.declaration = [.init("func", .keyword), .init(" print(\n  _ words: Any)")]
      },
      Symbol(id: "s:unused", module: "Trails", path: ["unused"], kind: .variable),
    ]
    let index = input.proofs.firstIndex { $0.example.name == "planner" }!
    input.proofs[index].names = [
      name(8, 8, 7), name(9, 7, 5, declaration: Sample.at(9, 7), type: "[String]"),
      name(15, 5, 7, declaration: Sample.at(15, 5), type: "Planner"),
      name(15, 15, 7, declaration: Sample.at(8, 8)),
      name(16, 1, 5, symbol: "s:print"), name(16, 15, 5, symbol: "s:elsewhere"),
    ]
    return input
  }

  private static func name(
    _ line: Int, _ column: Int, _ length: Int, symbol: String? = nil,
    declaration: WaymarkModel.SourceLocation? = nil, type: String? = nil
  ) -> ResolvedName {
    ResolvedName(
      location: Sample.at(line, column), length: length, symbol: symbol, declaration: declaration,
      type: type)
  }

  @Test func `an article has a script with the targets and types of the names in its code`() throws
  {
    let files = site(of: Self.input).value

    let page = try #require(files.text("articles/Trees.html"))
    #expect(page.contains("data-names=\"Trees.names.js\""))
    #expect(
      files.text("articles/Trees.names.js") == """
        window.waymarkNames={targets:[
        ["","stops: [String]"],
        ["","planner: Planner"],
        ["#planner.1",""],
        ["../symbols/Trails/print.html","func print( _ words: Any)"]
        ],snippets:{
        "planner.1":[34,5,0],
        "planner.2":[4,7,1,14,7,2,24,5,3]
        }};

        """)
    #expect(files.text("articles/Stacks.names.js") == nil)
  }

  @Test func `a symbol's page lists the examples that use it, with their verdicts`() throws {
    let files = site(of: Self.input).value

    let page = try #require(files.text("symbols/Trails/print.html"))
    #expect(page.contains("<a href=\"../../articles/Trees.html#planner.2\">Trees of optionals</a>"))
    #expect(
      page.contains("<a class=\"badge small passed\" href=\"../../proofs/Trees/planner.html\""))
    #expect(files.text("symbols/Trails/unused.html")?.contains("Examples") == false)
    #expect(brokenLinks(in: files) == [])
  }
}
