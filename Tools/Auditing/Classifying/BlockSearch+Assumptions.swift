import WaymarkBlocks
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkInterfaces
import WaymarkNames

// Mistakes in programs that use undeclared names.
extension BlockSearch {
  /// Returns an attempt that makes assumptions about the missing names; nil if nothing can be
  /// assumed about them, or if the same attempt was already made. The attempt is compiled, but not
  /// run.
  ///
  /// - Parameters:
  ///   - failure: The reason why the other attempts failed.
  ///   - others: The errors of an earlier attempt with assumptions; nil if there was none.
  func withAssumptions(
    after failure: FailureClassification, lacking others: CompileErrors? = nil
  ) -> Attempt? {
    guard [.needsContext, .elision].contains(failure.kind) || block.isTemplate,
      failure.errors.missingModules.isEmpty,
      document.isPackageBuilt, var attempt = shown.last?.attempt
    else { return nil }
    let errors = [failure.errors, others].compactMap(\.self)
    let assumptions = document.assumptions(
      about: errors.flatMap(\.missingNames),
      members: errors.flatMap(\.missingMembers).map(\.member), in: block)
    guard !assumptions.isEmpty else { return nil }
    attempt.assumptions = assumptions
    (attempt.isRun, attempt.isObserved) = (false, false)
    return isTried(attempt) ? nil : attempt
  }
}

extension Document {
  /// Returns the probable meanings of undeclared names. A variable is often named after its type,
  /// and the doc comments of a Swift file can use internal declarations of its module.
  fileprivate func assumptions(
    about names: [String], members: [String], in block: AuditedBlock
  ) -> Assumptions {
    let types = names.filter { $0.first?.isLowercase == true }.compactMap { name in
      (interface.typeOfVariable(named: name, among: fileTypes) ?? hiddenType(named: name)
        ?? interface.typeOfVariable(
          named: name, calling: block.syntax.calls[name] ?? [],
          common: KnownNames.members.contains))
        .map { (name, $0) }
    }
    let isInternal =
      (names + members).contains(where: isHidden) || types.contains { isHidden($0.1) }
    let module = isInternal ? fileModule : nil
    let others = names.filter { name in
      !types.contains { $0.0 == name } && !(module != nil && isHidden(name))
    }
    let functions = CalledFunction.all(in: block.snippet.code, named: Set(others))
    let variables = others.filter { name in
      name.first?.isLowercase == true && !functions.contains { $0.name == name }
    }
    return Assumptions(
      types: Dictionary(types) { first, _ in first }, functions: functions,
      values: Elision.replaceable(Set(variables), in: block.snippet.code),
      structures: namesOfTypes(in: block.snippet.code).intersection(others), module: module)
  }

  /// Returns the type that a variable is named after, if the Swift file declares the type and it
  /// isn't public; nil otherwise.
  private func hiddenType(named name: String) -> String? {
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return fileTypes.contains(type) && isHidden(type) ? type : nil
  }
}
