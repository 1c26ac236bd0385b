public import Foundation

/// An image, identified by its name.
///
/// ```swift
/// let phone = Phone(Image(systemName: "star.fill"))
/// #expect(phone.shows("star.fill"))
/// ```
public struct Image: View, PrimitiveView, Hashable {
  let name: String

  /// Creates an image that a test finds by the name of its asset.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// Creates an image that a test finds by the name of its symbol.
  public init(systemName: String) {
    name = systemName
  }

  /// Creates a decorative image. A test finds it by its name, like any other image.
  public init(decorative name: String) {
    self.name = name
  }

  /// Creates an image that a test finds by the name of its symbol. The value has no effect.
  public init(systemName: String, variableValue: Double?) {
    name = systemName
  }

  /// Creates an image that a test finds by its label.
  public init(_ name: String, label: Text) {
    self.name = label.content
  }

  /// Returns the same image, because headless images have no size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Returns the same image, because it isn't drawn.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Returns the same image, because it isn't drawn.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the same image, because it isn't drawn.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the same image, because it isn't drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The way an image fills a larger area. It has no effect.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// The mode that determines whether an image keeps its own colors. It has no effect.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// The quality of a scaled image. It has no effect.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// The size of symbols. It has no effect.
  public enum Scale: Sendable { case small, medium, large }

  /// The name in parentheses, as in the text of a screen.
  public nonisolated var description: String { "(\(name))" }

  func output(of children: [Output], in node: Node) -> Output {
    Output([Element(.image, name)])
  }
}

extension Image: nonisolated CustomStringConvertible {}

/// The way a symbol's layers are colored. It has no effect.
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }

extension View {
  /// Sets the size of images. Has no effect in a headless view.
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Sets the colors of symbols. Has no effect in a headless view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}
