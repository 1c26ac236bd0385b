import WaymarkBlocks
import WaymarkContexts
import WaymarkInterfaces
import WaymarkModel
import WaymarkNames

// Mistakes that assumptions about undeclared names reveal.
extension FailureClassification {
  /// Returns those errors of an attempt that are mistakes even if its assumptions are wrong. For
  /// example, a variable of another type wouldn't have the function that is called with wrong
  /// labels or without `try`, or a member with a similar name.
  package func mistakes(
    in result: AttemptResult, assuming assumptions: Assumptions
  ) -> [Diagnostic] {
    guard canBeMistaken else { return [] }
    let edits = Elision.values(named: assumptions.values, in: block.snippet.code)
    let errors = CompileErrors(result.errors, of: block, after: []).others
    return errors.map { block.located($0, before: edits) }.filter { error in
      (isAboutEffect(error) || isAboutCallOfPackage(error) || isMisspelledMemberOfPackage(error)
        || isAboutGenericArguments(error) || isAboutProtocolMetatype(error)
        || isAboutCalledValue(error) || lacksMember(error, assuming: assumptions))
        && !isUncertainPlace(error)
    }
  }

  /// The generic types that undeclared variables are named after, keyed by the names of the
  /// variables. The compiler can't check the variables without knowing the generic arguments. If a
  /// type has the name of the document's file, a variable whose name is the end of that name also
  /// counts as named after the type.
  var genericVariables: [String: String] {
    let file = block.snippet.location.file.namePart.split(separator: ".").first
    let types = errors.missingNames.compactMap { name in
      document.interface.typeOfVariable(
        named: name, among: [String(file ?? "")], isGeneric: true
      ).map { (name, $0) }
    }
    return Dictionary(types) { first, _ in first }
  }

  /// Errors about missing members of variables that are named after a generic type. Only the
  /// variables in the file of that type count, because they're examples of the type.
  var membersOfGenericVariables: [Diagnostic] {
    let file = block.snippet.location.file
    let variables = genericVariables.filter { file.hasSuffix("/\($0.value).swift") }
    guard !variables.isEmpty else { return [] }
    return block.snippet.lines.flatMap { line in
      line.text.matches(of: Self.memberAccess).compactMap { match in
        let member = String(match.output.2)
        guard let type = variables[String(match.output.1)],
          !document.interface.mightHave(member, type), !document.isHidden(member),
          !KnownNames.members.contains(member), !document.members.contains(member)
        else { return nil }
        return Diagnostic(
          at: SourceLocation(file: file, line: line.number, column: line.column),
          "value of type '\(type)' has no member '\(member)'",
          hint: document.interface.hint(forMissing: member, of: type))
      }
    }.filter { !isUncertainPlace($0) }
  }

  private static let memberAccess = Pattern(/\b(\w+)\.(\w+)/)
  private static let closureParameters = Pattern(/(?:was|were) used in closure body/)

  /// Returns whether an error is about a member that one of the package's types lacks. Types that
  /// were only assumed don't count. For a type that isn't public, the result is true only if the
  /// package declares nothing with the member's name, and the member is called as a method.
  private func lacksMember(_ error: Diagnostic, assuming assumptions: Assumptions) -> Bool {
    guard let (type, member) = Self.missingMember(in: error),
      !assumptions.types.values.contains(where: { $0 == type || $0 == "any \(type)" })
    else { return false }
    return isUnknownMember(error, seeing: assumptions.module)
      || document.isHidden(type) && !document.isHidden(member)
        && !document.interface.declares(member)
        && block.line(of: error)?.text.contains(".\(member)(") == true
  }

  /// Returns whether an error is about the labels of a function that only the package declares, or
  /// about the number of parameters of a closure that is passed to it.
  func isAboutCallOfPackage(_ error: Diagnostic) -> Bool {
    let names: Set<String>
    if Self.isMisuse(error) {
      names = callee(of: error).map { document.hasHiddenInitializer($0) ? [] : [$0] } ?? []
    } else if error.message.hasPrefix("contextual closure type"),
      error.message.contains(Self.closureParameters)
    {
      names = block.words(inLine: error.location.line)
    } else {
      return false
    }
    return names.subtracting(document.declared).contains {
      document.interface.declares($0) || document.isHidden($0)
    }
  }

  /// Returns whether an error is about a missing member whose name is a misspelling of an actual
  /// member of one of the package's types.
  private func isMisspelledMemberOfPackage(_ error: Diagnostic) -> Bool {
    Self.missingMember(in: error).map { type, member in
      document.interface.misspellsMember(member, of: type)
    } ?? false
  }
}

extension AuditedBlock {
  /// Returns an error with its location in the block's code before names were replaced.
  fileprivate func located(_ error: Diagnostic, before edits: [Elision]) -> Diagnostic {
    guard let index = snippet.lines.firstIndex(where: { $0.number == error.location.line }) else {
      return error
    }
    let first = snippet.lines[index].column
    var error = error
    for edit in edits.filter({ $0.line == index }) {
      let start = first + edit.columns.lowerBound
      guard error.location.column > start else { break }
      let growth = edit.replacement.utf8.count - edit.columns.count
      error.location.column = max(start, error.location.column - growth)
    }
    return error
  }
}
