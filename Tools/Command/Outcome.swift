import Article

/// What a run has found out: the base of the console's text, the report and the exit code.
struct Outcome {
  /// In reading order.
  var articles: [Article]
  var examples: [Example]
  /// One per example.
  var proofs: [Proof]
  /// What is wrong with the articles themselves, by place.
  var problems: [Diagnostic]
  var settings: Settings
  /// As ``Selection/folders``.
  var folders: Set<String> = []
  /// The modules that every example imports; nil where nothing was to be compiled.
  var imports: [String]? = nil

  /// An example in which nothing is checked is not proved.
  private var isStrict: Bool { settings.isStrict ?? false }

  /// Every error, of the articles and of their examples, by place.
  var errors: [Diagnostic] {
    let found = proofs.filter { !isProved($0) }.flatMap { proof in
      proof.diagnostics.filter { $0.severity == .error }.map(hinted) + unchecked(proof)
    }
    return unique((problems.filter { $0.severity == .error } + found).sorted { $0.location < $1.location })
  }

  var isProved: Bool { errors.isEmpty && proofs.allSatisfy(isProved) }

  /// How many examples have each verdict.
  var counts: [Verdict: Int] {
    proofs.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  private func isProved(_ proof: Proof) -> Bool {
    switch proof.verdict {
    case .passed, .untested: true
    case .compiled: !isStrict || isUsedByPassing(proof.example)
    case .failed, .doesNotCompile, .crashed, .timedOut: false
    }
  }

  /// An example in which nothing is checked still counts where one that passes is built on it.
  private func isUsedByPassing(_ id: Example.ID) -> Bool {
    let passing = Set(proofs.filter { $0.verdict == .passed }.map(\.example))
    return examples.contains { passing.contains($0.id) && $0.used.contains(id) }
  }

  private func unchecked(_ proof: Proof) -> [Diagnostic] {
    guard proof.verdict == .compiled, let place = place(of: proof.example) else { return [] }
    return [
      Diagnostic(
        at: place, "nothing in the example '\(proof.example.name)' is checked",
        hint: "add an '#expect', use it in an example that passes, or say why not: untested=\"…\""
      )
    ]
  }

  /// What an example in a doc comment cannot see is most often what is not public.
  private func hinted(_ error: Diagnostic) -> Diagnostic {
    let isUnseen = ["cannot find ", "is inaccessible"].contains(where: error.message.contains)
    guard isUnseen, error.hint == nil, error.location.file.hasSuffix(".swift") else { return error }
    var error = error
    error.hint =
      "an example in a doc comment sees only what is public; "
      + "if this is not, say so: untested=\"it is not public\""
    return error
  }

  private func place(of id: Example.ID) -> SourceLocation? {
    guard let example = examples.first(where: { $0.id == id }),
      let article = articles.first(where: { $0.file == id.article }),
      let first = example.snippets.first
    else { return nil }
    return article.snippets[first].location
  }

  private func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
  }
}
