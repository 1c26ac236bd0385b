import SwiftSyntax

extension [DeclSyntax] {
  /// The declarations, each starting on a new line.
  var lines: String {
    map(\.description).joined(separator: "\n")
  }
}
