import WaymarkModel
import WaymarkProject

extension [FileChange] {
  /// Writes the changes and prints how many lines changed in each file, or prints the changes as
  /// diffs.
  ///
  /// - Parameter isWriting: Whether to write the changes.
  /// - Returns: The changes that can be made, and the reasons why the others can't.
  func apply(writing isWriting: Bool) throws -> (made: [FileChange], refusals: [Diagnostic]) {
    let refusals = map(\.refusal)
    let made = zip(self, refusals).filter { $1 == nil }.map(\.0)
    if isWriting { try made.write() }
    for change in made {
      if isWriting {
        Console.print("\(change.file): \(counted(change.lineCount, "line")) changed")
      } else {
        for line in change.diff { Console.print(line) }
      }
    }
    return (made, refusals.compactMap(\.self))
  }
}
