/// A name in the author's code whose declaration the compiler found.
package struct ResolvedName: Codable, Hashable, Sendable {
  /// The location of the first byte.
  package var location: SourceLocation
  /// The length in UTF-8 bytes.
  package var length: Int
  /// The compiler's unique identifier of a declaration in another module, as in `Symbol.id`; nil if
  /// the author's code declares the name.
  package var symbol: String?
  /// The location of the name in its declaration; nil if the author's code doesn't declare it.
  package var declaration: SourceLocation?
  /// The type of a variable that the author's code declares; nil for other declarations.
  package var type: String?

  package init(
    location: SourceLocation, length: Int, symbol: String? = nil,
    declaration: SourceLocation? = nil, type: String? = nil
  ) {
    self.location = location
    self.length = length
    self.symbol = symbol
    self.declaration = declaration
    self.type = type
  }
}
