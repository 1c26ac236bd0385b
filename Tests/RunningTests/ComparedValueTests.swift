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

  @Test func `a passed check has the values of both sides each time it runs`() async throws {
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

  @Test func `a failed check quotes the author's code`() async throws {
    let example = sample(
      """
      let count = 2
      #expect(__waymarkValue(0, 0, count) == 1, sourceLocation: __waymarkCheck(0, 5, 1))
      """, operands: ["count"], name: "quotes")

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["failed", "a.md:13:3: error: Expectation failed: (count → 2) == 1"])
    #expect(values(proof) == [["count = 2"]])
  }

  @Test func `operands are evaluated once, in their order, and those that are skipped have no value`() async throws {
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
        ["call(\"a\") = 1", "call(\"bb\") - 1 = 1", "call(\"c\") = 1", "calls = [\"a\", \"bb\", \"c\"]"]
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
