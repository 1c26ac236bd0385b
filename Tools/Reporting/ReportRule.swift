import WaymarkModel

/// The kinds of errors, with stable names by which other tools group them.
enum ReportRule: String, CaseIterable {
  case failed
  case doesNotCompile = "does-not-compile"
  case crashed
  case timedOut = "timed-out"
  /// Nothing in an example is checked, which is an error in strict mode.
  case unchecked
  /// An article has an error outside its examples or, in strict mode, lines that no passing example
  /// runs.
  case article

  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .failed: .failed
      case .doesNotCompile: .doesNotCompile
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .compiled, .passed, .untested: .unchecked
      }
  }

  var explanation: String {
    switch self {
    case .failed: "An example failed."
    case .doesNotCompile: "An example doesn't compile."
    case .crashed: "An example crashed."
    case .timedOut: "An example ran longer than the time limit."
    case .unchecked: "An example checks nothing."
    case .article: "An article contains a mistake."
    }
  }
}

extension RunResults {
  /// All errors with their rules, sorted by location.
  var ruledErrors: [(rule: ReportRule, error: Diagnostic)] {
    var rules: [Diagnostic: ReportRule] = [:]
    for example in examples {
      for error in example.errors { rules[error] = ReportRule(example.verdict) }
    }
    return errors.map { (rules[$0] ?? .article, $0) }
  }
}
