import WaymarkBlocks
import WaymarkClaims
import WaymarkModel

extension AuditedBlock {
  /// The claims that the document makes about the block.
  package var claimsInDocument: [Claim] {
    if syntax.main != nil, let commands { return commands }
    guard let test else {
      let lines = output ?? (snippet.code.contains("print(") ? surroundings.followingData : nil)
      let claims = syntax.claims(following: lines, isAnnounced: surroundings.isFollowingAnnounced)
      return output == nil ? claims.map(\.confirmedByData) : claims
    }
    guard !test.output.isEmpty else { return [] }
    let last = syntax.items.last?.lines.upperBound ?? 0
    return [
      Claim(subject: .wholeOutput, readings: [test.output], isExplicit: true, line: last)
    ]
  }

  /// The claims of the shell transcript that follows the block; nil if no transcript follows.
  private var commands: [Claim]? {
    guard let following = surroundings.following, let prompt else { return nil }
    return transcript(following, prompt)
  }

  /// The prompt of the shell transcript that follows the block; nil if no transcript follows.
  private var prompt: Substring? {
    surroundings.following?.first.flatMap { line in
      ["$ ", "% "].first { Self.isCommand(line, after: $0) }
    }
  }

  /// The lines that follow the block, without the commands of a shell transcript.
  private var output: [String]? {
    guard let prompt else { return surroundings.following }
    return surroundings.following?.filter { !Self.isCommand($0, after: prompt) }
  }

  /// Returns whether a line is a command after a prompt, and not output such as `$ 5`.
  private static func isCommand(_ line: String, after prompt: Substring) -> Bool {
    line.hasPrefix(prompt)
      && line.dropFirst(prompt.count).first.map { $0.isLetter || "./~".contains($0) } == true
  }

  private func transcript(_ lines: [String], _ prompt: Substring) -> [Claim] {
    let last = syntax.items.last?.lines.upperBound ?? 0
    return lines.reduce(into: []) { claims, line in
      if Self.isCommand(line, after: prompt) {
        let arguments = line.dropFirst(2).split(separator: " ").dropFirst().map(String.init)
        claims.append(
          Claim(subject: .command(arguments), readings: [[]], isExplicit: false, line: last))
      } else if let index = claims.indices.last {
        claims[index].readings[0].append(trimmedEnd(line))
      }
    }
  }
}

extension Claim {
  /// The claim as it applies if the next block contains data. A claim about the whole output is
  /// then tentative, because data can be unrelated to the output.
  fileprivate var confirmedByData: Claim {
    var claim = self
    if subject == .wholeOutput { claim.isTentative = true }
    return claim
  }
}
