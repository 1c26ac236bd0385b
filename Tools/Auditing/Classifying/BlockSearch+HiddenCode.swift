import WaymarkContexts
import WaymarkFindings

// Blocks that rely on the hidden code of the document's tests.
extension BlockSearch {
  /// The attempts without hidden code.
  var shown: [(attempt: Attempt, outcome: AttemptOutcome)] {
    done.filter { !document.usesHiddenCode($0.attempt) }
  }

  /// Returns an attempt after the tests that declare the names that nothing else declares; nil if
  /// there are none or that was tried.
  func withHiddenCode() -> Attempt? {
    guard block.test == nil, shown.count == done.count else { return nil }
    let failure = FailureClassification(block, in: document, done)
    guard failure.kind == .needsContext, failure.errors.missingModules.isEmpty,
      let tests = document.hidden.tests(
        declaring: Set(failure.errors.missingNames), before: block.snippet.location.line)
    else { return nil }
    var attempt = Attempt(block: block.index)
    attempt.context = document.finder.context(of: block.index, .init(included: tests))
    // The tests can conflict with the block.
    guard document.usesHiddenCode(attempt) else { return nil }
    adapt(&attempt)
    attempt.isObserved = attempt.isRun && !block.claims.isEmpty
    return attempt
  }
}

extension Document {
  /// Returns whether the context of an attempt contains a test.
  func usesHiddenCode(_ attempt: Attempt) -> Bool {
    attempt.context.contains { blocks[$0].test != nil }
  }
}
