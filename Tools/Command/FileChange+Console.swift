import WaymarkModel
import WaymarkProject

extension FileChange {
  /// Prints the change as a diff.
  func show() { for line in diff { Console.print(line) } }

  /// Writes the change to the file, and prints the number of lines that it changed.
  func writeAndReport() throws {
    try write()
    Console.print("\(file): \(counted(lineCount, "line")) changed")
  }
}
