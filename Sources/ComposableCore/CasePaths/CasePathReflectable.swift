/// The case paths of an enum, from which the one of a value can be picked.
///
/// The `allCasePaths` of an enum with `@CasePathable` conform to it, and are a sequence:
///
/// ```swift
/// @CasePathable enum Route: Equatable { case home, settings(volume: Int) }
///
/// #expect(Route.allCasePaths[.settings(volume: 1)] == \.settings)
/// #expect(Array(Route.allCasePaths) == [\.home, \.settings])
/// ```
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The key path to the case that a value is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathReflectable where Self: Sequence, Element == PartialCaseKeyPath<Root> {
  /// The key path to the case that a value is in.
  ///
  /// - Complexity: O(*n*) in the cases of the enum, each of whose payloads is extracted.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    guard let keyPath = first(where: { root.is($0) }) else {
      preconditionFailure("\(root) is in none of the cases that \(Self.self) lists.")
    }
    return keyPath
  }
}
