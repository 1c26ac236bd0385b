import Testing
import WaymarkModel
import WaymarkResults
import WaymarkSamples

@testable import WaymarkJudging

extension ProofBuilderTests {
  @Test func `random identifiers and addresses are numbered, and those of the author are kept`() {
    let written = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let random = ["0B9F25AC-5A4E-4C5B-9E53-6D5C1D4B7A10", "7d0e0f3c-55a1-4f3b-8a55-0b1f1f7a2c01"]
    var example = sample(test("use(\"\(written)\") __waymarkCheck(0, 4, 1)"))
    example.probes[0].operands = ["ids"]
    let counted = "00000000-0000-0000-0000-000000000001"
    let ids = "[\(random[0]), \(random[1]), \(written.lowercased()), \(counted)]"
    let execution = Execution(
      ending: .exited(0),
      events: [
        .value(probe: 0, operand: 0, text: ids), .check(id: 0), .snippet(0),
        .step(.init(kind: .sent, action: ".open(\(random[1].uppercased()))", change: "")),
        .end,
      ],
      portions: [
        .init(snippet: 0, bytes: Array("0x00005621f28da700 0xdeadbeef \(random[0])F".utf8))
      ], duration: 1)

    let proof = ProofBuilder.proof(of: example, compilation, execution)

    #expect(
      proof.expectations[0].values[0].value
        == "[<UUID 1>, <UUID 2>, \(written.lowercased()), \(counted)]")
    #expect(proof.timeline[0].action == ".open(<UUID 2>)")
    #expect(proof.output == "<address 1> 0xdeadbeef \(random[0])F")
  }

  @Test func `locations in printed text refer to the article`() {
    var execution = run(.exited(0), [.snippet(0), .end])
    execution.portions = [
      .init(snippet: 0, bytes: Array("at Sample_sample/Example.swift:4\n".utf8))
    ]
    let example = sample(test("a\nb"), prints: ["at Sample_sample/Example.swift:4"])

    let proof = ProofBuilder.proof(of: example, compilation, execution)

    #expect(proof.verdict == .passed)
    #expect(proof.output == "at a.md:12\n")
    #expect(proof.expectations.map(\.observed) == ["at a.md:12"])
  }

  @Test func `a printed byte that isn't valid UTF-8 can't be expected`() {
    var execution = run(.exited(0), [.snippet(0), .end])
    execution.portions = [.init(snippet: 0, bytes: [0x61, 0xFF, 0x0A])]
    let message =
      "the printed line differs:\n- a\u{FFFD}\n+ a\u{FFFD}\n  "
      + "the printed line isn't valid UTF-8; print only valid UTF-8"

    let prints = sample(test("a\nb"), prints: ["a\u{FFFD}"])
    let output = sample(test("a\nb"), output: ["a\u{FFFD}"])

    #expect(
      ProofBuilder.proof(of: prints, compilation, execution).summary
        == ["failed", "a.md:100:3: error: \(message)"])
    #expect(
      ProofBuilder.proof(of: output, compilation, execution).summary
        == ["failed", "a.md:201:1: error: \(message)"])
    #expect(ProofBuilder.corrections(of: prints, compilation, execution).isEmpty)
  }

  @Test func `translated text has the article's locations and no module names`() {
    let sourceMap = SourceMap(sample(test("a\nb")))

    #expect(
      sourceMap.translate(
        "at Sample_sample/Example.swift:4: Sample_sample.Item, ./Example.swift:5:2, Example.swift:x"
      )
        == "at a.md:12: Item, a.md:13:4, Example.swift:x")
  }
}
