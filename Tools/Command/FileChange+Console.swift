import WaymarkModel
import WaymarkProject

extension [FileChange] {
  /// Writes the changes to their files and prints the number of lines that each of them changed, or
  /// prints them as diffs.
  ///
  /// - Parameters:
  ///   - isWriting: Whether to write the changes.
  ///   - noun: The noun for a line in the message: `line`, or `code block` if only the options of
  ///     code blocks change.
  /// - Returns: The reasons why some of the files can't be changed. Their changes are left out.
  func apply(writing isWriting: Bool, counting noun: String) throws -> [Diagnostic] {
    let refusals = map(\.refusal)
    for (change, refusal) in zip(self, refusals) where refusal == nil {
      if isWriting {
        try change.write()
        Console.print("\(change.file): \(counted(change.lineCount, noun)) changed")
      } else {
        for line in change.diff { Console.print(line) }
      }
    }
    return refusals.compactMap(\.self)
  }
}
