/// The folder that a file lies in, without a slash behind it; empty for none.
func folder(of file: String) -> String {
  file.split(separator: "/").dropLast().joined(separator: "/")
}

/// The path that a relative address means.
///
/// - Parameters:
///   - address: As in `[words](../README.md)`; percent-encoding and a query are taken away.
///   - file: The file with the link.
/// - Returns: Seen from where `file` is seen from, so that it can start with `..`. Nil for the
///   folder itself, and for an absolute address.
func resolved(_ address: String, from file: String) -> String? {
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
