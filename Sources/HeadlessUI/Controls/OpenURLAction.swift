public import Foundation

/// An action that opens a URL. By default, it does nothing.
///
/// ```swift
/// import Foundation
///
/// var opened: URL?
/// let phone = Phone(
///   Link("Manual", destination: URL(string: "https://example.com/manual")!)
///     .environment(
///       \.openURL,
///       OpenURLAction { url in
///         opened = url
///         return .handled
///       })
/// )
/// phone.tap("Manual")
/// #expect(opened?.path == "/manual")
/// ```
public struct OpenURLAction: Sendable {
  private let handler: @MainActor (URL) -> Result

  /// Creates an action that passes URLs to a closure, which returns the result of opening each URL.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Creates an action that passes URLs to a closure and reports each of them as handled.
  @_disfavoredOverload
  public init(handler: @escaping @MainActor (URL) -> Void) {
    self.handler = { url in
      handler(url)
      return .handled
    }
  }

  /// Passes a URL to the closure of the action.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Passes a URL to the closure of the action, and then reports to the completion closure whether
  /// the URL was accepted.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void
  ) {
    completion(handler(url).isAccepted)
  }

  /// The result of opening a URL.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The result for a URL that the action has opened.
    public static let handled = Result(isAccepted: true)
    /// The result for a URL that the action has ignored.
    public static let discarded = Result(isAccepted: false)
    /// The result for a URL that the system opens. A phone doesn't open anything.
    public static let systemAction = Result(isAccepted: true)
    /// Returns a result that makes the system open another URL. A phone doesn't open anything.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// The action that opens the URLs of links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
