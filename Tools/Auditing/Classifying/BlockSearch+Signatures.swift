import WaymarkContexts
import WaymarkFailures
import WaymarkFindings

// Programs that use declarations that the document shows without bodies.
extension BlockSearch {
  mutating func endInterface(_ result: AttemptResult) {
    let errors = SignatureErrors(result, of: block, in: document)
    end(errors.mistakes.isEmpty ? interfaceKind : .broken) { errors.describe(&$0) }
  }

  mutating func endInterface() {
    let differences = block.isTemplate ? [] : document.differences(of: block)
    end(interfaceKind) { $0.notes = differences }
  }

  /// The class of declarations without bodies. The names of a template can't be compared with those
  /// of the package.
  private var interfaceKind: BlockClass {
    guard block.isTemplate else { return .interface }
    return block.syntax.elisions.isEmpty ? .fragment : .elision
  }

  /// The attempts whose errors show why the block fails. An attempt whose context contains
  /// declarations with added bodies is omitted if those declarations have errors themselves. If
  /// hidden code declares all names, only the attempt with that code counts.
  var informative: [(attempt: Attempt, result: AttemptResult)] {
    if let complete = done.last(where: isComplete) { return [complete] }
    return shown.filter { attempt, result in
      !attempt.completesDeclarations
        || result.errors.allSatisfy { block.extent.contains($0.location.line) }
    }
  }

  /// Returns an attempt whose context contains the declarations of missing names that the document
  /// shows without bodies. Returns nil if there are no such declarations, or if the attempt was
  /// already made. The attempt is compiled, but not run.
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
