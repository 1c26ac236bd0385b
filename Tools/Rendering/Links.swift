import Article

/// Knows where a link of an article leads.
struct Links {
  enum Target {
    /// A place in the site; `title` is what a link without words of its own says.
    case place(path: String, fragment: String?, title: [Inline])
    case web(String)
    case nowhere(Diagnostic)
  }

  let map: SiteMap
  private let articles: [Article]
  private let outlines: [String: Outline]
  /// Where each file that articles need lies in the site.
  private let files: Set<String>

  init(articles: [Article], outlines: [String: Outline], files: [String], map: SiteMap) {
    self.articles = articles
    self.outlines = outlines
    self.files = Set(files)
    self.map = map
  }

  /// `<doc:Article#Heading>`. An empty name means the article of the link itself.
  func document(_ name: String, heading: String?, at location: SourceLocation) -> Target {
    let found = name.isEmpty ? articles.filter { $0.file == location.file } : articles(named: name)
    guard let article = found.first else { return .nowhere(unknownArticle(name, at: location)) }
    let here = found.filter { folder(of: $0.file) == folder(of: location.file) }
    guard found.count == 1 || here.count == 1 else {
      return .nowhere(ambiguous(name, found, at: location))
    }
    return place(in: here.first ?? article, heading: heading, at: location)
  }

  /// The source of a picture. A hole in the page is a mistake, save in a DocC catalog, where DocC
  /// finds pictures by other rules.
  func picture(_ source: String, at location: SourceLocation) -> Target {
    let target = destination(source, at: location)
    guard case .nowhere(let diagnostic) = target, diagnostic.severity == .warning,
      !location.file.contains(".docc/")
    else { return target }
    return .nowhere(
      Diagnostic(
        at: location, "there is no picture '\(source)'",
        hint: "a picture's path is seen from the article's folder"))
  }

  /// `[words](destination)`.
  func destination(_ destination: String, at location: SourceLocation) -> Target {
    switch WebAddress(destination) {
    case .safe(let address): return .web(address)
    case .refused(let scheme): return .nowhere(refused(scheme, at: location))
    case nil: break
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let heading = parts.count == 2 && !parts[1].isEmpty ? percentDecoded(String(parts[1])) : nil
    guard let name = parts.first, !name.isEmpty else {
      return document("", heading: heading, at: location)
    }
    let path = resolved(String(name), from: location.file)
    if let article = articles.first(where: { $0.file == path }) {
      return place(in: article, heading: heading, at: location)
    }
    guard let path, files.contains(path) else {
      return .nowhere(unknownFile(String(name), at: location))
    }
    return .place(path: sitePath(ofFile: path), fragment: heading, title: [.text(destination)])
  }

  private func place(
    in article: Article, heading: String?, at location: SourceLocation
  ) -> Target {
    guard let path = map.articleAddress(of: article.file), let outline = outlines[article.file]
    else { preconditionFailure("the article '\(article.file)' has no page") }
    guard let heading else { return .place(path: path, fragment: nil, title: outline.title) }
    guard let found = outline.headings.first(where: { isSame($0.id, heading) }) else {
      let known = outline.headings.map(\.id)
      return .nowhere(unknownHeading(heading, of: article, known, at: location))
    }
    return .place(path: path, fragment: found.id, title: found.text)
  }

  /// By its file's name, with as many of its folders in front as the link has.
  private func articles(named name: String) -> [Article] {
    let wanted = anchor(name)
    return articles.filter { article in
      let folder = folder(of: article.file)
      let path = anchor(folder.isEmpty ? article.name : "\(folder)/\(article.name)")
      return path == wanted || path.hasSuffix("/" + wanted)
    }
  }
}

extension Links {
  private func unknownArticle(_ name: String, at location: SourceLocation) -> Diagnostic {
    let near = nearest(to: name, in: articles.map(\.name))
    return Diagnostic(
      at: location, "there is no article '\(name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "an article's name is that of its file, without '.md'")
  }

  private func ambiguous(
    _ name: String, _ found: [Article], at location: SourceLocation
  ) -> Diagnostic {
    let files = found.map { "'\($0.file)'" }.joined(separator: ", ")
    return Diagnostic(
      at: location, "there are \(found.count) articles '\(name)': \(files)",
      hint: "write the folder before the name: <doc:FOLDER/\(name)>")
  }

  private func unknownHeading(
    _ heading: String, of article: Article, _ known: [String], at location: SourceLocation
  ) -> Diagnostic {
    let near = nearest(to: anchor(heading), in: known)
    return Diagnostic(
      at: location, "the article '\(article.name)' has no heading '\(heading)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "a heading's name is its words in small letters, with hyphens between them")
  }

  private func unknownFile(_ name: String, at location: SourceLocation) -> Diagnostic {
    let isArticle = name.lowercased().hasSuffix(".md")
    let candidates = articles.map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file }
    let near = isArticle ? nearest(to: name, in: candidates) : nil
    return Diagnostic(
      isArticle ? .error : .warning, at: location, "the site has nothing at '\(name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? "a relative link leads to a file of the package, seen from the article's folder")
  }

  private func refused(_ scheme: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      at: location, "the site does not pass on links that start with '\(scheme):'",
      hint: "what leads out of the site starts with http:, https:, mailto: or tel:")
  }
}

/// As a heading's anchor: DocC writes `#Opening-deep-inside`, code hosts `#opening-deep-inside`.
private func anchor(_ name: String) -> String {
  String(percentDecoded(name).lowercased().map { $0 == " " ? "-" : $0 })
}

private func isSame(_ id: String, _ heading: String) -> Bool {
  let wanted = anchor(heading)
  return id == wanted || letters(id) == letters(wanted)
}

private func letters(_ name: String) -> String {
  String(name.filter { $0.isLetter || $0.isNumber || $0 == "-" })
}
