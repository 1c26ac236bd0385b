/// The changes to the fences of a document.
struct FenceChange {
  var file: String
  var old: String
  var new: String

  /// The numbers of the lines that differ, starting at 1. No line is added or removed.
  var lines: [Int] {
    zip(split(old), split(new)).enumerated().filter { $0.element.0 != $0.element.1 }
      .map { $0.offset + 1 }
  }

  /// The changes as a unified diff without context; empty if there are none.
  var diff: [String] {
    let (old, new) = (split(old), split(new))
    let changes = lines.flatMap { ["@@ -\($0) +\($0) @@", "-\(old[$0 - 1])", "+\(new[$0 - 1])"] }
    return changes.isEmpty ? [] : ["--- \(file)", "+++ \(file)"] + changes
  }

  private func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
