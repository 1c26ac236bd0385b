import Foundation

/// Opens an address outside of the application.
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

  /// An effect that hands each address to a closure, which returns whether it was opened.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

extension DependencyValues {
  /// Opens an address outside of the application. In tests, using it without overriding it is an
  /// issue.
  ///
  /// There is nothing to open it with on a system without a user interface: unless overridden, it
  /// returns false.
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
