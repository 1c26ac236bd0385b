import WaymarkModel
import WaymarkProject

extension FileChange {
  /// Prints the change as a diff.
  func show() { for line in diff { Console.print(line) } }

  /// Writes the change to the file, and prints the number of lines that it changed.
  ///
  /// - Parameter noun: The noun for a line in the message: `line`, or `code block` if only the
  ///   options of code blocks change.
  func write(counting noun: String) throws {
    try write()
    Console.print("\(file): \(counted(lineCount, noun)) changed")
  }
}
