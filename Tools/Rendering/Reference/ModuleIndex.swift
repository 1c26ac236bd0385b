import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The top-level names of a module.
package struct ModuleIndex {
  /// The symbols of a kind.
  struct Section {
    var id: HTML
    var heading: String
    /// The names in the order of the symbol map; never empty.
    var groups: [SymbolMap.Group]
  }

  /// The symbols, grouped by kind in the order of `Symbol.Kind`. Extensions are last.
  let sections: [Section]
  /// The number of top-level names, not counting extensions of other modules' types.
  let count: Int
  /// The number of top-level names that the examples use.
  let usedCount: Int
  /// At most six of the names that examples use, the most used first; equally used names are in
  /// alphabetical order.
  let mostUsed: [SymbolMap.Group]

  /// Creates the index of the module with the given name. It is empty if the book has no symbols of
  /// such a module.
  package init(_ module: String, in book: Book) {
    let groups = book.map.symbols.groups(of: module).filter { !$0.title.contains(".") }
    let kinds = Dictionary(grouping: groups) { $0.heads.first?.kind }
    let extensions = kinds[nil].map {
      Section(id: "kind.extensions", heading: "Extensions", groups: $0)
    }
    sections =
      Symbol.Kind.allCases.compactMap { kind in
        kinds[kind].map { Section(id: kind.anchor, heading: kind.plural, groups: $0) }
      } + [extensions].compactMap(\.self)
    let own = groups.filter { !$0.heads.isEmpty }
    let used = own.map { group in
      let uses = (group.heads + book.map.symbols.members(of: group)).flatMap {
        book.names.uses(of: $0.id)
      }
      return (group: group, examples: Set(uses.map(\.example)).count)
    }.filter { $0.examples > 0 }
    count = own.count
    usedCount = used.count
    mostUsed = used.sorted { ($1.examples, $0.group.title) < ($0.examples, $1.group.title) }
      .prefix(6).map(\.group)
  }

  /// Two sentences: the number of names, and how many of them the examples use.
  var summary: String {
    let all = "The module declares \(counted(count, "public name")) at the top level."
    let used = count == 1 ? usedCount == 1 ? "use it" : "don't use it" : "use \(usedCount) of them"
    return "\(all) The examples \(used)."
  }

  /// The number of names and the most frequently used names, in Markdown.
  package var description: String {
    let names = mostUsed.map { "`\($0.title)`" }
    return summary + (names.isEmpty ? "" : " Start with \(names.joined(separator: ", ")).")
  }
}
