import WaymarkBlocks
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings

// Mistakes in programs that use undeclared names.
extension BlockSearch {
  /// Returns an attempt that assumes what the missing names mean; nil if nothing can be assumed
  /// about them. It's compiled, but isn't run.
  ///
  /// - Parameter failure: The reason why the other attempts failed.
  func withAssumptions(after failure: FailureClassification) -> Attempt? {
    guard [.needsContext, .elision].contains(failure.kind), failure.errors.missingModules.isEmpty,
      document.isPackageBuilt, var attempt = shown.last?.attempt
    else { return nil }
    let assumptions = document.assumptions(about: failure.errors.missingNames, in: block)
    guard !assumptions.isEmpty else { return nil }
    attempt.assumptions = assumptions
    (attempt.isRun, attempt.isObserved) = (false, false)
    return attempt
  }
}

extension Document {
  /// Returns what undeclared names probably mean: a variable is named after its type, and the doc
  /// comments of a file can use internal declarations of its module.
  fileprivate func assumptions(about names: [String], in block: AuditedBlock) -> Assumptions {
    let types = names.filter { $0.first?.isLowercase == true }.compactMap { name in
      (interface.typeOfVariable(named: name, among: fileTypes) ?? hiddenType(named: name))
        .map { (name, $0) }
    }
    let isInternal = names.contains(where: isHidden) || types.contains { isHidden($0.1) }
    let module = isInternal ? fileModule : nil
    let others = names.filter { name in
      !types.contains { $0.0 == name } && !(module != nil && isHidden(name))
    }
    return Assumptions(
      types: Dictionary(types) { first, _ in first },
      functions: CalledFunction.all(in: block.snippet.code, named: Set(others)), module: module)
  }

  /// Returns the type of a Swift file that isn't public and that a variable is named after; nil if
  /// there is none.
  private func hiddenType(named name: String) -> String? {
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return fileTypes.contains(type) && isHidden(type) ? type : nil
  }
}
