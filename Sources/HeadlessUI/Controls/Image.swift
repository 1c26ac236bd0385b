/// An image, identified by its name.
///
/// ```swift
/// let phone = Phone(Image(systemName: "star.fill"))
/// #expect(phone.shows("star.fill"))
/// ```
public struct Image: View, PrimitiveView, Hashable {
  let name: String

  /// Creates an image that a test finds by the name of its asset.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates an image that a test finds by the name of its symbol.
  public init(systemName: String) {
    name = systemName
  }

  /// Creates a decorative image, whose element is like that of any other image.
  public init(decorative name: String) {
    self.name = name
  }

  /// Returns the same image: headless images have no size.
  public func resizable() -> Image { self }

  func output(of children: [Output], in node: Node) -> Output {
    Output([Element(.image, name)])
  }
}
