import WaymarkHashing
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
  /// The identity of the issue across runs. It doesn't include the line, so that an issue that
  /// moves isn't reported as new.
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
    // Fingerprints must be unique, but an article can contain the same error several times.
    counts[identity, default: 0] += 1
    return GitLabIssue(
      description: error.text, checkName: "waymark-\(rule.rawValue)",
      fingerprint: Digest(identity, "\(counts[identity]!)").description,
      location: GitLabIssue.Location(
        path: error.location.file, lines: .init(begin: max(error.location.line, 1))))
  }
}
