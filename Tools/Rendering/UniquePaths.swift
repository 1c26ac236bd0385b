/// Paths of files that can all exist in one folder: no two are the same, none is a folder of
/// another one, also on a disk that doesn't distinguish capitals from small letters.
struct UniquePaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// Adds a path.
  ///
  /// - Returns: The path itself. If it can't be added, a part of it gets a number: `a-2.png`.
  mutating func add(_ path: String) -> String {
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

  /// - Parameter isFree: Gets a path in small letters.
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
