import WaymarkContexts
import WaymarkFailures
import WaymarkFindings

// Blocks that rely on the hidden code of the document's tests.
extension BlockSearch {
  /// The attempts without hidden code and without assumptions.
  var shown: [(attempt: Attempt, result: AttemptResult)] {
    done.filter { !document.usesHiddenCode($0.attempt) && $0.attempt.assumptions == nil }
  }

  /// Returns whether an attempt uses hidden code, and its only errors are about the block's use of
  /// declared names.
  func isComplete(_ attempt: Attempt, _ result: AttemptResult) -> Bool {
    guard document.usesHiddenCode(attempt), attempt.assumptions == nil else { return false }
    let errors = CompileErrors(
      result.errors, of: block, after: attempt.context.map { document.blocks[$0] })
    return !errors.others.isEmpty && errors.missingNames.isEmpty && errors.missingModules.isEmpty
      && errors.faultyContext.isEmpty
  }

  /// Returns an attempt whose context includes the tests that declare the missing names; nil if
  /// tests don't declare all of them, or if hidden code was already tried.
  ///
  /// - Parameter failure: The reason why the attempts without hidden code failed.
  func withHiddenCode(after failure: FailureClassification) -> Attempt? {
    guard block.test == nil, shown.count == done.count,
      failure.kind == .needsContext, failure.errors.missingModules.isEmpty,
      let tests = document.hidden.tests(
        declaring: Set(failure.errors.missingNames), before: block.snippet.location.line)
    else { return nil }
    let context = document.finder.context(of: block.index, .init(included: tests))
    let attempt = self.attempt(Attempt(block: block.index), after: context)
    // The context omits tests that conflict with the block.
    return document.usesHiddenCode(attempt) ? attempt : nil
  }
}

extension Document {
  /// Returns whether the context of an attempt contains a test.
  func usesHiddenCode(_ attempt: Attempt) -> Bool {
    attempt.context.contains { blocks[$0].test != nil }
  }

  /// Returns whether a test in the context of an attempt declares a variable that a block uses. The
  /// test can be about another block, for which the variable has another value.
  func hidesVariables(of block: AuditedBlock, _ attempt: Attempt) -> Bool {
    attempt.context.contains {
      blocks[$0].test != nil
        && !blocks[$0].syntax.names.values.isDisjoint(with: block.syntax.needed)
    }
  }
}
