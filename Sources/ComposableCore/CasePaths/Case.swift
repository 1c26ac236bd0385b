/// The root and value type of a ``CaseKeyPath``.
///
/// A `Case<Route>` has a dynamic member for each case of `Route`, so key paths can refer to cases:
/// `\.settings` is a key path from `Case<Route>` to `Case<Settings>`. Members can be chained for
/// nested enums: `\.settings.profile`.
///
/// A `Case` stores the typed case path that leads to it, so embedding or extracting a payload needs
/// no casts.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  private let walked: (any CasePathLeading<Value>)?

  /// Creates the root of all case key paths of `Value`.
  public init() {
    walked = nil
  }

  /// Creates the case that a case path leads to.
  public init<Root>(_ path: AnyCasePath<Root, Value>) {
    walked = path
  }

  /// The enum's case that has the name of the member.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>> & Sendable
  ) -> Case<Next> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// Returns the case that `next` leads to from this case.
  ///
  /// Use it to implement subscripts of `Case`, such as `\.rows[id: 1]`.
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> Case<Next> {
    walked?.place(after: next) ?? Case<Next>(next)
  }

  func casePath<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let walked else { return AnyCasePath<Value, Value>() as? AnyCasePath<Root, Value> }
    return walked as? AnyCasePath<Root, Value>
  }
}

/// A case path with a type-erased root.
private protocol CasePathLeading<Value>: Sendable {
  associatedtype Value
  func place<Next>(after next: AnyCasePath<Value, Next>) -> Case<Next>
}

extension AnyCasePath: CasePathLeading {
  fileprivate func place<Next>(after next: AnyCasePath<Value, Next>) -> Case<Next> {
    Case<Next>(appending(next))
  }
}

/// A case with a type-erased payload.
protocol SomeCase {
  /// Returns the payload of a value that's in this case; `nil` for a value in another case.
  func payload<Root>(of root: Root) -> Any?

  /// Returns the value that holds a payload in this case; `nil` for a payload of another type.
  func value<Root>(holding payload: Any) -> Root?

  var payloadType: Any.Type { get }
}

extension Case: SomeCase {
  var payloadType: Any.Type { Value.self }

  func payload<Root>(of root: Root) -> Any? {
    // Don't use `as Any`, because it would turn a missing payload into a value that isn't `nil`.
    casePath(from: Root.self)?.extract(from: root).map { $0 }
  }

  func value<Root>(holding payload: Any) -> Root? {
    guard let payload = payload as? Value else { return nil }
    return casePath(from: Root.self)?.embed(payload)
  }
}
