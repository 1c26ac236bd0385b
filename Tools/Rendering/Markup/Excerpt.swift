import WaymarkModel

/// Returns the first lines of text that together don't exceed a number of bytes, followed by the
/// number of remaining lines; all of the text if it is short enough. If even the first line is too
/// long, it is cut off.
package func excerpt(of text: String, limit: Int) -> String {
  guard text.utf8.count > limit else { return text }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var size = 0
  let shown = lines.prefix { line in
    size += line.utf8.count + 1
    return size <= limit
  }
  guard !shown.isEmpty else {
    return String(decoding: text.utf8.prefix(limit), as: UTF8.self) + "…"
  }
  return (shown + ["… and \(counted(lines.count - shown.count, "more line"))"]).joined(
    separator: "\n")
}
