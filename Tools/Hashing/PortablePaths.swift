/// Replacements for the paths of folders that differ between machines. They make the fingerprints
/// of text that contains these paths equal on all machines.
package struct PortablePaths: Sendable {
  private let roots: [(path: String, name: String)]

  /// Creates the replacements for some folders.
  ///
  /// - Parameter roots: The name of each folder, keyed by its path. Inner folders take precedence
  ///   over outer ones.
  package init(_ roots: [String: String]) {
    self.roots = roots.map { (path: $0.key, name: $0.value) }
      .sorted { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }
  }

  package func replaced(in text: String) -> String {
    roots.reduce(text) { text, root in
      text.contains(root.path) ? text.replacing(root.path, with: root.name) : text
    }
  }
}
