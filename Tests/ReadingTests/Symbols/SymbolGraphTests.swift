import Testing
import WaymarkModel
import WaymarkReading

@Suite struct SymbolGraphTests {
  private let graph = """
    {
      "module": {"name": "Trails"},
      "symbols": [
        {
          "kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:walk"},
          "pathComponents": ["Trail", "walk()"],
          "declarationFragments": [
            {"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": " "},
            {"kind": "identifier", "spelling": "walk"}, {"kind": "text", "spelling": "() -> "},
            {"kind": "typeIdentifier", "spelling": "Trail", "preciseIdentifier": "s:Trail"}
          ],
          "swiftExtension": {"constraints": [{"kind": "conformance", "lhs": "Stop", "rhs": "Copyable"}, {"kind": "conformance", "lhs": "Stop", "rhs": "Equatable"}]},
          "availability": [{"isUnconditionallyDeprecated": true, "message": "\\n  Use \\\\\\n  'run'.\\n"}]
        },
        {
          "kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s:Trail"},
          "pathComponents": ["Trail"],
          "docComment": {"module": "Trails", "lines": [{"text": "A *way*."}, {"text": ""}, {"text": "More."}]}
        },
        {
          "kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:hash"},
          "pathComponents": ["Trail", "hash(into:)"],
          "docComment": {"module": "Swift", "lines": [{"text": "Inherited."}]}
        },
        {"kind": {"identifier": "swift.deinit"}, "identifier": {"precise": "s:d"}, "pathComponents": ["Trail", "deinit"]}
      ],
      "relationships": [
        {"kind": "memberOf", "source": "s:walk", "target": "s:Trail"},
        {
          "kind": "conformsTo", "source": "s:Trail", "target": "s:SQ", "targetFallback": "Swift.Equatable",
          "swiftConstraints": [{"kind": "sameType", "lhs": "Stop", "rhs": "Int"}]
        },
        {
          "kind": "conformsTo", "source": "s:Trail", "target": "s:SQ", "targetFallback": "Swift.Equatable",
          "swiftConstraints": [{"kind": "sameType", "lhs": "Stop", "rhs": "Int"}]
        },
        {"kind": "conformsTo", "source": "s:Trail", "target": "s:s8CopyableP", "targetFallback": "Swift.Copyable"}
      ]
    }
    """

  @Test func `a symbol graph is read as declarations with their comments and relationships`() throws
  {
    let symbols = try symbols(in: [graph])

    #expect(symbols.map(\.path) == [["Trail"], ["Trail", "hash(into:)"], ["Trail", "walk()"]])
    let (trail, hash, walk) = (symbols[0], symbols[1], symbols[2])
    #expect(trail.kind == .structure)
    #expect(
      trail.documentation?.blocks == [
        .paragraph([.text("A "), .emphasis([.text("way")]), .text(".")]),
        .paragraph([.text("More.")]),
      ])
    #expect(
      trail.supertypes == [.init(id: "s:SQ", name: "Swift.Equatable", conditions: ["Stop == Int"])])
    #expect(hash.documentation == nil)
    #expect(walk.parent == "s:Trail")
    #expect(walk.conditions == ["Stop: Equatable"])
    #expect(walk.deprecation == "Use 'run'.")
    #expect(walk.declaration.map(\.text).joined() == "func walk() -> Trail")
    #expect(walk.declaration.last == .init("Trail", .type, symbol: "s:Trail"))
  }

  @Test func `text that isn't a symbol graph is rejected`() {
    #expect(throws: DecodingError.self) { try symbols(in: ["{}"]) }
  }
}
