import WaymarkMarkup

/// Returns every link and source of a site whose target isn't in the site, as `page: address`.
func brokenLinks(in files: [SiteFile]) -> [String] {
  let markups = Dictionary(uniqueKeysWithValues: files.pages.map { ($0.path, Markup($0)) })
  let paths = Set(files.map(\.path))
  return files.pages.flatMap { page -> [String] in
    (markups[page.path]?.elements ?? []).flatMap { element in
      ["href", "src"].compactMap { element.attributes[$0] }
    }.filter { address in
      guard !address.hasPrefix("https://"), !address.hasPrefix("data:image/svg+xml,") else {
        return false
      }
      let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let path = followed(String(parts[0]), from: page.path), paths.contains(path) else {
        return true
      }
      guard parts.count == 2, let target = markups[path] else { return false }
      return !target.elements.contains { $0.attributes["id"] == decoded(String(parts[1])) }
    }.map { "\(page.path): \($0)" }
  }
}

private func followed(_ address: String, from page: String) -> String? {
  guard !address.isEmpty else { return page }
  guard !address.hasPrefix("/"), !address.contains(":") else { return nil }
  var parts = page.split(separator: "/").dropLast().map(String.init)
  for part in address.split(separator: "/") {
    if part != ".." {
      parts.append(decoded(String(part)))
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts.joined(separator: "/")
}

private func decoded(_ text: String) -> String {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"),
      let hidden = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      bytes.append(hidden)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
