import WaymarkBlocks

/// Decides whether an undeclared name is a misspelling of another one.
package enum Misspelling {
  /// Returns whether two names of at least five letters differ only in case, in one letter, or in
  /// two swapped letters, or whether two names of four letters differ only in two swapped letters.
  /// A plural and a name with another number aren't misspellings.
  package static func isLikely(_ name: String, of other: String) -> Bool {
    guard name != other, min(name.count, other.count) >= 4, isTypeName(name) == isTypeName(other),
      abs(name.count - other.count) <= 1
    else { return false }
    let isShort = min(name.count, other.count) == 4
    if isShort { return name.count == other.count && isSwap(name, other) }
    if name.lowercased() == other.lowercased() { return true }
    guard name + "s" != other, other + "s" != name, !hasOtherNumber(name, other) else {
      return false
    }
    let (one, two) = difference(Array(name), Array(other))
    return one.count <= 1 && two.count <= 1 || isSwap(name, other)
  }

  /// Returns whether two neighboring letters are swapped.
  private static func isSwap(_ name: String, _ other: String) -> Bool {
    let (one, two) = difference(Array(name), Array(other))
    return one.count == 2 && Array(one) == two.reversed()
  }

  /// Returns whether two names that start with the same letter differ only in two swapped letters
  /// or, if they have at least five letters, in an inner letter that one of them lacks.
  ///
  /// That is stricter than ``isLikely(_:of:)``, for names that don't belong to a package: `point` isn't
  /// a misspelling of `print`, and `encode` isn't one of `encoder`.
  package static func isTypo(_ name: String, of other: String) -> Bool {
    guard isLikely(name, of: other), name.first == other.first, !name.hasPrefix(other),
      !other.hasPrefix(name)
    else { return false }
    return name.count != other.count || name.sorted() == other.sorted()
  }

  /// Returns whether a name is that of a type.
  private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

  private static func hasOtherNumber(_ one: String, _ two: String) -> Bool {
    one.filter(\.isNumber) != two.filter(\.isNumber)
  }

  /// Returns the parts of two names that remain without their common prefix and suffix.
  private static func difference(
    _ one: [Character], _ two: [Character]
  ) -> (ArraySlice<Character>, ArraySlice<Character>) {
    let start = zip(one, two).prefix { $0 == $1 }.count
    let (first, second) = (one[start...], two[start...])
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return (first.dropLast(end), second.dropLast(end))
  }
}
