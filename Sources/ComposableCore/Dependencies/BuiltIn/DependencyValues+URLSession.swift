#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension DependencyValues {
  /// The session for requesting resources over the network. Override it in tests, where reading the
  /// default reports an issue.
  ///
  /// ```swift, reports="Unimplemented: @Dependency(\\.urlSession)"
  /// @Dependency(\.urlSession) var urlSession
  /// _ = urlSession
  /// ```
  ///
  /// In tests, the default session fails every request, so that tests don't depend on the network.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }

  static var testValue: URLSession {
    reportUnimplemented("urlSession", instead: "$0.urlSession = URLSession(configuration: stubbed)")
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Refusal.self]
    return URLSession(configuration: configuration)
  }
}

/// A URL protocol that fails every request.
private final class Refusal: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
  }

  override func stopLoading() {}
}
