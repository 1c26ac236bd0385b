import WaymarkModel

/// A log in the Static Analysis Results Interchange Format 2.1.0, with a result for each error.
struct SARIF: Codable {
  struct Run: Codable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Codable { var driver: Driver }

  struct Driver: Codable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Rule: Codable {
    var id: String
    var shortDescription: Message
  }

  struct Message: Codable { var text: String }

  struct Result: Codable {
    var ruleId: String
    var level = "error"
    var message: Message
    var locations: [Location]
  }

  struct Location: Codable { var physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Codable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Codable {
    var uri: String
    var uriBaseId = "%SRCROOT%"
  }

  struct Region: Codable {
    var startLine: Int
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ results: RunResults) {
    let driver = Driver(
      name: "waymark", version: results.version,
      rules: ReportRule.allCases.map {
        Rule(id: $0.rawValue, shortDescription: Message(text: $0.explanation))
      })
    let found = results.ruledErrors.map { rule, error in
      Result(
        ruleId: rule.rawValue, message: Message(text: error.text),
        locations: [
          // Report only lines, because columns are counted in bytes, which SARIF doesn't support.
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: ArtifactLocation(uri: uri(error.location.file)),
              region: Region(startLine: max(error.location.line, 1))))
        ])
    }
    runs = [Run(tool: Tool(driver: driver), results: found)]
  }

  var isOwn: Bool { runs.allSatisfy { $0.tool.driver.name == "waymark" } }
}

/// Returns a path as a URI reference.
private func uri(_ path: String) -> String {
  path.utf8.map { byte in
    let character = Unicode.Scalar(byte)
    let isPlain = character.isASCII && character.properties.isAlphabetic
      || ("0"..."9").contains(character) || "-._~/".unicodeScalars.contains(character)
    guard !isPlain else { return String(character) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }.joined()
}
