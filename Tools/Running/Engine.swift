public import Article
import Foundation

/// Turns examples into proofs: compiles, links and runs them, and keeps what it found.
public struct Engine: Sendable {
  private let workshop: Workshop
  private let timeLimit: Double
  private let jobs: Int
  private let sandbox: Sandbox?

  /// - Parameters:
  ///   - library: What the examples are about.
  ///   - cache: A folder for what is worth keeping; several runs may share it.
  ///   - timeLimit: How long an example may run, in seconds.
  ///   - jobs: How many examples are worked on at once; as many as there are cores, and as memory
  ///     allows, if nil.
  ///   - sandbox: What examples run in; nothing if nil.
  ///   - isFresh: True to take nothing from `cache`: everything is compiled and run again.
  /// - Throws: `WorldFailure` if there is no compiler, or nothing can be written.
  public init(
    library: Library, cache: String, timeLimit: Double = 10, jobs: Int? = nil,
    sandbox: Sandbox? = nil, isFresh: Bool = false
  ) async throws {
    workshop = try await Workshop.open(
      library, store: try Store(folder: cache, isFresh: isFresh))
    self.timeLimit = timeLimit
    self.sandbox = sandbox?.reading(
      linkJob: workshop.linkJob, store: workshop.store, library: library)
    self.jobs = max(1, jobs ?? Self.affordableJobs)
  }

  /// Proves examples.
  ///
  /// - Parameters:
  ///   - examples: With modules of different names.
  ///   - progress: Is told of each proof as it is made.
  /// - Returns: One proof for each example, in their order, none missing.
  /// - Throws: `WorldFailure` if the world failed; never for what an example does.
  public func prove(
    _ examples: [Example], progress: @escaping @Sendable (Proof) -> Void = { _ in }
  ) async throws -> [Proof] {
    Interruption.prepare()
    var proofs = [Proof?](repeating: nil, count: examples.count)
    try await withThrowingTaskGroup(of: (Int, Proof).self) { group in
      for (index, example) in examples.enumerated() {
        if index >= jobs, let (done, proof) = try await group.next() {
          proofs[done] = proof
          progress(proof)
        }
        group.addTask {
          do {
            return (index, try await proof(of: example))
          } catch {
            // What goes wrong in a run that is being ended is of no interest.
            await Interruption.pass()
            throw error
          }
        }
      }
      for try await (done, proof) in group {
        proofs[done] = proof
        progress(proof)
      }
    }
    workshop.store.prune()
    return proofs.map { $0! }
  }

  private func proof(of example: Example) async throws -> Proof {
    switch example.plan {
    case .untested: return Proof(example: example.id, verdict: .untested)
    case .broken(let diagnostics):
      return Proof(example: example.id, verdict: .failed, diagnostics: diagnostics)
    case .incomplete(let diagnostics):
      return Proof(example: example.id, verdict: .doesNotCompile, diagnostics: diagnostics)
    case .run, .compile, .fails, .traps, .reports: break
    }
    let compilation = try await workshop.compilation(of: example)
    guard let object = compilation.object, example.plan.runs else {
      return Judgement.proof(of: example, compilation)
    }
    do {
      return try await proof(of: example, compilation, object)
    } catch is DamagedObject {
      return try await proof(of: example)
    }
  }

  /// What an earlier run left counts if all went well: a failure may come from the world around,
  /// and is looked at again.
  private func proof(
    of example: Example, _ compilation: Compilation, _ object: Object
  ) async throws -> Proof {
    let key = Digest(
      workshop.code, object.digest, "\(timeLimit)", sandbox?.identity ?? ""
    ).description
    if let known = workshop.store.value(.execution, key, as: Execution.self) {
      let proof = Judgement.proof(of: example, compilation, known)
      if proof.verdict == .passed || proof.verdict == .compiled { return proof }
    }
    do {
      let execution = try await workshop.execution(of: object, limit: timeLimit, in: sandbox)
      try workshop.store.set(.execution, key, to: execution)
      return Judgement.proof(of: example, compilation, execution)
    } catch let failure as LinkFailure {
      let place = Atlas(example).place(ofSnippet: nil)
      return Proof(
        example: example.id, verdict: .doesNotCompile,
        diagnostics: [Diagnostic(at: place, "the example does not link", hint: "see the log")],
        log: failure.description
      )
    }
  }

  /// A compiler takes up to some 600 MB.
  private static var affordableJobs: Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let table = Disk.readStream("/proc/meminfo").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = table.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      return cores
    }
    return min(cores, max(1, kilobytes / 600_000))
  }
}

extension Example.Plan {
  fileprivate var runs: Bool {
    switch self {
    case .run, .traps, .reports: true
    case .compile, .fails, .untested, .broken, .incomplete: false
    }
  }
}
