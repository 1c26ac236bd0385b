import WaymarkModel
import WaymarkProject
import WaymarkReporting

extension Outcome {
  /// Returns the results in the form that the report formats share.
  package func results(_ paths: RepositoryPaths) -> RunResults {
    let plans = Dictionary(uniqueKeysWithValues: examples.map { ($0.id, $0) })
    let locations = locations
    let found = proofs.compactMap { proof in
      plans[proof.example].map { result(of: $0, proof, at: locations[$0.id], paths) }
    }
    let attributed = Set(found.flatMap(\.errors))
    let mistakes = (diagnostics.filter { $0.severity == .error } + (isStrict ? unreachedLines : []))
      .map { $0.located(by: paths) }
      .filter { !attributed.contains($0) }
    return RunResults(examples: found, diagnostics: mistakes, version: BuildInformation.version)
  }

  private func result(
    of example: Example, _ proof: Proof, at location: SourceLocation?, _ paths: RepositoryPaths
  ) -> RunResults.ExampleResult {
    let id = Example.ID(article: paths.path(of: example.id.article), name: example.id.name)
    var result = RunResults.ExampleResult(
      id: id, line: location?.line ?? 1, verdict: proof.verdict, isProved: isProved(proof))
    result.expectations = proof.counted.count
    result.duration = proof.duration
    if case .untested(let reason) = example.plan { result.reason = reason }
    result.errors = errors(of: proof).map { $0.located(by: paths) }
    result.output = proof.output
    return result
  }
}
