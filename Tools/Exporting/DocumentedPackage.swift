/// The package that the examples document, as a dependency in another package's manifest.
package struct DocumentedPackage: Hashable, Sendable {
  /// The package's name in its own manifest.
  package var name: String
  /// The path of the package's folder, relative to the generated package.
  package var path: String
  /// The names of the library products that the examples can import.
  package var products: [String]
  /// The platforms as written in a manifest, such as `.macOS("15.0")`.
  package var platforms: [String]

  package init(name: String, path: String, products: [String], platforms: [String] = []) {
    self.name = name
    self.path = path
    self.products = products
    self.platforms = platforms
  }
}
