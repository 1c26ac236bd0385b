public import Foundation

/// An image from a URL. A phone doesn't load images, so it shows the placeholder or, if there is
/// none, an image with the URL as its name.
///
/// ```swift
/// import Foundation
///
/// let url = URL(string: "https://example.com/kettle.png")
/// let phone = Phone(
///   AsyncImage(url: url) { phase in
///     if phase.image == nil { ProgressView("Loading") }
///   }
/// )
/// #expect(phone.shows("Loading"))
/// ```
public struct AsyncImage<Content: View>: View {
  /// The view for an image that hasn't been loaded.
  public let body: Content

  /// Creates an image that a test can find by its URL. If the URL is `nil`, the image's name is
  /// empty. The scale is ignored.
  public init(url: URL?, scale: Double = 1) where Content == Image {
    body = Image(url?.absoluteString ?? "")
  }

  /// Creates a view that shows a placeholder. The closure for the image is never called, and the
  /// URL and the scale are ignored.
  public init<Loaded: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    body = placeholder()
  }

  /// Creates a view from the phase of loading, which is always ``AsyncImagePhase/empty``. The other
  /// arguments are ignored.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    body = content(.empty)
  }
}

/// The progress of loading an image.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The loaded image, or `nil` if no image has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error that prevented the image from loading, or `nil` if there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
