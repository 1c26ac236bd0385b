import SwiftSyntax

extension [DeclSyntax] {
  /// The declarations, one after the other on separate lines.
  var lines: String {
    map(\.description).joined(separator: "\n")
  }
}
