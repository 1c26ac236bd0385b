import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkResults

/// The results of an example, in the form in which machines share them. The results don't contain
/// code.
private struct SharedResult: Codable {
  var compilation: Compilation
  var execution: Execution?
}

extension Engine {
  /// Returns the evaluation of each example with reusable results from this machine or another, and
  /// nil for every other example. Without a shared cache, or if the origin of the library is
  /// unknown, all elements are nil.
  func known(_ examples: [Example]) async -> [Evaluation?] {
    var known = [Evaluation?](repeating: nil, count: examples.count)
    guard let shared = options.shared, builder.origin != nil else { return known }
    await withTaskGroup(of: (Int, Proof?).self) { group in
      for (index, example) in examples.enumerated() {
        if index >= SharedCache.concurrency, let (done, proof) = await group.next() {
          known[done] = proof.map { Evaluation(proof: $0) }
        }
        group.addTask { (index, await sharedProof(of: example, shared)) }
      }
      for await (done, proof) in group { known[done] = proof.map { Evaluation(proof: $0) } }
    }
    return known
  }

  private func sharedProof(of example: Example, _ shared: SharedCache) async -> Proof? {
    guard !Task.isCancelled, Evaluation(untried: example) == nil,
      let key = sharedKey(of: example)
    else { return nil }
    if let proof = proofOfEarlierRun(of: example) { return proof }
    if let bytes = builder.store.checkedBytes(.shared, key) { return proof(of: example, bytes) }
    let found = await shared.value(of: key) { bytes in
      proof(of: example, bytes).map { (proof: $0, bytes: bytes) }
    }
    guard let found else { return nil }
    try? builder.store.setChecked(found.bytes, as: .shared, key)
    return found.proof
  }

  /// Returns the proof of an earlier run on this machine; nil if there is none that can be reused.
  private func proofOfEarlierRun(of example: Example) -> Proof? {
    guard let compilation = builder.knownCompilation(of: example) else { return nil }
    guard let object = compilation.object, example.plan.runs else {
      let proof = judge(example, compilation, nil).proof
      return proof.verdict.isReusable ? proof : nil
    }
    return storedProof(of: example, compilation, object)
  }

  /// Returns the proof of an earlier run of an object file on this machine; nil if there is none
  /// that can be reused.
  func storedProof(
    of example: Example, _ compilation: Compilation, _ object: CompiledObject
  ) -> Proof? {
    builder.store.value(.execution, key(of: object), as: Execution.self)
      .map { judge(example, compilation, $0).proof }
      .flatMap { $0.verdict.isReusable ? $0 : nil }
  }

  func key(of object: CompiledObject) -> String {
    Digest(builder.runInputs, object.digest, runIdentity).description
  }

  /// Returns a proof from the results of another machine; nil if they can't be read, or if the
  /// verdict is neither `passed` nor `compiled`.
  private func proof(of example: Example, _ bytes: [UInt8]) -> Proof? {
    guard let result = try? JSONDecoder().decode(SharedResult.self, from: Data(bytes)),
      (result.execution != nil) == (result.compilation.object != nil && example.plan.runs)
    else { return nil }
    let proof = judge(example, result.compilation, result.execution).proof
    return proof.verdict.isReusable ? proof : nil
  }

  /// Adds the results of an example to the shared cache if the example passed or compiled.
  func share(
    _ proof: Proof, of example: Example, _ compilation: Compilation, _ execution: Execution? = nil
  ) async {
    guard let shared = options.shared, proof.verdict.isReusable, compilation.unparsedOutput.isEmpty,
      let key = sharedKey(of: example)
    else { return }
    var result = SharedResult(compilation: compilation, execution: execution)
    // The object file isn't shared, and differs from machine to machine.
    result.compilation.object = compilation.object.map { _ in
      CompiledObject(key: "", digest: "", size: 0)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let bytes = try? encoder.encode(result) else { return }
    await shared.add(Array(bytes), of: key)
  }

  /// Returns the key of an example's results, which is the same on all machines; nil if the origin
  /// of the library is unknown.
  private func sharedKey(of example: Example) -> String? {
    builder.origin.map { origin in
      Digest(
        format: "results 2", origin, example.module, example.source.text,
        ExampleBuilder.aliases(of: example).joined(separator: "\0"), "\(example.plan.runs)",
        portableRunIdentity
      ).description
    }
  }
}

extension Verdict {
  /// Whether the results of a run can be reused. Failures aren't reused, because the environment
  /// can cause them.
  fileprivate var isReusable: Bool { isSuccess }
}
