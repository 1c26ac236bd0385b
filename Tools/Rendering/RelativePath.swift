/// The folder that a file lies in, without a slash behind it; empty for none.
func folder(of file: String) -> String {
  file.split(separator: "/").dropLast().joined(separator: "/")
}

/// The path that a relative address means.
///
/// - Parameters:
///   - address: As in `[words](../README.md)`; percent-encoding and a query are taken away.
///   - file: The file with the link.
/// - Returns: Nil where it leads out of the folder that the tool runs in, and for an absolute one.
func resolved(_ address: String, from file: String) -> String? {
  let path = address.prefix { $0 != "?" }
  guard !path.hasPrefix("/") else { return nil }
  var parts = folder(of: file).split(separator: "/").map(String.init)
  for part in percentDecoded(String(path)).split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(String(part))
    } else if parts.popLast() == nil {
      return nil
    }
  }
  let outside = file.hasPrefix("/") ? "/" : ""
  return parts.isEmpty ? nil : outside + parts.joined(separator: "/")
}
