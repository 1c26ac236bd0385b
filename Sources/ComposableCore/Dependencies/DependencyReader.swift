/// The source location of the code that reads a dependency, and the name of the dependency's key,
/// for issues.
struct DependencyReader: Sendable {
  /// The key that was passed to `@Dependency`, such as `MyClient.self`; `nil` if there was none.
  var name: String?
  var location: IssueLocation

  func report<Key: TestDependencyKey>(
    _ lack: DefaultValues.Lack, of key: Key.Type, property: String
  ) {
    let name = name ?? (property.hasPrefix("subscript") ? "\(Key.self).self" : "\\.\(property)")
    location.report(
      lack.message(name: name, location: location, key: "\(Key.self)", value: "\(Key.Value.self)")
    )
  }
}

extension DefaultValues.Lack {
  fileprivate func message(
    name: String, location: IssueLocation, key: String, value: String
  ) -> String {
    """
    @Dependency(\(name)) has no \(word) value, but was read in a \(word) context.

      Read by: \(location)
      Key: \(key)
      Value: \(value)

    \(explanation(name: name, key: key))
    """
  }

  private var word: String {
    switch self {
    case .liveValue: "live"
    case .testValue: "test"
    }
  }

  private func explanation(name: String, key: String) -> String {
    switch self {
    case .liveValue:
      """
      The key conforms only to 'TestDependencyKey', so the running application gets its test \
      value. To fix this, conform '\(key)' to 'DependencyKey' and give it a 'liveValue', or link \
      the module that does so.
      """
    case .testValue:
      """
      A test that reads a live value depends on the outside world. To fix this, override the \
      dependency with 'withDependencies' or in the test store, or give '\(key)' a 'testValue'.
      """
    }
  }
}
