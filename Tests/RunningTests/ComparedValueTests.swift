import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct ComparedValueTests {
  private func sample(_ statements: String, operands: [String], name: String) -> Example {
    var example = WaymarkSamples.sample(test(statements), name: name)
    example.probes[0].operands = operands
    return example
  }

  private func values(_ proof: Proof) -> [[String]] {
    proof.expectations.map { $0.values.map { "\($0.text) = \($0.value)" } }
  }

  @Test func `an expectation that holds records the values of both sides each time it runs`()
    async throws
  {
    let example = sample(
      """
      for number in 1...2 {
        let doubled = number * 2
        #expect(__waymarkValue(0, 0, doubled) > __waymarkValue(0, 1, number), sourceLocation: __waymarkCheck(0, 6, 3))
      }
      """, operands: ["doubled", "number"], name: "values")

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(values(proof) == [["doubled = 2", "number = 1"], ["doubled = 4", "number = 2"]])
  }

  @Test func `a failed expectation quotes the author's code`() async throws {
    let example = sample(
      """
      let count = 2
      #expect(__waymarkValue(0, 0, count) == 1, sourceLocation: __waymarkCheck(0, 5, 1))
      """, operands: ["count"], name: "quotes")

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["failed", "a.md:13:3: error: Expectation failed: (count → 2) == 1"])
    #expect(values(proof) == [["count = 2"]])
  }

  @Test func `operands are evaluated once and in order, even in '&&' and '||'`() async throws {
    let example = sample(
      """
      var calls: [String] = []
      func call(_ name: String) -> Int { calls.append(name); return name.count }
      #expect(__waymarkValue(0, 0, call("a")) == __waymarkValue(0, 1, call("bb") - 1) && __waymarkValue(0, 2, call("c")) > 1 || __waymarkValue(0, 3, calls) == ["a", "bb", "c"], sourceLocation: __waymarkCheck(0, 6, 1))
      """, operands: ["call(\"a\")", "call(\"bb\") - 1", "call(\"c\")", "calls"], name: "order")

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(
      values(proof) == [
        [
          "call(\"a\") = 1", "call(\"bb\") - 1 = 1", "call(\"c\") = 1",
          "calls = [\"a\", \"bb\", \"c\"]",
        ]
      ])
  }

  @Test func `each evaluation of a recursive expectation has its own values`() async throws {
    let example = sample(
      """
      func down(_ number: Int) -> Int {
        if number == 0 { return 0 }
        #expect(__waymarkValue(0, 0, number) == __waymarkValue(0, 1, down(number - 1) + 1), sourceLocation: __waymarkCheck(0, 6, 3))
        return number
      }
      _ = down(2)
      _ = down(1)
      """, operands: ["number", "next"], name: "recursion")

    let proof = try await Shared.prove(example)

    #expect(
      values(proof) == [
        ["number = 2", "next = 2"], ["number = 1", "next = 1"], ["number = 1", "next = 1"],
      ])
  }

  @Test func `concurrent expectations have the values of their own tasks`() async throws {
    let example = sample(
      """
      await withTaskGroup(of: Void.self) { group in
        for number in 1...20 {
          group.addTask {
            let double = { () async -> Int in await Task.yield(); return number * 2 }
            #expect(await __waymarkValue(0, 0, double()) == __waymarkValue(0, 1, number) * 2, sourceLocation: __waymarkCheck(0, 8, 7))
          }
        }
      }
      """, operands: ["double", "number"], name: "tasks")

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(
      Set(values(proof)) == Set((1...20).map { ["double = \($0 * 2)", "number = \($0)"] }))
  }

  @Test func `describing a value doesn't call the example's code`() async throws {
    let example = sample(
      """
      final class Log: Sendable { nonisolated(unsafe) static var count = 0 }
      struct Price: CustomReflectable, CustomStringConvertible, Equatable {
        var cents = 1
        var description: String { Log.count += 1; return "" }
        var customMirror: Mirror { Log.count += 1; return Mirror(self, children: []) }
      }
      struct Stop: CustomStringConvertible, Equatable {
        var name = "Lake"
        var _nights: [Int?] = [2, nil]
        var _$state = 0
        var prices = ["a": Price()]
        var kind = Kind.hut(name: "b", 3)
        var description: String { Log.count += 1; return "" }
      }
      enum Kind: CustomStringConvertible, Equatable {
        case none
        case hut(name: String, Int)
        var description: String { Log.count += 1; return "" }
      }
      let stops: [Any] = [Stop(), Kind.none, 3]
      #expect(__waymarkValue(0, 0, stops).count == 3, sourceLocation: __waymarkCheck(0, 24, 1))
      #expect(Log.count == 0)
      """, operands: ["stops"], name: "descriptions")

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(
      values(proof)[0] == [
        #"stops = [Stop(name: "Lake", nights: [Optional(2), nil], prices: ["a": Price], "#
          + #"kind: .hut(name: "b", 3)), .none, 3]"#
      ])
  }

  @Test func `a type in an extension is described without calling its code`() async throws {
    let statements = test(
      """
      let pause: [Any] = [Duration.Pause()]
      #expect(__waymarkValue(0, 0, pause).count == 1, sourceLocation: __waymarkCheck(0, 5, 1))
      """)
    let pause = """
      extension Duration {
        struct Pause: CustomReflectable, CustomStringConvertible {
          var description: String { fatalError() }
          var customMirror: Mirror { fatalError() }
        }
      }
      """
    var example = WaymarkSamples.sample(statements + "\n" + pause, name: "extensions")
    example.probes[0].operands = ["pause"]

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(values(proof) == [["pause = [Swift.Duration.Pause]"]])
  }

  @Test func `the elements of unordered collections are sorted`() async throws {
    let example = sample(
      """
      struct Bag: Equatable {
        var counts = ["b": 2, "a": 1]
        lazy var weight = 3
      }
      let numbers: Set = [10, 9, 100, 1]
      let bags: [Any] = [Bag(), numbers, ["x", "z", "y"] as Set]
      #expect(__waymarkValue(0, 0, numbers) == [1, 9, 10, 100], sourceLocation: __waymarkCheck(0, 10, 1))
      #expect(__waymarkValue(1, 0, bags).count == 3, sourceLocation: __waymarkCheck(1, 11, 1))
      """, operands: ["numbers"], name: "unordered")
    var bags = example
    bags.probes[1].operands = ["bags"]

    let proof = try await Shared.prove(bags)

    #expect(proof.summary == ["passed"])
    #expect(
      values(proof) == [
        ["numbers = [1, 9, 10, 100]"],
        [#"bags = [Bag(counts: ["a": 1, "b": 2], weight: nil), [1, 9, 10, 100], ["x", "y", "z"]]"#],
      ])
  }

  @Test func `long values are truncated`() async throws {
    let example = sample(
      """
      let text = String(repeating: "x", count: 5_000)
      #expect(__waymarkValue(0, 0, text) != "", sourceLocation: __waymarkCheck(0, 5, 1))
      """, operands: ["text"], name: "size")

    let proof = try await Shared.prove(example)

    #expect(proof.expectations[0].values[0].value.count == 2_001)
  }
}
