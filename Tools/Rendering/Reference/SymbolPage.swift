import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The page of a type with its members, or of another top-level name of a module.
package struct SymbolPage {
  /// The maximum size of the list of all members, in bytes. With this limit, the size of a page
  /// doesn't depend on the size of the library.
  private static let nameLimit = 28_000

  private let group: SymbolMap.Group
  private let path: String
  private let book: Book

  /// Creates the page of a group, which is one of several pages if the type is large.
  package init(_ group: SymbolMap.Group, in book: Book) {
    (self.group, self.path, self.book) = (group, group.page, book)
  }

  /// The page. Only the first page of a type shows the examples and links to the Markdown copy.
  package var file: SiteFile {
    let head = group.heads.first
    let words = head?.kind.noun ?? "Extensions"
    let module = book.map.symbols.modules[group.module] ?? path
    var page = PageLayout(
      book, path: path, title: group.title + (group.isFirst ? "" : ", part \(group.part)"),
      description: head?.abstract.map(plainText) ?? "\(words) in \(group.module)")
    if group.isFirst {
      page.markdown = HTML(address(of: SiteMap.markdownAddress(of: path), from: path))
    }
    page.sidebar = book.sidebar.html(for: path, module: group.module, symbol: group.title)
    let sections = index + (group.isFirst ? examples : []) + sections
    let view = ReferencePage(
      page: page,
      topic: "\(words) · <a href=\"\(address(of: module, from: path))\">\(group.module)</a>",
      title: "<code>\(breakable((head?.sign ?? "") + group.title))</code>",
      contents: headings + sections.flatMap(\.contents),
      body: (heads + sections.map(\.html) + [
        PageParts(group.pages, current: group.part, hasOverview: true).html
      ])
      .lines())
    return view.file
  }

  private var ownHeads: ArraySlice<Symbol> { group.heads[group.ownHeads] }

  private var heads: [HTML] {
    var kind: Symbol.Kind?
    return ownHeads.map { symbol in
      let heading = hasHeadings && symbol.kind != kind ? self.heading(of: symbol) : ""
      kind = symbol.kind
      let parts = [
        heading, SymbolText(symbol, page: path, in: book).html,
        SymbolRelations(symbol, page: path, in: book).html,
      ]
      let html = parts.filter { !$0.isEmpty }.joined(separator: "\n")
      guard let anchor = book.map.symbols.place(of: symbol.id)?.anchor else { return html }
      return "<div class=\"member\" id=\"\(anchor)\">\n\(html)\n</div>"
    }
  }

  /// Whether symbols of several kinds share the name, such as a protocol and a macro.
  private var hasHeadings: Bool { Set(ownHeads.map(\.kind)).count > 1 }

  private var headings: [PageContents.Entry] {
    guard hasHeadings else { return [] }
    var kinds: [Symbol.Kind] = []
    for symbol in ownHeads where !kinds.contains(symbol.kind) { kinds.append(symbol.kind) }
    return kinds.map { .init(href: "#\($0.headingAnchor)", words: HTML($0.noun)) }
  }

  private func heading(of symbol: Symbol) -> HTML {
    let id = symbol.kind.headingAnchor
    return """
      <h2 id="\(id)"><a href="#\(id)">\(symbol.kind.noun) <code>\(symbol.sign)\(symbol.baseName)</code></a></h2>
      """
  }

  private struct Section {
    var id: HTML
    var heading: String
    var symbols: HTML
    /// The links to the section's members, for the table of contents; empty for other sections.
    var members: [PageContents.Entry] = []

    var contents: [PageContents.Entry] { [.init(href: "#\(id)", words: HTML(heading))] + members }

    var html: HTML {
      """
      <h2 id="\(id)"><a href="#\(id)">\(heading)</a></h2>
      \(symbols)
      """
    }
  }

  /// The nested types and the members, grouped by kind.
  private var sections: [Section] {
    let kinds = Dictionary(grouping: group.members, by: \.kind)
    let members = Symbol.Kind.allCases.compactMap { kind in
      kinds[kind].map { symbols in
        Section(
          id: kind.anchor,
          heading: kind.plural, symbols: symbols.map(member).joined(separator: "\n"),
          members: links(to: symbols).map { .init(href: $0.href, words: $0.words, level: 3) })
      }
    }
    let nested = book.map.symbols.nested(in: group)[group.ownTypes]
    guard !nested.isEmpty else { return members }
    let rows = nested.map { ReferenceRow($0, page: path, in: book).html }
    return [Section(id: "kind.types", heading: "Types", symbols: list(of: rows))] + members
  }

  private var allMembers: [Symbol] { book.map.symbols.members(of: group) }

  /// The names of all members of a type that has several pages or, if there are too many, the first
  /// and the last name of each kind on each page.
  private var index: [Section] {
    guard group.isFirst, group.pages.count > 1 else { return [] }
    let names = links(
      to: allMembers.sorted { ($0.baseName, $0.dottedPath) < ($1.baseName, $1.dottedPath) }
    )
    .map { "<a href=\"\($0.href)\"><code>\($0.words)</code></a>" as HTML }
    let list: HTML = "<p class=\"names\">\(names.joined(separator: ", "))</p>"
    guard !names.isEmpty, list.markup.utf8.count <= Self.nameLimit else {
      return [Section(id: "kind.all", heading: "All names", symbols: ranges)]
    }
    return [Section(id: "kind.all", heading: "All members", symbols: list)]
  }

  private var ranges: HTML {
    let parts = book.map.symbols.parts(of: group)
    let nested = book.map.symbols.nested(in: group)
    return list(
      of: parts.dropFirst().flatMap { part in
        let types = part.ownTypes.map { (nested[$0].title, "Types") }
        let symbols = part.members + group.heads[part.ownHeads]
        let names = types + symbols.map { ($0.baseName, $0.kind.plural) }
        return NameRange.ranges(of: names, at: part.page).map { $0.row(from: path) }
      })
  }

  /// Returns a link to the first member with each name, in the order of the members.
  private func links(to members: [Symbol]) -> [PageLink] {
    var names: Set<String> = []
    return members.filter { names.insert($0.baseName).inserted }.compactMap { symbol in
      book.map.symbols.place(of: symbol.id).map { place in
        PageLink(
          href: HTML(address(of: place.page, anchor: place.anchor, from: path)),
          words: breakableInColumn(symbol.baseName))
      }
    }
  }

  private var examples: [Section] {
    let list = SymbolUses(page: path, book: book).list(of: group.heads + allMembers)
    return list.isEmpty ? [] : [Section(id: "kind.examples", heading: "Examples", symbols: list)]
  }

  private func member(_ symbol: Symbol) -> HTML {
    let anchor = book.map.symbols.place(of: symbol.id)?.anchor ?? ""
    let href = address(of: path, anchor: anchor, from: path)
    return """
      <div class="member" id="\(anchor)">
      <h3><a href="\(href)"><code>\(breakable(symbol.path.last ?? ""))</code></a></h3>
      \(SymbolText(symbol, page: path, in: book).html)\(SymbolUses(page: path, book: book).line(of: symbol))
      </div>
      """
  }
}

