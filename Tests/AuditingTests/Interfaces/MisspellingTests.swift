import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Names that differ from a declared name in one or two letters.
@Suite struct MisspellingTests {
  @Test(
    arguments: [
      ("HikePlna", "HikePlan", true), ("hikePlan", "HikePlan", false),
      ("Hikeplan", "HikePlan", true), ("HikePlans", "HikePlan", false),
      ("HikePlan2", "HikePlan3", false), ("Hike", "Bike", false), ("Hikke", "Hike", true),
      ("Hiker", "Hike", false), ("HikingPlan", "HikePlan", false),
    ])
  func `a likely misspelling differs in one letter or in two swapped letters`(
    name: String, other: String, isLikely: Bool
  ) {
    #expect(Misspelling.isLikely(name, of: other) == isLikely)
  }

  @Test(
    arguments: [
      ("destID", "destinationID", true), ("res", "response", true), ("ID", "identifier", false),
      ("destID", "destination", false), ("destID", "destID", false), ("tripID", "destID", false),
    ])
  func `an abbreviation consists of the beginnings of a name's words`(
    name: String, other: String, isAbbreviation: Bool
  ) {
    #expect(Misspelling.isAbbreviation(name, of: other) == isAbbreviation)
  }

  @Test func `an abbreviation of a variable that the block doesn't use is a mistake`() {
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot find 'destID' in scope")])
    let kind = { (text: String) in
      compiler.finding(of: 0, in: document(blocks: text)).finding.kind
    }

    #expect(kind("let destinationID = 1\nprint(destID)") == .broken)
    #expect(kind("let destinationID = 1\nprint(destID, destinationID)") == .needsContext)
  }

  @Test(
    arguments: [
      ("greting", "greeting", true), ("pirnt", "print", true), ("point", "print", false),
      ("encode", "encoder", false), ("Hkie", "Hike", true), ("Bike", "Hike", false),
      ("range", "orange", false), ("trail", "trails", false),
      ("tokenise", "tokenize", true), ("colour", "color", true), ("metre", "meter", true),
      ("travelled", "traveled", true), ("hour", "honor", false),
    ])
  func `names that don't belong to the package are compared more strictly`(
    name: String, other: String, isTypo: Bool
  ) {
    #expect(Misspelling.isTypo(name, of: other) == isTypo)
  }

  @Test(
    arguments: [
      ("import Hike", "Hikes"), ("import Hiking", "Hikes"), ("import Trails", nil),
      ("import Hike\nlet name = \"Hike\"", nil),
    ])
  func `a module name with a different ending is a misspelling of the package's module`(
    code: String, other: String?
  ) {
    let name = code.split(separator: "\n")[0].dropFirst(7)
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "no such module '\(name)'")])

    var finding = compiler.finding(of: 0, in: document(blocks: code)).finding
    finding.locate(in: [:])

    #expect(finding.missing.map(\.similar) == [other])
    #expect(finding.kind == (other == nil ? .needsContext : .broken))
  }
}
