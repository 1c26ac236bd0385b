/// Returns the folder that contains a file, without slashes at its start and end; empty if there is
/// none.
package func folder(of file: String) -> String {
  file.split(separator: "/").dropLast().joined(separator: "/")
}

/// Returns the path for a relative address.
///
/// - Parameters:
///   - address: An address as in `[words](../README.md)`. Percent-encoding and the query are
///     removed.
///   - file: The file that contains the link.
/// - Returns: A path relative to the same folder as `file`, which can start with `..`. Nil if the
///   address is absolute or refers to that folder itself.
package func resolved(_ address: String, from file: String) -> String? {
  let path = address.prefix { $0 != "?" }
  guard !path.hasPrefix("/") else { return nil }
  let isAbsolute = file.hasPrefix("/")
  var parts: [String] = []
  let whole = "\(folder(of: file))/\(percentDecoded(String(path)))"
  for part in whole.split(separator: "/") where part != "." {
    if part != ".." || parts.last == ".." || parts.isEmpty && !isAbsolute {
      parts.append(String(part))
    } else {
      _ = parts.popLast()
    }
  }
  return parts.isEmpty ? nil : (isAbsolute ? "/" : "") + parts.joined(separator: "/")
}
