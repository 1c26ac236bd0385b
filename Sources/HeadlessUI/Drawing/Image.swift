public import Foundation

/// An image, identified by its name.
///
/// ```swift
/// let phone = Phone(Image(systemName: "star.fill"))
/// #expect(phone.shows("star.fill"))
/// ```
public struct Image: View, PrimitiveView, Hashable {
  let name: String

  /// Creates an image that a test can find by the name of its asset. The bundle is ignored.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// Creates an image that a test can find by the name of its symbol.
  public init(systemName: String) {
    name = systemName
  }

  /// Creates a decorative image. A test can find it by its name, like any other image.
  public init(decorative name: String) {
    self.name = name
  }

  /// Creates an image that a test can find by its symbol's name. HeadlessUI ignores the value.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
  }

  /// Creates an image that a test can find by its label.
  public init(_ name: String, label: Text) {
    self.name = label.content
  }

  /// Lets the image resize to fill its space. HeadlessUI returns the image unchanged, because
  /// headless images have no size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Sets whether the image keeps its own colors. HeadlessUI returns the image unchanged.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Sets the quality of the image when it's scaled. HeadlessUI returns the image unchanged.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Sets whether the edges of the image are smooth. HeadlessUI returns the image unchanged.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Sets how the layers of a symbol are colored. HeadlessUI returns the image unchanged.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The way an image fills a larger area. Headless views ignore it.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// The mode that determines whether an image keeps its own colors. Headless views ignore it.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// The quality of a scaled image. Headless views ignore it.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// The size of symbols. Headless views ignore it.
  public enum Scale: Sendable { case small, medium, large }

  /// The name in parentheses, as in the text of a screen.
  public nonisolated var description: String { "(\(name))" }

  func output(of children: [Output], in node: Node) -> Output {
    Output([Element(.image, name)])
  }
}

extension Image: nonisolated CustomStringConvertible {}

/// The way a symbol's layers are colored. Headless views ignore it.
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }

extension View {
  /// Sets the size of symbols. Headless views ignore it.
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Sets how the layers of symbols are colored. Headless views ignore the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}
