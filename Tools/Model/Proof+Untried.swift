extension Proof {
  /// Creates the proof of an example that is never compiled, because it is untested or because its
  /// article contains mistakes. Returns nil for any other example.
  package init?(untried example: Example) {
    switch example.plan {
    case .untested: self.init(example: example.id, verdict: .untested)
    case .broken(let diagnostics):
      self.init(example: example.id, verdict: .failed, diagnostics: diagnostics)
    case .incomplete(let diagnostics):
      self.init(example: example.id, verdict: .doesNotCompile, diagnostics: diagnostics)
    case .run, .compile, .fails, .traps, .reports: return nil
    }
  }
}
