/// A collection of an enum's case paths that can look up the case of a value.
///
/// The `allCasePaths` value of an enum with `@CasePathable` conforms to this protocol and is a
/// sequence:
///
/// ```swift
/// @CasePathable enum Route: Equatable { case home, settings(volume: Int) }
///
/// #expect(Route.allCasePaths[.settings(volume: 1)] == \.settings)
/// #expect(Array(Route.allCasePaths) == [\.home, \.settings])
/// ```
public protocol CasePathReflectable<Root> {
  /// The enum that the case paths belong to.
  associatedtype Root: CasePathable

  /// The key path to the case that a value is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// An enum whose `allCasePaths` value is a sequence, for generic code that enumerates cases.
///
/// Every enum with `@CasePathable` meets the requirements, but must declare the conformance:
///
/// ```swift
/// @CasePathable enum Route: CasePathIterable { case home, settings(volume: Int) }
///
/// func numberOfCases<Root: CasePathIterable>(of root: Root.Type) -> Int {
///   Array(root.allCasePaths).count
/// }
/// #expect(numberOfCases(of: Route.self) == 2)
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

extension CasePathReflectable where Self: Sequence, Element == PartialCaseKeyPath<Root> {
  /// The key path to the case that a value is in.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cases of the enum.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    guard let keyPath = first(where: { root.is($0) }) else {
      preconditionFailure(
        "'\(root)' doesn't match any case path of '\(Root.self)'. Add its case to 'allCasePaths'."
      )
    }
    return keyPath
  }
}
