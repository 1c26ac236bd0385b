/// The passing examples that run with the declarations of another example.
package struct PassingUsers: Sendable {
  private var users: [Example.ID: [Example.ID]] = [:]

  /// Finds the passing users of each example.
  ///
  /// - Parameter proofs: The proofs of a run. An example that must not compile doesn't count as a
  ///   user, because it never runs.
  package init(_ examples: [Example], _ proofs: [Proof]) {
    let passed = Set(proofs.lazy.filter { $0.verdict == .passed }.map(\.example))
    for user in examples where user.plan.runs && passed.contains(user.id) {
      for used in user.used { users[used, default: []].append(user.id) }
    }
  }

  /// The users of an example, in the order of the examples; empty if there are none.
  package subscript(example: Example.ID) -> [Example.ID] { users[example] ?? [] }
}
