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
    let parts = path.split(separator: "/").map(String.init)
    var result = ""
    for part in parts.dropLast() {
      result = numbered(result + part) { !files.contains($0) } + "/"
      folders.insert(result.dropLast().lowercased())
    }
    result = numbered(result + (parts.last ?? "")) { !files.contains($0) && !folders.contains($0) }
    files.insert(result.lowercased())
    return result
  }

  /// Returns a path, with a number in its last component if necessary.
  ///
  /// - Parameter isFree: A closure that returns whether a lowercased path is available.
  private func numbered(_ path: String, where isFree: (String) -> Bool) -> String {
    let name = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    var candidate = path
    var number = 1
    while !isFree(candidate.lowercased()) {
      number += 1
      candidate = "\(path[..<dot])-\(number)\(path[dot...])"
    }
    return candidate
  }
}
