import WaymarkBlocks
import WaymarkClaims

extension AuditedBlock {
  /// The claims that the document makes about the block.
  package var claimsInDocument: [Claim] {
    if syntax.main != nil, let commands { return commands }
    guard let test else {
      return syntax.claims(following: following, isAnnounced: isFollowingAnnounced)
    }
    guard !test.output.isEmpty else { return [] }
    let last = syntax.items.last?.lines.upperBound ?? 0
    return [
      Claim(subject: .wholeOutput, readings: [test.output], isExplicit: true, line: last)
    ]
  }

  /// The claims of the shell transcript that follows the block; nil if no transcript follows.
  private var commands: [Claim]? {
    guard let following, let prompt = following.first?.prefix(2), ["$ ", "% "].contains(prompt)
    else { return nil }
    return transcript(following, prompt)
  }

  private func transcript(_ lines: [String], _ prompt: Substring) -> [Claim] {
    let last = syntax.items.last?.lines.upperBound ?? 0
    return lines.reduce(into: []) { claims, line in
      if line.hasPrefix(prompt) {
        let arguments = line.dropFirst(2).split(separator: " ").dropFirst().map(String.init)
        claims.append(
          Claim(subject: .command(arguments), readings: [[]], isExplicit: false, line: last))
      } else if let index = claims.indices.last {
        claims[index].readings[0].append(trimmedEnd(line))
      }
    }
  }
}
