import WaymarkModel

/// The order of a program's output, as far as its code reveals it.
package struct OutputOrder: Equatable, Sendable {
  /// Whether the output has the same order in every run.
  package var isFixed = false
  /// Whether the code uses collections whose descriptions look like those of dictionaries, but that
  /// keep the order of their elements.
  package var keepsEntries = false
  /// Whether other tasks or threads can print between the lines that a statement prints.
  package var isConcurrent = false

  package init() {}

  /// Determines the order from the code of all blocks of a program.
  package init(ofCode code: [String]) {
    keepsEntries = code.contains { $0.contains(Self.orderedEntries) }
    isFixed = !code.contains { [keepsEntries] code in
      // A comment that shows the entries in order looks like the literal of a dictionary.
      let text =
        keepsEntries
        ? code.replacing(Self.orderedEntries, with: "").replacing(Self.comment, with: "") : code
      return text.contains(Self.disorder)
    }
    isConcurrent = code.contains { $0.contains(Self.concurrency) }
  }

  /// A pattern for code whose output can have a different order in each run.
  private static let disorder = Pattern(
    /Set\b|Dictionary|Hash|\.keys\b|\[[^\[\]\n]*:[^\[\]\n]*\]|\b(?:async|await|Dispatch\w*|Task|Thread|shuffle\w*)\b|random/)

  /// A pattern for a collection of entries that keep their order, with its literal.
  private static let orderedEntries = Pattern(
    /\b(?:KeyValuePairs|OrderedDictionary)\b(?:[^\n=(\[]*[=(]\s*\[[^\]]*\])?/)

  /// A pattern for code that can run at the same time as other code.
  private static let concurrency = Pattern(/\b(?:async|await|Dispatch\w*|Task|Thread|Timer)\b/)

  private static let comment = Pattern(/\/\/.*/)
}
