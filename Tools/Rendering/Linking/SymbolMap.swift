import WaymarkMarkup
import WaymarkModel

/// The pages of the library's symbols, and the addresses of the symbols on them.
///
/// Each type has a page with its members, and each other top-level name of a module has a page.
/// Symbols with the same name, such as the overloads of a function, share a page.
package struct SymbolMap: Sendable {
  /// The maximum size of the members and nested types on a page, in bytes (estimated), so that
  /// pages don't grow with the library. A larger type is split into an overview and further pages.
  private static let limit = 58_000

  /// The symbols of one page.
  package struct Group: Sendable {
    /// The module that declares the symbols.
    package var module: String
    /// The name of the type or of the other symbols, such as `Store.Child`.
    package var title: String
    /// The symbols with that name; empty if the members extend a type of another package.
    package var heads: [Symbol] = []
    /// The indices of the symbols in `heads` that this page describes.
    package var ownHeads = 0..<0
    /// The indices of the nested types that this page lists.
    package var ownTypes = 0..<0
    /// The members that this page describes.
    package var members: [Symbol] = []
    /// The paths of all pages of the type, below the site's folder.
    package var pages: [String] = []
    /// The index of this page in `pages`. If there are several pages, the first is an overview.
    package var part = 0

    /// The path of this page, below the site's folder.
    package var page: String { pages[part] }
    /// Whether this is the type's first page.
    package var isFirst: Bool { part == 0 }
  }

  /// The place where a symbol is documented.
  package struct Place: Sendable {
    /// The path of the page below the site's folder.
    package var page: String
    /// The anchor; nil for the first symbol in a group's `heads`, which is at the top of its page.
    package var anchor: String?
  }

  /// The pages, sorted by module and title.
  package let groups: [Group]
  /// The path of the page of each module.
  package let modules: [String: String]
  private let symbols: [String: Symbol]
  private let places: [String: Place]
  private let subtypes: [String: [Symbol]]
  private let names: SymbolNames
  /// The first pages of each module's types and other names.
  private let firstPages: [String: [Group]]
  /// The first pages of each type's nested types, keyed by the outer type's first page.
  private let nestedPages: [String: [Group]]
  /// All members of each type with several pages, keyed by its first page.
  private let memberLists: [String: [Symbol]]
  /// All pages of each type with several pages, keyed by its first page.
  private let parts: [String: [Group]]

  /// Assigns the symbols to pages.
  ///
  /// - Parameter symbols: All symbols of the library, in any order. A symbol that another module
  ///   re-exports can occur several times.
  package init(_ symbols: [Symbol] = []) {
    var known: Set<String> = []
    let symbols =
      symbols
      .sorted {
        ($0.rank, $0.dottedPath, $0.id, $0.module) < ($1.rank, $1.dottedPath, $1.id, $1.module)
      }
      .filter { known.insert($0.id).inserted }
    self.symbols = Dictionary(symbols.map { ($0.id, $0) }) { first, _ in first }
    names = SymbolNames(symbols)
    subtypes = Dictionary(
      // A type can conform to a protocol under each of several conditions.
      grouping: symbols.flatMap { symbol in
        Set(symbol.supertypes.map(\.id)).map { ($0, symbol) }
      }, by: \.0
    ).mapValues { $0.map(\.1) }
    var paths = UniquePaths()
    let modules = Set(symbols.map(\.module)).sorted()
    self.modules = Dictionary(
      uniqueKeysWithValues: modules.map { ($0, paths.add("symbols/\(segment($0)).html")) })
    var groups: [Group] = []
    var places: [String: Place] = [:]
    let all = grouped(symbols, self.symbols)
    let nested = nestedGroups(all)
    for (index, group) in all.enumerated() {
      var anchors: Set<String> = []
      let parts = divided(group, typeCount: nested[index]?.count ?? 0, limit: Self.limit)
      let first = "symbols/\(segment(group.module))/\(segment(group.title)).html"
      let pages = parts.indices.map { part in
        paths.add(part == 0 ? first : path(ofPart: part, of: first))
      }
      for (part, var group) in parts.enumerated() {
        for index in group.ownHeads {
          let symbol = group.heads[index]
          let anchor = index == 0 ? nil : unique(symbol.path.last ?? "", among: &anchors)
          places[symbol.id] = Place(page: pages[part], anchor: anchor)
        }
        for symbol in group.members {
          let anchor = unique(symbol.path.last ?? "", among: &anchors)
          places[symbol.id] = Place(page: pages[part], anchor: anchor)
        }
        (group.pages, group.part) = (pages, part)
        groups.append(group)
      }
    }
    (self.groups, self.places) = (groups, places)
    let firstPages = groups.filter(\.isFirst)
    self.firstPages = Dictionary(grouping: firstPages, by: \.module)
    nestedPages = Dictionary(
      uniqueKeysWithValues: nested.map { index, types in
        (firstPages[index].page, types.map { firstPages[$0] })
      })
    self.parts = Dictionary(grouping: groups.filter { $0.pages.count > 1 }) { $0.pages[0] }
    memberLists = self.parts.mapValues { $0.flatMap(\.members) }
  }

  /// Whether the map contains no symbols, for example because they aren't known.
  package var isEmpty: Bool { symbols.isEmpty }

  /// Returns a symbol by its identifier; nil for a symbol of another library.
  package func symbol(_ id: String) -> Symbol? { symbols[id] }

  /// Returns the place of a symbol; nil for a symbol of another library.
  package func place(of id: String) -> Place? { places[id] }

  /// Returns the first page of each type or other name of a module, sorted by title.
  package func groups(of module: String) -> [Group] { firstPages[module] ?? [] }

  /// Returns the first page of each type nested in a group's type, sorted by title.
  package func nested(in group: Group) -> [Group] { nestedPages[group.pages[0]] ?? [] }

  /// Returns all pages of a group's type; empty if there is only one.
  package func parts(of group: Group) -> [Group] { parts[group.pages[0]] ?? [] }

  /// Returns the members on all pages of a group's type.
  package func members(of group: Group) -> [Symbol] { memberLists[group.pages[0]] ?? group.members }

  /// Returns the symbols that conform to a protocol or inherit from a class, sorted by kind and
  /// name.
  package func subtypes(of id: String) -> [Symbol] { subtypes[id] ?? [] }

  /// Returns the symbol that a link refers to.
  ///
  /// - Parameters:
  ///   - reference: A name as DocC writes it, such as `Store`, `Store/send(_:)`, or
  ///     `ComposableCore/Store`.
  ///   - scope: The path of the symbol whose documentation contains the link. Names are searched
  ///     first in that symbol and in the types that contain it.
  package func symbol(named reference: String, in scope: [String] = []) -> Symbol? {
    names.symbol(named: reference, in: scope)
  }

  /// Returns the name that a misspelled reference most likely refers to; nil if none is similar.
  func nearestName(to reference: String) -> String? { names.nearest(to: reference) }
}

