import WaymarkBlocks
import WaymarkModel

/// Rules that decide whether an undeclared name is a misspelling of another name.
package enum Misspelling {
  /// Returns whether two names of at least five letters differ only in case, in one letter, in two
  /// swapped letters, or in British and American spelling. If the shorter name has four letters,
  /// the names match only if two letters are swapped, or if the other name repeats one of its
  /// letters. A plural isn't a misspelling of its singular. Names don't match if their digits
  /// differ, or if only one of them starts with an uppercase letter.
  package static func isLikely(_ name: String, of other: String) -> Bool {
    guard name != other, min(name.count, other.count) >= 4, isTypeName(name) == isTypeName(other),
      abs(name.count - other.count) <= 1
    else { return false }
    let isShort = min(name.count, other.count) == 4
    if isShort {
      return isSwap(name, other) || isRepetition(name, other) || isRepetition(other, name)
    }
    if name.lowercased() == other.lowercased() || isRespelled(name, other) { return true }
    guard name + "s" != other, other + "s" != name, !hasOtherNumber(name, other) else {
      return false
    }
    let (one, two) = difference(Array(name), Array(other))
    return one.count <= 1 && two.count <= 1 || isSwap(name, other)
  }

  /// Returns whether two names differ only in two neighboring letters that are swapped.
  private static func isSwap(_ name: String, _ other: String) -> Bool {
    let (one, two) = difference(Array(name), Array(other))
    return one.count == 2 && Array(one) == two.reversed()
  }

  /// Returns whether a name is another name with one letter repeated: `Fllag` and `Flag`.
  private static func isRepetition(_ name: String, _ other: String) -> Bool {
    guard name.count == other.count + 1 else { return false }
    let repeated = zip(name, name.dropFirst()).enumerated().filter { $1.0 == $1.1 }.map(\.offset)
    return repeated.contains { offset in
      var letters = Array(name)
      letters.remove(at: offset)
      return String(letters) == other
    }
  }

  /// Returns whether each word of a name in camel case is the start of the same word of another
  /// name: `destID` and `destinationID`.
  package static func isAbbreviation(_ name: String, of other: String) -> Bool {
    let (words, others) = (words(of: name), words(of: other))
    return name != other && name.count > 2 && words.count == others.count
      && zip(words, others).allSatisfy { $1.hasPrefix($0) } && name.first == other.first
  }

  /// Returns whether two names in camel case differ, and one of them starts or ends with the words
  /// of the other: `plan` and `hikePlan`.
  package static func isLengthened(_ name: String, of other: String) -> Bool {
    let (one, two) = (words(of: name), words(of: other))
    let (short, long) = one.count < two.count ? (one, two) : (two, one)
    return name != other && (long.starts(with: short) || long.suffix(short.count) == short[...])
  }

  /// Returns the words of a name in camel case, in lowercase.
  private static func words(of name: String) -> [String] {
    name.matches(of: Self.wordInCamelCase).map { $0.output.lowercased() }.filter { !$0.isEmpty }
  }

  /// Returns whether two words differ only in one letter, which can be missing from one of them, or
  /// in two neighboring letters that are swapped.
  package static func isOneEdit(_ word: String, of other: String) -> Bool {
    let (one, two) = difference(Array(word), Array(other))
    return word != other && max(one.count, two.count) <= 1 || isSwap(word, other)
  }

  /// Returns whether two names that start with the same letter differ only in two swapped letters.
  /// Names of at least five letters can differ instead in an inner letter that only one of them
  /// has, or in British and American spelling. The first name can also repeat the last letter of
  /// the other.
  ///
  /// This rule is stricter than ``isLikely(_:of:)``. It is for names that don't belong to a
  /// package. For example, `point` isn't a misspelling of `print`, and `encode` isn't a misspelling
  /// of `encoder`.
  package static func isTypo(_ name: String, of other: String) -> Bool {
    if let last = other.last, last != "s", name == "\(other)\(last)" { return other.count > 3 }
    guard isLikely(name, of: other), name.first == other.first, !name.hasPrefix(other),
      !other.hasPrefix(name)
    else { return false }
    return name.count != other.count || name.sorted() == other.sorted() || isRespelled(name, other)
  }

  /// Returns whether two names differ only in the ending of a word, such as `Hikes`, `Hiking`, and
  /// `Hike`.
  package static func isInflected(_ name: String, of other: String) -> Bool {
    name != other && min(name.count, other.count) >= 4
      && !stems(of: name).isDisjoint(with: stems(of: other))
  }

  private static func stems(of name: String) -> Set<String> {
    let endings = ["", "s", "es", "ies", "y", "e", "ed", "er", "ing"]
    return Set(
      endings.filter { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
        .filter { $0.count >= 3 })
  }

  /// Returns whether one name is the American and the other the British spelling: `color`,
  /// `colour`.
  private static func isRespelled(_ name: String, _ other: String) -> Bool {
    american(name) == american(other)
  }

  private static func american(_ name: String) -> String {
    name.replacing("our", with: "or")
      .replacing(Self.endingWithS) { "\($0.output.1)iz\($0.output.2)" }
      .replacing(Self.endingWithTre, with: "ter").replacing("yse", with: "yze")
      .replacing("ogue", with: "og").replacing("grey", with: "gray").replacing("Grey", with: "Gray")
      .replacing(Self.doubledL) { "l\($0.output.1)" }
  }

  /// Returns whether a name starts with an uppercase letter, like the name of a type.
  private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

  private static func hasOtherNumber(_ one: String, _ two: String) -> Bool {
    one.filter(\.isNumber) != two.filter(\.isNumber)
  }

  /// Returns what remains of two names after their common prefix and suffix are removed.
  private static func difference(
    _ one: [Character], _ two: [Character]
  ) -> (ArraySlice<Character>, ArraySlice<Character>) {
    let start = zip(one, two).prefix { $0 == $1 }.count
    let (first, second) = (one[start...], two[start...])
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return (first.dropLast(end), second.dropLast(end))
  }

  private static let wordInCamelCase = Pattern(/[A-Z]*[a-z0-9]*/)
  private static let endingWithS = Pattern(/([a-z])is(e|ing|ation|able)/)
  private static let endingWithTre = Pattern(/tre(?![a-z])/)
  private static let doubledL = Pattern(/ll(ed|ing|er|ation)/)
}
