import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Returns the events in the test stores of a run, with the snippet that was running.
  func timeline(_ execution: Execution) -> [Proof.Step] {
    var snippet: Int?
    var steps: [Proof.Step] = []
    for event in execution.events {
      switch event {
      case .snippet(let position): snippet = index(at: position)
      case .step(let step): if let snippet { steps.append(self.step(step, in: snippet)) }
      default: break
      }
    }
    return steps
  }

  private func step(_ step: Execution.Step, in snippet: Int) -> Proof.Step {
    let isOwn = sourceMap.isGenerated(step.file)
    return Proof.Step(
      snippet: snippet, kind: step.kind, action: sourceMap.translate(step.action),
      change: step.change.isEmpty ? nil : sourceMap.translate(step.change),
      feature: step.feature.isEmpty ? nil : sourceMap.translate(step.feature),
      location: isOwn ? example.source.location(line: step.line, column: step.column) : nil)
  }

  private func index(at position: Int) -> Int? {
    example.snippets.indices.contains(position) ? example.snippets[position] : nil
  }
}
