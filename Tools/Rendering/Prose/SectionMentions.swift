import WaymarkLinking

/// The symbols that the prose of one section has mentioned, so that only the first mention is a
/// link.
///
/// It's a class because the blocks are rendered one after another, and each must know what earlier
/// blocks mentioned.
package final class SectionMentions {
  private let symbols: MentionedSymbols
  private var mentioned: Set<String> = []

  /// Creates the state before the first section of a page.
  package init(_ symbols: MentionedSymbols) { self.symbols = symbols }

  /// Starts a section, in which no symbol has been mentioned yet.
  func startSection() { mentioned = [] }

  /// Returns the place of the symbol that code names if this is its first mention; nil for any
  /// other code.
  func place(of code: String) -> SymbolMap.Place? {
    guard !mentioned.contains(code), let place = symbols.place(of: code) else { return nil }
    mentioned.insert(code)
    return place
  }
}