/// Returns the indices of each type's nested types, keyed by the index of the outer type.
private func nestedGroups(_ groups: [SymbolMap.Group]) -> [Int: [Int]] {
  struct Key: Hashable { var module: String, title: Substring }
  let indices = Dictionary(
    groups.enumerated().map { (Key(module: $1.module, title: $1.title[...]), $0) }
  ) { first, _ in first }
  var nested: [Int: [Int]] = [:]
  for (index, group) in groups.enumerated() where !group.heads.isEmpty {
    var title = group.title[...]
    while let period = title.lastIndex(of: ".") {
      title = title[..<period]
      if let outer = indices[Key(module: group.module, title: title)] {
        nested[outer, default: []].append(index)
      }
    }
  }
  return nested
}

/// Returns the pages of a group.
///
/// If its symbols don't fit on one page, the first page is an overview with the heads, as far as
/// they fit. It is followed by pages with the other heads, the nested types, and the members.
private func divided(
  _ group: SymbolMap.Group, typeCount: Int, limit: Int
) -> [SymbolMap.Group] {
  func part(heads: Range<Int> = 0..<0, types: Range<Int> = 0..<0, members: Range<Int> = 0..<0)
    -> SymbolMap.Group
  {
    var part = group
    (part.ownHeads, part.ownTypes) = (heads, types)
    part.members = Array(group.members[members])
    return part
  }
  let weights = group.members.map(\.weight)
  let typeWeight = 300
  // The overview also lists the names of members and the related types.
  let heads = pageRanges(ofWeights: group.heads.map(\.weight), limit: limit / 3)
  let types = pageRanges(
    ofWeights: Array(repeating: typeWeight, count: typeCount), limit: limit)
  if weights.reduce(typeCount * typeWeight, +) <= limit, heads.count <= 1 {
    return [part(heads: group.heads.indices, types: 0..<typeCount, members: weights.indices)]
  }
  let members = pageRanges(ofWeights: weights, limit: limit)
  return [part(heads: heads.first ?? 0..<0)] + heads.dropFirst().map { part(heads: $0) }
    + types.map { part(types: $0) } + members.map { part(members: $0) }
}

