import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkPackages
import WaymarkResults
import WaymarkSystem

/// The engine that turns examples into proofs. It compiles, links, runs, and judges them, and
/// caches the results.
package struct Engine: Sendable {
  /// A closure that assesses an example's compilation and its execution. The execution is nil if
  /// the example wasn't run.
  package typealias Judge = @Sendable (Example, Compilation, Execution?) -> Evaluation

  /// The compiler's flags for examples, except those that only locate files.
  package static let compilerFlags = [
    "-parse-as-library", "-swift-version", "6", "-Onone", "-g", "-profile-generate",
    "-profile-coverage-mapping",
  ]

  let builder: ExampleBuilder
  let judge: Judge
  /// The options. Their sandbox can read everything that examples need.
  let options: Options
  private let jobs: Int

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - library: The package that the examples document.
  ///   - cache: The folder for cached results, which several runs can share.
  ///   - options: The options for compiling and running examples.
  ///   - judge: A closure that determines the verdicts. It's called again for the results of
  ///     earlier runs, so it must depend only on its arguments.
  /// - Throws: `EnvironmentError` if there is no compiler, if the harness doesn't compile, if the
  ///   library's code doesn't link, or if files can't be written.
  package init(
    library: Library, cache: String, options: Options = Options(), judge: @escaping Judge
  ) async throws {
    self.judge = judge
    builder = try await ExampleBuilder.open(
      library, store: try Cache(folder: cache, isFresh: options.isFresh),
      limit: options.compileLimit)
    var options = options
    options.sandbox = options.sandbox?.reading(
      linkJob: builder.linkJob, store: builder.store, library: library)
    self.options = options
    jobs = max(1, options.jobs ?? Self.affordableJobs)
  }

  /// The compiler's command line for an example, without its file.
  package var compilerCommand: [String] { builder.compilerCommand }

  /// A digest of everything that a proof depends on, except the example.
  package var identity: String {
    Digest(builder.compilationInputs, builder.runInputs, runIdentity).description
  }

  /// The settings on which a run depends.
  var runIdentity: String { runIdentity(sandbox: options.sandbox?.identity ?? "") }

  /// The settings on which a run depends, without the paths of this machine.
  var portableRunIdentity: String { runIdentity(sandbox: options.sandbox == nil ? "" : "sandbox") }

  private func runIdentity(sandbox: String) -> String {
    let variables = options.variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    return (["\(options.timeLimit)", sandbox] + variables).joined(separator: "\0")
  }

  /// Proves examples and finds corrections for those that fail.
  ///
  /// - Parameters:
  ///   - examples: The examples, whose modules must have different names.
  ///   - progress: A closure that is called with each proof as soon as it is available.
  ///   - stops: A closure that returns whether a proof ends the run. Examples that are running at
  ///     that time are cancelled and have no proof.
  /// - Returns: The proofs with their corrections, in the order of the examples. There is one for
  ///   each example, unless `stops` ended the run.
  /// - Throws: `EnvironmentError` if the environment failed; never because of an example.
  package func evaluations(
    of examples: [Example], progress: @escaping @Sendable (Proof) -> Void = { _ in },
    stoppingAfter stops: @Sendable (Proof) -> Bool = { _ in false }
  ) async throws -> [Evaluation] {
    Interruption.prepare()
    var evaluations =
      options.isFresh || options.runsAgain ? examples.map { _ in nil } : await known(examples)
    // Large books contain thousands of untested examples, which don't need separate tasks.
    for (index, example) in examples.enumerated() {
      guard let evaluation = Evaluation(untried: example), !stops(evaluation.proof) else {
        continue
      }
      evaluations[index] = evaluation
    }
    evaluations.forEach { $0.map { progress($0.proof) } }
    let open = examples.indices.filter { evaluations[$0] == nil }
    try await withThrowingTaskGroup(of: (Int, Evaluation).self) { group in
      for (count, index) in open.enumerated() {
        let example = examples[index]
        if count >= jobs, let (done, evaluation) = try await group.next() {
          evaluations[done] = evaluation
          progress(evaluation.proof)
          if stops(evaluation.proof) { return group.cancelAll() }
        }
        group.addTask {
          do {
            return (index, try await evaluation(of: example))
          } catch {
            // Errors during an interruption are irrelevant.
            await Interruption.suspendIfInterrupted()
            throw error
          }
        }
      }
      for try await (done, evaluation) in group {
        evaluations[done] = evaluation
        progress(evaluation.proof)
        if stops(evaluation.proof) { return group.cancelAll() }
      }
    }
    builder.store.prune()
    return evaluations.compactMap(\.self)
  }

  private func evaluation(of example: Example) async throws -> Evaluation {
    if let evaluation = Evaluation(untried: example) { return evaluation }
    let compilation = try await builder.compilation(of: example)
    guard let object = compilation.object, example.plan.runs else {
      let evaluation = judge(example, compilation, nil)
      await share(evaluation.proof, of: example, compilation)
      return evaluation
    }
    do {
      return try await evaluation(of: example, compilation, object)
    } catch is DamagedObject {
      return try await evaluation(of: example)
    }
  }

  /// Returns the evaluation of an example, reusing the results of an earlier run unless the example
  /// failed. A failure can be caused by the environment, so the example is then run again.
  private func evaluation(
    of example: Example, _ compilation: Compilation, _ object: CompiledObject
  ) async throws -> Evaluation {
    if !options.runsAgain, let known = storedProof(of: example, compilation, object) {
      return Evaluation(proof: known)
    }
    do {
      let execution = try await builder.execution(
        of: object, in: example.module, with: options)
      try builder.store.set(.execution, key(of: object), to: execution)
      let evaluation = judge(example, compilation, execution)
      await share(evaluation.proof, of: example, compilation, execution)
      return evaluation
    } catch let failure as LinkFailure {
      let diagnostic = Diagnostic(
        at: example.firstLocation, failure.message, hint: failure.hint, reason: .linkFailure)
      var proof = Proof(
        example: example.id, verdict: .doesNotCompile, diagnostics: [diagnostic])
      proof.log = failure.log
      return Evaluation(proof: proof)
    }
  }

  /// The number of compilers that can run at once: at most one per core, and one for each 600 MB of
  /// available memory, because a compiler can use that much.
  private static var affordableJobs: Int {
    guard let memory = Machine.availableMemory else { return Machine.coreCount }
    return min(Machine.coreCount, max(1, memory / 600_000_000))
  }
}
