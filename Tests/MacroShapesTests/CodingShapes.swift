import ComposableCore
import Foundation
import Testing

@ObservableState private struct Child: Codable, Equatable { var x = 0 }

@ObservableState private struct Synthesized: Codable, Equatable {
  var a: Int
  var b: String?
  let c: Int
  @ObservationStateIgnored var d = 1
  @Presents var e: Child?
}

@ObservableState private struct OwnKeys: Codable, Equatable {
  var a: Int
  var b: String?
  let c: Int
  @ObservationStateIgnored var d = 1
  @Presents var e: Child?
  var left = "left out"
  enum CodingKeys: String, CodingKey { case a = "A", b, c, d, e = "E" }
}

@ObservableState public struct PublicKeys: Codable, Equatable {
  public var a: Int
  public let b = 2
  private enum CodingKeys: String, CodingKey { case a = "A", b }
}

@ObservableState private struct DecodableOnly: Decodable {
  var a: Int
  enum CodingKeys: CodingKey { case a }
}
@ObservableState private struct EncodableOnly: Encodable {
  var a: Int
  enum CodingKeys: CodingKey { case a }
}

@ObservableState private struct OwnDecoding: Codable {
  var a: Int
  enum CodingKeys: CodingKey { case a }
  init(a: Int) { self.a = a }
  init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a) * 2
  }
}

@ObservableState private struct GenericKeys<T: Codable>: Codable {
  var a: T
  enum CodingKeys: CodingKey { case a }
}

/// The properties of `Synthesized` without the macro, as the reference for coding.
private struct Plain: Codable {
  var a: Int
  var b: String?
  let c: Int
  var d = 1
  var e: Child?
}

@Suite struct CodingShapes {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ json: String, as: Value.Type = Value.self) throws
    -> Value
  {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test func `39. an observable struct is encoded like a plain struct`() throws {
    for child in [nil, Child(x: 2)] {
      #expect(try json(Synthesized(a: 1, c: 3, e: child)) == json(Plain(a: 1, c: 3, e: child)))
    }
    #expect(try decoded(#"{"a":1,"c":3,"d":1}"#) == Synthesized(a: 1, c: 3))
    #expect(try decoded(#"{"a":1,"b":"b","c":3,"d":4,"e":{"x":2}}"#)
      == Synthesized(a: 1, b: "b", c: 3, d: 4, e: Child(x: 2)))
    #expect(throws: DecodingError.self) { try decoded(#"{"c":3,"d":1}"#, as: Synthesized.self) }
  }

  @Test func `39. custom coding keys are used to encode and decode an observable struct`() throws {
    let state = OwnKeys(a: 1, b: "b", c: 3, d: 4, e: Child(x: 2))

    #expect(try json(state) == #"{"A":1,"E":{"x":2},"b":"b","c":3,"d":4}"#)
    #expect(try decoded(json(state)) == state)
    #expect(try json(OwnKeys(a: 1, c: 3)) == #"{"A":1,"c":3,"d":1}"#)
    #expect(try decoded(#"{"A":1,"c":3,"d":1}"#) == OwnKeys(a: 1, c: 3))
    #expect(throws: DecodingError.self) { try decoded(#"{"a":1,"c":3,"d":1}"#, as: OwnKeys.self) }
  }

  @Test func `custom coding keys can be private and refer to constants`() throws {
    #expect(try json(PublicKeys(a: 1)) == #"{"A":1,"b":2}"#)
    #expect(try decoded(#"{"A":1,"b":9}"#) == PublicKeys(a: 1))
  }

  @Test func `one direction of coding can be synthesized if the other is omitted or custom`()
    throws
  {
    #expect(try decoded(#"{"a":1}"#, as: DecodableOnly.self).a == 1)
    #expect(try json(EncodableOnly(a: 1)) == #"{"a":1}"#)
    #expect(try decoded(json(OwnDecoding(a: 1)), as: OwnDecoding.self).a == 2)
    #expect(try decoded(json(GenericKeys(a: [1])), as: GenericKeys<[Int]>.self).a == [1])
  }

  @Test func `11. a property with '@PresentationState' is encoded like an optional`() throws {
    struct State: Codable { @PresentationState var child: Child? }

    #expect(try json(State()) == "{}")
    #expect(try json(State(child: Child(x: 1))) == #"{"child":{"x":1}}"#)
    #expect(try decoded("{}", as: State.self).child == nil)
    #expect(try decoded(#"{"child":null}"#, as: State.self).child == nil)
    #expect(try decoded(#"{"child":{"x":1}}"#, as: State.self).child == Child(x: 1))
  }
}
