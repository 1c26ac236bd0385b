import WaymarkContexts
import WaymarkFailures
import WaymarkFindings

// Programs that use declarations that the document shows without bodies.
extension BlockSearch {
  /// The attempts that show why the block fails. If declarations that got a body have errors
  /// themselves, the attempt after them doesn't.
  var informative: [(attempt: Attempt, result: AttemptResult)] {
    shown.filter { attempt, result in
      !attempt.completesDeclarations
        || result.errors.allSatisfy { block.extent.contains($0.location.line) }
    }
  }

  /// Returns an attempt after the declarations without bodies that declare missing names. It's
  /// compiled, but isn't run. Nil if there are none, or if that was tried.
  ///
  /// - Parameter failure: The reason why the other attempts failed.
  func withSignatures(after failure: FailureClassification) -> Attempt? {
    guard failure.kind == .needsContext, failure.errors.missingModules.isEmpty,
      !done.contains(where: \.attempt.completesDeclarations),
      let context = document.contextWithSignatures(
        of: block, for: Set(failure.errors.missingNames))
    else { return nil }
    var attempt = attempt(Attempt(block: block.index), after: context)
    (attempt.completesDeclarations, attempt.isRun, attempt.isObserved) = (true, false, false)
    return attempt
  }
}
