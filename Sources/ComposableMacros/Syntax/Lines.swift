import SwiftSyntax

extension [DeclSyntax] {
  /// The declarations, to be written one after the other.
  var lines: String {
    map(\.description).joined(separator: "\n")
  }
}
