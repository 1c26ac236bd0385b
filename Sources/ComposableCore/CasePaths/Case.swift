/// The place that a ``CaseKeyPath`` starts from and ends at.
///
/// A `Case<Route>` has one dynamic member for each case of `Route`, so that Swift's key paths can
/// name cases: `\.settings` is a key path from `Case<Route>` to `Case<Settings>`. Its members chain
/// as the enums nest: `\.settings.profile`.
///
/// The value carries the case path walked so far, with its types; nothing is cast on the way in or
/// out of an enum.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  private let walked: (any CasePathLeading<Value>)?

  /// The place where every case key path of `Value` starts.
  public init() {
    walked = nil
  }

  /// The place that `path` leads to.
  public init<Root>(_ path: AnyCasePath<Root, Value>) {
    walked = path
  }

  /// The place one case further on.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>> & Sendable
  ) -> Case<Next> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// The place that `next` leads to from here.
  ///
  /// Subscripts of `Case`, as `\.rows[id: 1]`, are written with it.
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> Case<Next> {
    walked?.place(after: next) ?? Case<Next>(next)
  }

  func casePath<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let walked else { return AnyCasePath<Value, Value>() as? AnyCasePath<Root, Value> }
    return walked as? AnyCasePath<Root, Value>
  }
}

/// A case path whose root has been forgotten.
private protocol CasePathLeading<Value>: Sendable {
  associatedtype Value
  func place<Next>(after next: AnyCasePath<Value, Next>) -> Case<Next>
}

extension AnyCasePath: CasePathLeading {
  fileprivate func place<Next>(after next: AnyCasePath<Value, Next>) -> Case<Next> {
    Case<Next>(appending(next))
  }
}

/// A case whose payload type is hidden.
protocol SomeCase {
  /// The payload of a value that is in this case.
  func payload<Root>(of root: Root) -> Any?

  /// The value that holds a payload in this case; nil for a payload of another type.
  func value<Root>(holding payload: Any) -> Root?
}

extension Case: SomeCase {
  func payload<Root>(of root: Root) -> Any? {
    // Not `as Any`: a payload that is an optional must not become the absence of a payload.
    casePath(from: Root.self)?.extract(from: root).map { $0 }
  }

  func value<Root>(holding payload: Any) -> Root? {
    guard let payload = payload as? Value else { return nil }
    return casePath(from: Root.self)?.embed(payload)
  }
}
