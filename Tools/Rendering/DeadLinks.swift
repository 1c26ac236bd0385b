import Article

/// One diagnostic per link, picture and reference that leads nowhere, by place.
///
/// `site(of:)` returns the same; alone, for a check that renders nothing.
///
/// - Parameters:
///   - articles: The front page included.
///   - files: The paths of `SiteInput.files`.
public func deadLinks(in articles: [Article], files: [String]) -> [Diagnostic] {
  let map = SiteMap(articles: articles.map(\.file), examples: [], front: nil, files: files)
  let outlines = Dictionary(articles.map { ($0.file, Outline($0)) }) { first, _ in first }
  let links = Links(articles: articles, outlines: outlines, map: map)
  return articles.flatMap { references(in: $0.blocks) }
    .compactMap(links.diagnostic)
    .sorted { $0.location < $1.location }
}

/// The files of the package that articles link to or show, to be given as `SiteInput.files` where
/// they exist; sorted, each once. Never one outside the folder that the tool runs in.
public func neededFiles(of articles: [Article]) -> [String] {
  let known = Set(articles.map(\.file))
  let paths = articles.flatMap { references(in: $0.blocks) }.compactMap { reference -> String? in
    switch reference {
    case .link(let address, _, _, let location), .image(let address, _, _, let location):
      let path = address.prefix { $0 != "#" }
      guard !path.isEmpty, WebAddress(address) == nil else { return nil }
      return resolved(String(path), from: location.file)
    default: return nil
    }
  }
  return Set(paths).subtracting(known).sorted()
}

extension Links {
  fileprivate func diagnostic(of reference: Inline) -> Diagnostic? {
    let target: Target
    switch reference {
    case .link(let address, _, _, let location): target = destination(address, at: location)
    case .image(let address, _, _, let location): target = picture(address, at: location)
    case .document(let name, let heading, let location):
      target = document(name, heading: heading, at: location)
    default: return nil
    }
    if case .nowhere(let diagnostic) = target { return diagnostic() }
    return nil
  }
}
