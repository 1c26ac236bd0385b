extension AuditedBlock {
  /// The promises in the document.
  var statedPromises: [Promise] {
    if syntax.main != nil, let commands { return commands }
    guard let test else { return syntax.promises(following: following) }
    guard !test.output.isEmpty else { return [] }
    let last = syntax.items.last?.lines.upperBound ?? 0
    return [
      Promise(subject: .wholeOutput, readings: [test.output], isExplicit: true, line: last)
    ]
  }

  /// The output of the program's calls, if a shell transcript follows.
  private var commands: [Promise]? {
    guard let following, let prompt = following.first?.prefix(2), ["$ ", "% "].contains(prompt)
    else { return nil }
    return transcript(following, prompt)
  }

  private func transcript(_ lines: [String], _ prompt: Substring) -> [Promise] {
    let last = syntax.items.last?.lines.upperBound ?? 0
    return lines.reduce(into: []) { promises, line in
      if line.hasPrefix(prompt) {
        let arguments = line.dropFirst(2).split(separator: " ").dropFirst().map(String.init)
        promises.append(
          Promise(subject: .command(arguments), readings: [[]], isExplicit: false, line: last))
      } else if let index = promises.indices.last {
        promises[index].readings[0].append(trimmedEnd(line))
      }
    }
  }
}
