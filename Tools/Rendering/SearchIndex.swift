import Article

/// `search.js`: the titles and headings of all articles and the names of all examples, as a script,
/// because a page that was opened from a disk may not read other files.
func searchIndex(of book: Book) -> SiteFile {
  let found = book.input.allArticles.flatMap { entries(of: $0, in: book) }
  let lines = found.map { "  [\($0.map(scriptString).joined(separator: ", "))]" }
  return SiteFile(
    path: "search.js",
    text: "window.waymarkSearch = [\n\(lines.joined(separator: ",\n"))\n];\n")
}

/// What is found, what kind of thing it is, where it stands, and its address from the site's folder.
private func entries(of article: Article, in book: Book) -> [[String]] {
  guard let outline = book.outlines[article.file],
    let path = book.map.articleAddress(of: article.file)
  else { return [] }
  let title = plainText(outline.title)
  let own = [[title, "article", "", address(of: path, from: "")]]
  let headings = outline.headings.filter { $0.id != outline.titleID }.map { heading in
    [plainText(heading.text), "section", title, address(of: path, fragment: heading.id, from: "")]
  }
  let proofs = book.examples(in: article).compactMap { example in
    book.map.proofAddress(of: example.id).map {
      [example.id.name, "proof", title, address(of: $0, from: "")]
    }
  }
  return own + headings + proofs
}

/// A text as a script's string, safe in a page as well.
func scriptString(_ text: String) -> String {
  let inside = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
  return "\"\(inside.joined())\""
}
