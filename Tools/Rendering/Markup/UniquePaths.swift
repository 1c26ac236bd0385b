/// Paths of files that can exist in the same folder. All are different, and none is a folder that
/// contains another, even on a case-insensitive file system.
package struct UniquePaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  package init() {}

  /// Adds a path, or a numbered variant of it if the path isn't available.
  ///
  /// - Returns: The added path. A variant has a number in one or more components, such as
  ///   `a-2.png`.
  package mutating func add(_ path: String) -> String {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    let last = parts.popLast() ?? ""
    var result = ""
    for part in parts {
      result = numbered(result + part) { !files.contains($0) }
      folders.insert(result.lowercased())
      result += "/"
    }
    result = numbered(result + last) { !files.contains($0) && !folders.contains($0) }
    files.insert(result.lowercased())
    return result
  }

  /// Returns a path, with a number in its last component if necessary.
  ///
  /// - Parameter isFree: A closure that returns whether a lowercased path is available.
  private func numbered(_ path: String, where isFree: (String) -> Bool) -> String {
    guard !isFree(path.lowercased()) else { return path }
    let name = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    var candidate: String
    var number = 1
    repeat {
      number += 1
      candidate = "\(path[..<dot])-\(number)\(path[dot...])"
    } while !isFree(candidate.lowercased())
    return candidate
  }
}
