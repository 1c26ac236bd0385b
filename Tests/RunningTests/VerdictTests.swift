import Article
import Testing

@testable import Running

@Suite struct VerdictTests {
  @Test func `a check that holds passes`() async throws {
    let example = sample(test("#expect(1 + 1 == 2, sourceLocation: __waymarkCheck(0, 4, 1))"))

    let proof = try await Shared.prove(example)

    #expect(proof.summary == ["passed"])
    #expect(proof.checks == ["12:3 check 0 true"])
  }

  @Test func `a check that does not hold fails at its own place`() async throws {
    let example = sample(
      test(
        """
        let count = 2
        #expect(count == 1, sourceLocation: __waymarkCheck(0, 5, 1))
        #expect(count == 2, sourceLocation: __waymarkCheck(1, 6, 1))
        """))

    let proof = try await Shared.prove(example)

    #expect(
      proof.summary == ["failed", "a.md:13:3: error: Expectation failed: (count → 2) == 1"])
    #expect(proof.checks == ["13:3 check 0 false", "14:3 check 1 true"])
  }
}
