import WaymarkMarkup
import WaymarkModel

/// A resolver for the links of articles.
///
/// It is a class so that everything that renders prose shares one resolver.
package final class Links: Sendable {
  /// The target of a link.
  package enum Target {
    /// A location in the site. `title` is shown for a link without text.
    case place(path: String, anchor: String?, title: [Inline])
    case web(String)
    /// No valid target. The diagnostic is created only when it is reported, because computing
    /// suggestions is expensive.
    case nowhere(() -> Diagnostic)
  }

  /// The addresses of the site's pages.
  package let map: SiteMap
  private let articles: [Article]
  /// The indices of the articles by file.
  private let byFile: [String: Int]
  /// The indices of the articles by name, and by name preceded by one or more of their folders.
  private let byName: [String: [Int]]
  /// The outline of each article, and its pages.
  private let pages: [(paths: [String], outline: Outline, parts: ArticleParts?)]
  private let withheld: Set<String>
  private let trustsHTML: Bool

  /// An article with the parts of it that links can refer to.
  package struct Destination {
    let article: Article
    let outline: Outline
    let parts: ArticleParts?

    /// Creates a destination from an article and its outline.
    ///
    /// - Parameter parts: The division of the article into pages; nil if it has one page.
    package init(_ article: Article, _ outline: Outline, parts: ArticleParts? = nil) {
      (self.article, self.outline, self.parts) = (article, outline, parts)
    }
  }

  /// Indexes the targets of links.
  ///
  /// - Parameters:
  ///   - destinations: All articles, including the front page.
  ///   - map: The addresses of the site's files.
  package init(_ destinations: [Destination], rules: LinkRules, map: SiteMap) {
    let articles = destinations.map(\.article)
    self.articles = articles
    byFile = Dictionary(articles.enumerated().map { ($1.file, $0) }) { first, _ in first }
    byName = Dictionary(
      grouping: articles.enumerated().flatMap { index, article in
        names(of: article).map { ($0, index) }
      }, by: \.0
    ).mapValues { $0.map(\.1) }
    pages = destinations.map { destination in
      let paths = map.pages(of: destination.article.file)
      precondition(!paths.isEmpty, "the article '\(destination.article.file)' has no page")
      return (paths, destination.outline, destination.parts)
    }
    withheld = Set(rules.withheld)
    trustsHTML = rules.trustsHTML
    self.map = map
  }

  /// Resolves `<doc:Article#Heading>`. An empty name refers to the article that contains the link.
  package func document(_ name: String, heading: String?, at location: SourceLocation) -> Target {
    let found =
      name.isEmpty ? [byFile[location.file]].compactMap(\.self) : byName[anchor(name)] ?? []
    if found.count == 1 { return place(in: found[0], heading: heading, at: location) }
    guard !found.isEmpty else { return .nowhere { self.unknownArticle(name, at: location) } }
    let here = found.filter { folder(of: articles[$0].file) == folder(of: location.file) }
    guard here.count == 1 else {
      return .nowhere { self.ambiguous(name, found.map { self.articles[$0] }, at: location) }
    }
    return place(in: here[0], heading: heading, at: location)
  }

  /// Resolves ``` ``Symbol/member`` ```. If the library's symbols are unknown, there is no target,
  /// and `deadLinks` doesn't report the link.
  package func symbol(_ name: String, in scope: [String] = [], at location: SourceLocation)
    -> Target
  {
    guard let symbol = map.symbols.symbol(named: name, in: scope),
      let place = map.symbols.place(of: symbol.id)
    else { return .nowhere { self.unknownSymbol(name, at: location) } }
    return .place(path: place.page, anchor: place.anchor, title: [.code(name)])
  }

  /// Resolves the source of a picture. A missing picture is an error, except in a DocC catalog,
  /// where DocC finds pictures by different rules.
  package func picture(_ source: String, at location: SourceLocation) -> Target {
    let target = destination(source, isPicture: true, at: location)
    guard case .nowhere(let diagnostic) = target, diagnostic().severity == .warning,
      !location.file.contains(".docc/")
    else { return target }
    return .nowhere {
      Diagnostic(
        at: location, "there is no image '\(source)'",
        hint: "write the path of the image relative to the article's folder")
    }
  }

  /// Resolves `[words](destination)`.
  package func destination(
    _ destination: String, isPicture: Bool = false, at location: SourceLocation
  ) -> Target {
    switch WebAddress(destination) {
    case .safe(let address): return .web(address)
    case .refused(let scheme): return .nowhere { self.refused(scheme, at: location) }
    case nil: break
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let heading = parts.count == 2 && !parts[1].isEmpty ? percentDecoded(String(parts[1])) : nil
    guard let name = parts.first, !name.isEmpty else {
      return document("", heading: heading, at: location)
    }
    let path = resolved(String(name), from: location.file)
    if let article = path.flatMap({ byFile[$0] }) {
      return place(in: article, heading: heading, at: location)
    }
    guard let path else { return .nowhere { self.unknownFile(String(name), at: location) } }
    if isActive(path, asPicture: isPicture), !trustsHTML {
      return .nowhere { self.activeFile(String(name), at: location) }
    }
    if withheld.contains(path) { return .nowhere { self.withheldFile(String(name), at: location) } }
    guard let address = map.fileAddress(of: path) else {
      return .nowhere { self.unknownFile(String(name), at: location) }
    }
    return .place(path: address, anchor: heading, title: [.text(destination)])
  }

  private func place(
    in article: Int, heading: String?, at location: SourceLocation
  ) -> Target {
    let (paths, outline, parts) = pages[article]
    guard let heading else { return .place(path: paths[0], anchor: nil, title: outline.title) }
    guard let found = outline.heading(anchor(heading)) else {
      return .nowhere { self.unknownHeading(heading, of: article, at: location) }
    }
    let page = paths[parts?.part(ofHeading: found.id) ?? 0]
    return .place(path: page, anchor: found.id, title: found.text)
  }
}

extension Links {
  private func unknownArticle(_ name: String, at location: SourceLocation) -> Diagnostic {
    let near = nearest(to: name, in: articles.map(\.name))
    return Diagnostic(
      at: location, "there is no article '\(name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "refer to an article by its file name without '.md'")
  }

  private func ambiguous(
    _ name: String, _ found: [Article], at location: SourceLocation
  ) -> Diagnostic {
    let files = found.map { "'\($0.file)'" }.joined(separator: ", ")
    return Diagnostic(
      at: location, "there are \(found.count) articles named '\(name)': \(files)",
      hint: "write the folder before the name: <doc:FOLDER/\(name)>")
  }

  /// Returns the diagnostic for an unknown symbol. It is a warning in a DocC catalog, which can
  /// refer to symbols of other platforms.
  private func unknownSymbol(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location.file.contains(".docc/") ? .warning : .error, at: location,
      "the library has no public symbol '\(name)'",
      hint: map.symbols.nearestName(to: name).map { "did you mean '\($0)'?" }
        ?? "if '\(name)' isn't a symbol of the library, write it between single backticks")
  }

  private func unknownHeading(
    _ heading: String, of article: Int, at location: SourceLocation
  ) -> Diagnostic {
    let headings = pages[article].outline.headings.map(\.id)
    let others = headings.count > 10 ? ", and \(headings.count - 10) more" : ""
    return Diagnostic(
      at: location, "the article '\(articles[article].name)' has no heading '\(heading)'",
      hint: headings.isEmpty
        ? "link to the article without '#', because it has no headings"
        : nearest(to: anchor(heading), in: headings).map { "did you mean '\($0)'?" }
          ?? "its headings are: \(headings.prefix(10).joined(separator: ", "))\(others)")
  }

  private func unknownFile(_ name: String, at location: SourceLocation) -> Diagnostic {
    let isArticle = name.lowercased().hasSuffix(".md")
    let candidates = articles.map(\.file.namePart)
    let near = isArticle ? nearest(to: name, in: candidates) : nil
    return Diagnostic(
      isArticle ? .error : .warning, at: location, "the site has no page or file at '\(name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "to link to a file in the package, write its path relative to the article's folder")
  }

  private func activeFile(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      at: location,
      "'\(name)' can run scripts in the reader's browser, so the site doesn't include it",
      hint: name.lowercased().hasSuffix(".svg")
        ? "show it as an image, '![words](\(name))', or set 'trust-html: true'"
        : "link to where it's published, or set 'trust-html: true'")
  }

  private func withheldFile(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      at: location, "'\(name)' isn't a file in the package or in the articles' folder",
      hint: "move the file there; a symbolic link counts as the file that it points to"
    )
  }

  private func refused(_ scheme: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      at: location, "the site can't contain links that start with '\(scheme):'",
      hint: "use a link that starts with http:, https:, mailto:, or tel:")
  }
}

/// Returns the names by which links can refer to an article, such as `basics`, `guide/basics`, and
/// `articles/guide/basics`.
private func names(of article: Article) -> [String] {
  let folders = folder(of: article.file).split(separator: "/")
  return (0...folders.count).map { count in
    anchor((folders.suffix(count).map(String.init) + [article.name]).joined(separator: "/"))
  }
}

/// Normalizes a heading's name to its anchor. DocC writes `#Opening-deep-inside`, and code hosts
/// write `#opening-deep-inside`.
private func anchor(_ name: String) -> String {
  let name = percentDecoded(name).lowercased()
  let (blank, hyphen) = (UInt8(ascii: " "), UInt8(ascii: "-"))
  guard name.contains(byte: blank) else { return name }
  return String(decoding: name.utf8.map { $0 == blank ? hyphen : $0 }, as: UTF8.self)
}
