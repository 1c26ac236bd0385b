import WaymarkContexts
import WaymarkInterfaces
import WaymarkModel

// Undeclared names that the block declares with another spelling.
extension FailureClassification {
  /// Returns whether a variable or a type seems to have been renamed. Either the block declares a
  /// variable whose type has the missing name, as in `let formatter = DateFormatter()` and then
  /// `dateFormatter.dateStyle`, or the missing name is similar to that of a type, as in `let
  /// hikePlan = HikePaln()` if there is a type `HikePlan`. The missing name can also lengthen,
  /// shorten, or abbreviate the name of a variable that the block doesn't use.
  func isRenamed(_ name: String) -> Bool {
    guard name.count > 3, name != "self" else { return false }
    if isAbbreviation(name) || isUnusedVariable(name) { return true }
    let isType = name.first?.isUppercase == true
    // A variable inside a declaration can't be used outside of it, but its type can be renamed,
    // too.
    let lines =
      isType ? Array(block.snippet.lines.indices) : block.syntax.items.map(\.lines.lowerBound)
    let values = lines.compactMap { line in
      block.snippet.lines[line].text.firstMatch(of: Self.initializedVariable)
    }
    return values.contains { match in
      let (variable, type) = (String(match.output.1), String(match.output.2))
      let expected = variable.prefix(1).uppercased() + variable.dropFirst()
      guard isType else { return variable != name && type.lowercased() == name.lowercased() }
      return type == name && document.types.contains(expected)
        && zip(name, expected).prefix { $0 == $1 }.count * 2 > expected.count
        && !name.hasPrefix(expected)
    }
  }

  /// Returns the package's attribute whose name differs from that of an unknown attribute only in
  /// its ending: `Route` for `@Routes`; nil if there is none, or if the document declares the name.
  func attribute(writtenAs name: String) -> String? {
    guard document.isPackageBuilt, !document.declared.contains(name),
      result.errors.contains(where: { $0.message == "unknown attribute '\(name)'" })
    else { return nil }
    return document.interface.attribute(inflecting: name)
  }

  /// Returns whether a name abbreviates a variable that the block declares and doesn't use, such as
  /// `destID` for `destinationID`.
  private func isAbbreviation(_ name: String) -> Bool {
    block.syntax.declared.contains {
      Misspelling.isAbbreviation(name, of: $0) && block.lineCount(containing: $0) == 1
    }
  }

  /// Returns whether a name is a longer or shorter form of the name of a variable that the block
  /// declares with a value in an earlier line and that no block uses: `let plan = HikePlan()` and
  /// then `hikePlan.start()`. If the block uses other undeclared names, the result is false,
  /// because the block may omit the declarations of all of them.
  private func isUnusedVariable(_ name: String) -> Bool {
    let lines = block.snippet.lines.map(\.text)
    guard name.first?.isLowercase == true, block.syntax.elisions.isEmpty,
      errors.missingNames == [name], !name.contains(Self.otherValue),
      let use = lines.firstIndex(where: { AuditedBlock.words(in: $0).contains(name) })
    else { return false }
    return lines[..<use].contains { line in
      guard let match = line.firstMatch(of: Self.value) else { return false }
      let variable = String(match.output.1)
      return Misspelling.isLengthened(name, of: variable) && !document.isUsed(variable)
        && block.lineCount(containing: variable) == 1
    }
  }

  /// Returns whether an error is about a misspelled member or label of the package. An older or a
  /// proposed version of the API can't explain such a mistake.
  func isMisspelledInPackage(_ error: Diagnostic) -> Bool {
    guard document.isPackageBuilt else { return false }
    if let (type, member) = Self.missingMember(in: error) {
      return !document.declared.contains(type) && !document.members.contains(member)
        && document.interface.misspellsMember(member, of: type) && !isPlatformMember(error)
        && !document.isHidden(member, in: type)
    }
    guard let match = error.message.firstMatch(of: Self.labels), let name = callee(of: error),
      document.interface.declares(name) || document.interface.declaresType(name),
      !document.declared.contains(name)
    else { return false }
    let pairs = zip(match.output.1.split(separator: ":"), match.output.2.split(separator: ":"))
    let different = pairs.filter { $0 != $1 }
    return !different.isEmpty
      && different.allSatisfy { $0.count > 3 && Misspelling.isOneEdit(String($0), of: String($1)) }
  }

  private static let labels = Pattern(/\(have '([^']+)', expected '([^']+)'\)/)
  private static let value = Pattern(/\b(?:let|var) ([a-z]\w{2,})(?:: [^={]+)? = \S/)

  /// Returns whether an error is about a variable that two consecutive lines declare, although one
  /// of the lines should declare a missing variable whose name differs in one letter: `let x = 1`,
  /// `let x = 2`, and then `x * y`.
  func isAboutNameDeclaredTwice(_ error: Diagnostic) -> Bool {
    let lines = block.snippet.lines
    guard let match = error.message.wholeMatch(of: Self.redeclaration),
      let index = lines.firstIndex(where: { $0.number == error.location.line }), index > 0
    else { return false }
    let name = String(match.output.1)
    return lines[(index - 1)...index].allSatisfy {
      $0.text.firstMatch(of: Self.variableWithValue)?.output.1 == name[...]
    }
      && errors.missingNames.contains {
        $0.count == name.count && Misspelling.isOneEdit($0, of: name)
      }
  }

  private static let redeclaration = Pattern(/invalid redeclaration of '(\w+)'/)
  private static let variableWithValue = Pattern(/^\s*(?:let|var) (\w+)\b[^=]*=/)
  private static let initializedVariable = Pattern(/^\s*(?:let|var) (\w+) = ([A-Z]\w*)\(/)
  private static let otherValue = Pattern(/^(?:my|new|other|some)[A-Z]/)
}
