import WaymarkModel

/// An entry of GitLab's code quality report.
struct GitLabIssue: Codable {
  struct Location: Codable {
    struct Lines: Codable { var begin: Int }

    var path: String
    var lines: Lines
  }

  var description: String
  var checkName: String
  /// Identifies the issue across runs. It doesn't include the line, so that a moved issue isn't
  /// new.
  var fingerprint: String
  var severity = "major"
  var location: Location

  private enum CodingKeys: String, CodingKey {
    case description
    case checkName = "check_name"
    case fingerprint, severity, location
  }

  var isOwn: Bool { checkName.hasPrefix("waymark-") }
}

/// Returns the errors as issues for GitLab.
func gitLabIssues(_ results: RunResults) -> [GitLabIssue] {
  var counts: [String: Int] = [:]
  return results.ruledErrors.map { rule, error in
    let identity = "\(rule.rawValue) \(error.location.file) \(error.message)"
    counts[identity, default: 0] += 1
    return GitLabIssue(
      description: error.text, checkName: "waymark-\(rule.rawValue)",
      fingerprint: fingerprint(of: "\(identity) \(counts[identity]!)"),
      location: GitLabIssue.Location(
        path: error.location.file, lines: .init(begin: max(error.location.line, 1))))
  }
}

/// Returns the 64-bit FNV-1a hash of a text, as hexadecimal digits.
private func fingerprint(of text: String) -> String {
  let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
