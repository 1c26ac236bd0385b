import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct NameTests {
  @Test func `names are resolved by the compiler, with the types of variables`() async throws {
    let code = """
      struct Trail { var stops = ["Lake"] }
      extension Trail { func first() -> String? { stops.first } }
      @Test func walk() {
        let trail = Trail()
        let lengths = trail.stops.map { stop in stop.count }
        let pairs = zip(lengths, [trail])
        #expect(trail.first() == "Lake")
      }
      """
    let proof = try await Shared.prove(sample(code, name: "names"))

    #expect(proof.verdict == .compiled, "\(proof.summary)")
    let names = proof.names.map { name in
      let line = code.split(separator: "\n")[name.location.line - 11]
      let start = line.utf8.index(line.startIndex, offsetBy: name.location.column - 3)
      let text = String(line[start...].utf8.prefix(name.length)) ?? ""
      let home = name.declaration.map { "\($0.line - 10):\($0.column - 2)" } ?? name.symbol ?? ""
      return "\(name.location.line - 10) \(text) → \(home)\(name.type.map { " \($0)" } ?? "")"
    }
    for expected in [
      "1 Trail → 1:8", "1 stops → 1:20 [String]", "2 Trail → 1:8", "2 first → 2:24",
      "2 stops → 1:20 [String]", "4 trail → 4:7 Trail", "4 Trail → 1:8",
      "5 lengths → 5:7 [Int]", "5 stop → 5:35 String", "6 pairs → 6:7 Zip2Sequence<[Int], [Trail]>",
      "7 trail → 4:7 Trail", "7 first → 2:24",
    ] {
      #expect(names.contains(expected), "\(expected) isn't among \(names)")
    }
    #expect(names.contains { $0.hasPrefix("5 map → s:") })
  }
}
