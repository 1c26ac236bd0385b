import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The types that a symbol conforms to or inherits from, and the types that do so with the symbol.
struct SymbolRelations {
  /// The maximum number of names in a list. With this limit, the size of a page doesn't depend on
  /// the size of the library.
  private static let limit = 80

  private let symbol: Symbol
  private let page: String
  private let book: Book

  /// Creates the lists for a symbol, with addresses relative to the given page.
  init(_ symbol: Symbol, page: String, in book: Book) {
    (self.symbol, self.page, self.book) = (symbol, page, book)
  }

  /// The names in a list for each kind of relationship, linked if they have a page; empty if there
  /// are none.
  var html: HTML {
    let lists = [
      (symbol.kind == .protocol ? "Refines" : "Conforms to", supertypes),
      (symbol.kind == .class ? "Subclasses" : "Conforming types", subtypes),
    ]
    .filter { !$0.1.isEmpty }
    .map { words, names in
      let items = names.map { "<li>\($0)</li>" as HTML }
      return "<dt>\(words)</dt><dd><ul>\(items.joined(separator: "\n"))</ul></dd>" as HTML
    }
    return lists.isEmpty ? "" : "<dl class=\"relations\">\n\(lists.lines())\n</dl>"
  }

  private var supertypes: [HTML] {
    symbol.supertypes.sorted { shownName(of: $0) < shownName(of: $1) }.map { type in
      let condition: HTML =
        type.conditions.isEmpty
        ? "" : " where <code>\(type.conditions.joined(separator: ", "))</code>"
      return name(shownName(of: type), of: type.id) + condition
    }
  }

  private var subtypes: [HTML] {
    let types = book.map.symbols.subtypes(of: symbol.id)
    let names = types.prefix(Self.limit).map { name($0.dottedPath, of: $0.id) }
    let more = types.count - names.count
    return names + (more > 0 ? ["\(more) more"] : [])
  }

  private func name(_ name: String, of id: String) -> HTML {
    guard let place = book.map.symbols.place(of: id) else { return "<code>\(name)</code>" }
    let href = address(of: place.page, anchor: place.anchor, from: page)
    return "<a href=\"\(href)\"><code>\(name)</code></a>"
  }

  /// Returns the name of a type of the library, or the name of another type without its module,
  /// such as `Equatable` for `Swift.Equatable`.
  private func shownName(of type: Symbol.Supertype) -> String {
    guard book.map.symbols.symbol(type.id) == nil else { return type.name }
    return type.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? type.name
  }
}
