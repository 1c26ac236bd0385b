import WaymarkContexts
import WaymarkInterfaces

// Undeclared names that the block declares with another spelling.
extension FailureClassification {
  /// Returns whether a variable or a type seems to have been renamed. Either the block declares a
  /// variable whose type has the missing name, as in `let formatter = DateFormatter()` and then
  /// `dateFormatter.dateStyle`, or the missing name is similar to that of a type, as in `let
  /// hikePlan = HikePaln()` if there is a type `HikePlan`.
  func isRenamed(_ name: String) -> Bool {
    guard name.count > 3, name != "self" else { return false }
    if isAbbreviation(name) { return true }
    let isType = name.first?.isUppercase == true
    // A variable inside a declaration can't be used outside of it, but its type can be renamed, too.
    let lines =
      isType ? Array(block.snippet.lines.indices) : block.syntax.items.map(\.lines.lowerBound)
    let values = lines.compactMap { line in
      block.snippet.lines[line].text.firstMatch(of: /^\s*(?:let|var) (\w+) = ([A-Z]\w*)\(/)
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

  /// Returns whether a name abbreviates a variable that the block declares and doesn't use, such as
  /// `destID` for `destinationID`.
  private func isAbbreviation(_ name: String) -> Bool {
    block.syntax.declared.contains {
      Misspelling.isAbbreviation(name, of: $0) && block.lineCount(containing: $0) == 1
    }
  }
}
