/// Returns a count followed by a noun, in the plural unless the count is 1: `2 examples`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Returns the numbers of lines after a noun: `line 3`, `lines 3 and 9`, or `lines 3, 9, and 12`.
///
/// - Parameter lines: At least one number.
package func lineNumbers(_ lines: some Collection<Int>) -> String {
  let numbers = lines.map(String.init)
  guard let last = numbers.last, numbers.count > 1 else { return "line \(numbers.first ?? "")" }
  let comma = numbers.count > 2 ? "," : ""
  return "lines \(numbers.dropLast().joined(separator: ", "))\(comma) and \(last)"
}

/// Returns a phrase that lists blocks by their lines: `the blocks on lines 3, 9, and 12`.
package func places(_ lines: [Int]) -> String {
  "the \(lines.count > 1 ? "blocks" : "block") on \(lineNumbers(lines))"
}

/// Returns names in quotation marks, separated by commas: `'a', 'b'`.
package func quotedList(_ names: [String]) -> String {
  names.map { "'\($0)'" }.joined(separator: ", ")
}
