/// An enum whose cases can be named by key paths.
///
/// Write `@CasePathable` before the enum, and the macro does the rest:
///
/// ```swift
/// struct Settings: Equatable { var volume = 0 }
///
/// @CasePathable
/// @dynamicMemberLookup
/// enum Route {
///   case home
///   case settings(Settings)
/// }
///
/// var route = Route.settings(Settings(volume: 1))
/// #expect(!route.is(\.home))
/// #expect(route[case: \.settings] == Settings(volume: 1))
/// route.settings?.volume = 2  // writes through the case
/// #expect(route.settings?.volume == 2)
/// ```
///
/// The last line needs `@dynamicMemberLookup`; the others do not.
public protocol CasePathable {
  /// A type with one property for each case.
  associatedtype AllCasePaths: Sendable

  /// The case paths of the enum, one property for each.
  static var allCasePaths: AllCasePaths { get }

  /// The case that the value is in.
  ///
  /// `@CasePathable` writes it as a `switch`. The default asks a mirror, which is slow.
  var _$currentCase: CurrentCase { get }
}

extension CasePathable {
  /// Where key paths to the cases start, to be named in full: `\Route.Cases.settings`.
  public typealias Cases = Case<Self>

  public var _$currentCase: CurrentCase {
    CurrentCase(reflecting: self)
  }

  /// Whether the value is in the case that `keyPath` names.
  ///
  /// ```swift
  /// @CasePathable enum Route { case settings(volume: Int), home }
  ///
  /// let routes = [Route.home, .settings(volume: 1), .settings(volume: 2)]
  /// #expect(routes.filter { $0.is(\.settings) }.count == 2)
  /// ```
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }

  /// Matches a value that is in the named case, in a `switch`: `case \.settings:`.
  ///
  /// ```swift
  /// @CasePathable enum Route { case settings(volume: Int), home }
  ///
  /// func title(of route: Route) -> String {
  ///   switch route {
  ///   case \.settings: "Settings"
  ///   default: "Home"
  ///   }
  /// }
  /// #expect(title(of: .settings(volume: 1)) == "Settings")
  /// ```
  public static func ~= (keyPath: PartialCaseKeyPath<Self>, value: Self) -> Bool {
    value.is(keyPath)
  }

  /// The payload of the case that `keyPath` names, of whatever type; `nil` where the value is in
  /// another case.
  ///
  /// ```swift
  /// @CasePathable enum Route { case settings(volume: Int), home }
  ///
  /// let settings: PartialCaseKeyPath<Route> = \.settings
  /// #expect(Route.settings(volume: 2)[case: settings] as? Int == 2)
  /// #expect(Route.home[case: settings] == nil)
  /// ```
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any SomeCase)?.payload(of: self)
  }
}