/// Returns an anchor that no other symbol of the page has.
private func unique(_ name: String, among anchors: inout Set<String>) -> String {
  var anchor = name
  var number = 1
  while !anchors.insert(anchor).inserted {
    number += 1
    anchor = "\(name)-\(number)"
  }
  return anchor
}

private func grouped(_ symbols: [Symbol], _ known: [String: Symbol]) -> [SymbolMap.Group] {
  struct Key: Hashable { var module, title: String }
  var groups: [Key: SymbolMap.Group] = [:]
  let types = Set(
    symbols.filter(\.kind.isType).map { Key(module: $0.module, title: $0.dottedPath) })
  for symbol in symbols {
    let isHead = symbol.kind.isType || symbol.path.count == 1
    let title = isHead ? symbol.dottedBase : symbol.path.dropLast().joined(separator: ".")
    // The members that one module of the library adds to a type of another are on the type's page.
    let home = isHead ? nil : symbol.parent.flatMap { known[$0] }
    let own = Key(module: symbol.module, title: title)
    let key = types.contains(own) ? own : Key(module: home?.module ?? symbol.module, title: title)
    var group = groups[key] ?? SymbolMap.Group(module: key.module, title: key.title)
    if isHead { group.heads.append(symbol) } else { group.members.append(symbol) }
    groups[key] = group
  }
  return groups.values.sorted { ($0.module, $0.title) < ($1.module, $1.title) }
}

extension Symbol {
  /// An estimate of the size of the symbol's description on a page, in bytes.
  fileprivate var weight: Int {
    let declaration = declaration.reduce(0) { $0 + $1.text.utf8.count + 24 }
    return 500 + declaration + 2 * (documentation?.text.utf8.count ?? 0)
  }

  /// The position of the symbol's kind among all kinds. Symbols are sorted by this value first.
  var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

  /// The path as it is written in code, such as `Store.send(_:)`.
  package var dottedPath: String { path.joined(separator: ".") }

  /// The path without the argument labels of its last part, such as `withDependencies` for
  /// `withDependencies(_:operation:)`.
  package var dottedBase: String { (path.dropLast() + [baseName]).joined(separator: ".") }

  /// The last part of the path, without argument labels.
  package var baseName: String {
    let name = path.last ?? ""
    let base = name.prefix { $0 != "(" }
    return base.isEmpty ? name : String(base)
  }

  /// The opening paragraph of the symbol's documentation.
  package var abstract: [Inline]? {
    guard case .paragraph(let text)? = documentation?.blocks.first else { return nil }
    return text
  }
}
