import Testing

@testable import WaymarkInterfaces

/// Declarations that look different in a symbol graph and in their source.
@Suite struct CanonicalSignatureTests {
  private let interface = declaring(
    """
    {"symbols": [
      {"identifier": {"precise": "grade"}, "pathComponents": ["Grade"], "declarationFragments": [
        {"spelling": "enum Grade"}]},
      {"identifier": {"precise": "hut"}, "pathComponents": ["Hut"], "declarationFragments": [
        {"spelling": "class Hut"}]},
      {"pathComponents": ["Stay"], "declarationFragments": [
        {"spelling": "typealias Stay = Walk & Rest"}]},
      {"pathComponents": ["Storage"], "declarationFragments": [
        {"spelling": "struct Storage<Value> where Value : Decodable, Value : Encodable"}]},
      {"pathComponents": ["Pair"], "declarationFragments": [
        {"spelling": "struct Pair<T> where T : Rest, T : Walk"}]},
      {"pathComponents": ["Pack"], "declarationFragments": [
        {"spelling": "struct Pack<each T> where repeat each T : Walk"}]},
      {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike<Stop>"}]},
      {"pathComponents": ["Hike", "Step"], "declarationFragments": [{"spelling": "struct Step"}]},
      {"pathComponents": ["|>(_:_:)"], "declarationFragments": [
        {"spelling": "static func |> (a: Int, b: Int) -> Int"}]},
      {"pathComponents": ["Hike", "Index"], "declarationFragments": [
        {"spelling": "typealias Index = Array<Hike.Element>.Index"}]},
      {"pathComponents": ["Hike", "Done"], "declarationFragments": [
        {"spelling": "typealias Done = (Result<Hike.Step, any Error>) -> Void"}]},
      {"pathComponents": ["Hike", "steps(until:)"], "declarationFragments": [
        {"spelling": "func steps(until end: any Rest) -> [Hike<Stop>.Step]"}]},
      {"pathComponents": ["Hike", "run(_:)"], "declarationFragments": [
        {"spelling": "func run(_ done: ((any Error)?) -> Void)"}]},
      {"pathComponents": ["joined(_:_:)"], "declarationFragments": [
        {"spelling": "func joined<A, B>(_ a: A, _ b: B) -> [A.Element]"}]},
      {"pathComponents": ["Hike", "make(_:)"], "declarationFragments": [
        {"spelling": "func make(_ type: Self.Step.Type)"}]}
    ], "relationships": [
      {"kind": "conformsTo", "source": "grade", "target": "1", "targetFallback": "Swift.RawRepresentable"},
      {"kind": "conformsTo", "source": "hut", "target": "2", "targetFallback": "Walk"},
      {"kind": "conformsTo", "source": "hut", "target": "3", "targetFallback": "Rest"}
    ]}
    """)

  private func differences(_ code: String) -> [String?] {
    interface.differences(in: code).map(\.hint)
  }

  @Test func `an enum's raw type doesn't count as a conformance`() {
    #expect(differences("enum Grade: String {}") == [])
    #expect(differences("enum Grade: Codable {}") == ["the document differs in: conformances"])
    #expect(differences("enum Grade: String, Walk {}") == ["the document differs in: conformances"])
    #expect(differences("class Hut: String {}") == ["the document differs in: conformances"])
  }

  @Test(
    arguments: [
      "class Hut: Stay {}", "struct Pair<T: Stay> {}", "struct Pair<T: Walk & Rest> {}",
      "struct Pair<T> where T: Walk, T: Rest {}", "struct Storage<Value: Codable> {}",
      "struct Pack<each T: Walk> {}",
    ])
  func `a protocol composition equals separate requirements for its protocols`(code: String) {
    #expect(differences(code) == [])
  }

  @Test(
    arguments: [
      "typealias Index = Array<Element>.Index", "typealias Done = (Result<Step, Error>) -> Void",
      "typealias Done = (Result<Hike.Step, any Error>) -> Void",
      "func steps(until end: Rest) -> [Step]", "func make(_ type: Step.Type)",
      "func run(_ done: (Error?) -> Void)", "func run(_ done: ((any Error)?) -> Void)",
    ])
  func `types can be written without their enclosing types and without 'any'`(
    member: String
  ) {
    #expect(differences("extension Hike {\n  \(member)\n}") == [])
  }

  @Test(arguments: ["enum Step: Walk {}", "struct Step {}", "infix operator |>"])
  func `a type isn't compared with a nested type, or an operator with a function`(code: String) {
    #expect(differences(code) == [])
  }

  @Test func `associated types of different generic parameters are different types`() {
    let start = "func joined<A, B>(_ a: A, _ b: B) -> "

    #expect(differences(start + "[A.Element]") == [])
    #expect(differences(start + "[B.Element]") == ["the document differs in: result type"])
  }

  @Test func `a different constraint, parameter type, or aliased type is reported`() {
    #expect(differences("struct Pair<T: Walk> {}") == ["the document differs in: constraints"])
    #expect(
      differences("extension Hike {\n  func make(_ type: Step)\n}") == [
        "the document differs in: parameter types"
      ])
    #expect(
      differences("extension Hike {\n  typealias Index = Array<Element>.Element\n}") == [
        "the document differs in: alias"
      ])
  }
}