extension Symbol {
  /// The sign before a macro's name in code; empty for other symbols.
  package var sign: String {
    guard kind == .macro else { return "" }
    return declaration.contains { $0.text.hasPrefix("@freestanding") } ? "#" : "@"
  }
}

extension Symbol.Kind {
  /// The kind in words, as the label of a symbol.
  package var noun: String {
    switch self {
    case .actor: "Actor"
    case .class: "Class"
    case .structure: "Structure"
    case .enumeration: "Enumeration"
    case .protocol: "Protocol"
    case .associatedType: "Associated type"
    case .enumerationCase: "Case"
    case .initializer: "Initializer"
    case .typeProperty: "Type property"
    case .property: "Property"
    case .typeMethod: "Type method"
    case .method: "Method"
    case .operator: "Operator"
    case .typeSubscript: "Type subscript"
    case .subscript: "Subscript"
    case .typeAlias: "Type alias"
    case .macro: "Macro"
    case .function: "Function"
    case .variable: "Variable"
    }
  }

  /// The anchor of the section for symbols of the kind. It starts with `kind.`, unlike the anchor
  /// of any symbol.
  var anchor: HTML {
    HTML(trusted: "kind." + plural.lowercased().split(separator: " ").joined(separator: "-"))
  }

  /// The anchor of the kind's heading on a page that several kinds share.
  var headingAnchor: HTML {
    HTML(trusted: "kind.own-" + noun.lowercased().split(separator: " ").joined(separator: "-"))
  }

  /// The kind in words, as the heading of several symbols.
  var plural: String {
    switch self {
    case .class, .typeAlias: noun + "es"
    case .property, .typeProperty: "\(noun.dropLast())ies"
    default: noun + "s"
    }
  }
}
