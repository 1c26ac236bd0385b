import Foundation

/// A function that opens a URL outside the application.
///
/// ```swift
/// import Foundation
///
/// let opened = LockIsolated<[URL]>([])
/// let isOpen = await withDependencies {
///   $0.openURL = OpenURLEffect { url in
///     opened.withValue { $0.append(url) }
///     return true
///   }
/// } operation: {
///   @Dependency(\.openURL) var openURL
///   return await openURL(URL(string: "https://example.com")!)
/// }
/// #expect(isOpen && opened.count == 1)
/// ```
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates a function that opens a URL by calling a closure. The closure returns whether the URL
  /// was opened.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Returns: Whether the URL was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

extension DependencyValues {
  /// A function that opens a URL outside the application. Override it in tests, where using the
  /// default reports an issue.
  ///
  /// Outside tests, the default does nothing and returns `false`, because a system without a user
  /// interface has no way to open a URL.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { _ in false }
  static let testValue = OpenURLEffect { _ in
    reportUnimplemented("openURL", instead: "$0.openURL = OpenURLEffect { _ in true }")
    return false
  }
}
