public import Foundation

/// An image for ``Image/init(uiImage:)``. A headless image has a name or data, but no pixels.
///
/// ```swift
/// import Foundation
///
/// let avatar = UIImage(named: "avatar")!
/// #expect(Phone(Image(uiImage: avatar)).shows("avatar"))
///
/// let photo = UIImage(data: Data([1, 2, 3]))
/// #expect(photo?.pngData() == Data([1, 2, 3]))
/// ```
public final class UIImage: Sendable {
  let name: String
  private let data: Data

  /// Creates the image of an asset. Never returns `nil`, because the asset isn't looked up.
  public init?(named name: String) {
    self.name = name
    data = Data(name.utf8)
  }

  /// Creates the image of a symbol. Never returns `nil`, because the symbol isn't looked up.
  public init?(systemName name: String) {
    self.name = name
    data = Data(name.utf8)
  }

  /// Creates an image from data in any format. Returns `nil` if the data is empty.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    name = "image"
    self.data = data
  }

  /// Creates an image without data.
  public init() {
    name = "image"
    data = Data()
  }

  /// The size of the image, which is zero because the image has no pixels.
  public var size: CGSize { .zero }

  /// The scale of the image, which is one because the image has no pixels.
  public var scale: CGFloat { 1 }

  /// Returns the data of the image, or `nil` if there is none.
  ///
  /// The data of an image with a name is the name in UTF-8.
  public func pngData() -> Data? { data.isEmpty ? nil : data }

  /// Returns the data of the image, or `nil` if there is none. The quality is ignored.
  ///
  /// The data of an image with a name is the name in UTF-8.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension UIImage: Hashable {
  /// Returns whether both images have the same name and data.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.name == rhs.name && lhs.data == rhs.data
  }

  /// Hashes the name and the data.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(data)
  }
}

extension Image {
  /// Creates an image from a ``UIImage``. A test can find it by its name, or as “image” if it was
  /// created without a name.
  public init(uiImage: UIImage) {
    self.init(uiImage.name)
  }
}
