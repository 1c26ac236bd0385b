import WaymarkMarkup
import WaymarkModel

/// Returns a diagnostic for each link, picture, and reference without a valid target, sorted by
/// location.
///
/// `site(of:)` returns the same diagnostics. This function is for checks that render nothing.
///
/// - Parameters:
///   - articles: All articles, including the front page.
///   - files: The paths of `SiteInput.files`.
///   - symbols: The same symbols as in `SiteInput`.
package func deadLinks(
  in articles: [Article], files: [String], rules: LinkRules = LinkRules(), symbols: [Symbol] = []
) -> [Diagnostic] {
  var map = SiteMap(articles: articles.map(\.file), examples: [], front: nil, files: files)
  map.symbols = SymbolMap(symbols)
  let destinations = articles.map { Links.Destination($0, Outline($0)) }
  let links = Links(destinations, rules: rules, map: map)
  return deadLinks(in: articles, links)
}

/// Returns a diagnostic for each link, picture, and reference that `links` can't resolve, sorted by
/// location.
package func deadLinks(in articles: [Article], _ links: Links) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for article in articles {
    forEachReference(in: article.blocks) { reference in
      if let diagnostic = links.diagnostic(of: reference) { found.append(diagnostic) }
    }
  }
  return found.sorted { $0.location < $1.location }
}

/// Returns whether articles refer to symbols of the library. If so, `deadLinks` needs the symbols.
package func referToSymbols(_ articles: [Article]) -> Bool {
  articles.contains { article in
    references(in: article.blocks).contains { if case .symbol = $0 { true } else { false } }
  }
}

/// Returns the files that articles link to or show, sorted and without duplicates. Pass those that
/// exist and can be published as `SiteInput.files`.
///
/// The files can be anywhere in the file system, because articles can contain any path.
///
/// - Parameter trustsHTML: Whether to include files in which browsers run scripts.
package func neededFiles(of articles: [Article], trustsHTML: Bool) -> [String] {
  var paths: Set<String> = []
  for article in articles {
    forEachReference(in: article.blocks) { reference in
      if let path = neededFile(of: reference, trustsHTML: trustsHTML) { paths.insert(path) }
    }
  }
  return paths.subtracting(articles.map(\.file)).sorted()
}

/// Returns the path of the file that a link or a picture needs; nil if it needs none.
private func neededFile(of reference: Inline, trustsHTML: Bool) -> String? {
  let isPicture: Bool
  if case .image = reference { isPicture = true } else { isPicture = false }
  switch reference {
  case .link(let address, _, _, let location), .image(let address, _, _, let location):
    guard WebAddress(address) == nil, case let name = address.prefix(while: { $0 != "#" }),
      !name.isEmpty,
      let path = resolved(String(name), from: location.file),
      trustsHTML || !isActive(path, asPicture: isPicture)
    else { return nil }
    return path
  default: return nil
  }
}

extension Links {
  fileprivate func diagnostic(of reference: Inline) -> Diagnostic? {
    let target: Target
    switch reference {
    case .link(let address, _, _, let location): target = destination(address, at: location)
    case .image(let address, _, _, let location): target = picture(address, at: location)
    case .document(let name, let heading, let location):
      target = document(name, heading: heading, at: location)
    // Symbols can't be checked if none are known. In a Swift file, their names can be relative to
    // the declaration that a comment documents.
    case .symbol(let name, let location)
    where !map.symbols.isEmpty && !location.file.isSwiftFile:
      target = symbol(name, at: location)
    default: return nil
    }
    if case .nowhere(let diagnostic) = target { return diagnostic() }
    return nil
  }
}
