/// Rules that decide whether text is meant to be a program's output although the two differ.
enum Misprint {
  /// Returns whether there are as many shown lines as printed ones, and each differs from its
  /// printed line only in case, punctuation, spaces, numbers, or at most half of its words.
  static func isLikely(_ shown: [String], of printed: [String]) -> Bool {
    !shown.isEmpty && shown.count == printed.count
      && zip(shown, printed).allSatisfy { areAlike(words(in: $0), words(in: $1)) }
  }

  private static func areAlike(_ shown: [String], _ printed: [String]) -> Bool {
    guard !shown.isEmpty, !printed.isEmpty else { return false }
    if shown.joined() == printed.joined() { return true }
    if shown.count > 1, printed.count > 1, (shown + printed).allSatisfy(isNumber) { return true }
    let same = zip(shown, printed).count { $0 == $1 }
    return shown.count > 1 && shown.count == printed.count && same * 2 >= shown.count
  }

  private static func words(in line: String) -> [String] {
    line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
  }

  private static func isNumber(_ word: String) -> Bool { Double(word) != nil }
}
