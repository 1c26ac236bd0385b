/// An enum whose cases are available as key paths.
///
/// Apply `@CasePathable` to the enum. The macro generates the implementation:
///
/// ```swift
/// struct Settings: Equatable { var volume: Int }
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
/// Only the last two statements require `@dynamicMemberLookup`.
public protocol CasePathable {
  /// A type with one property for each case.
  associatedtype AllCasePaths: Sendable

  /// The type of the actions that `ifLet` passes to the child. For a ``PresentationAction``, it's
  /// the type of the presented feature's actions. For any other enum, it's the enum itself.
  associatedtype _ChildAction = Self

  /// The kind of state that `ifLet` requires for these actions: ``_OptionalSlot`` or
  /// ``_PresentedSlot``.
  associatedtype _Slot = _OptionalSlot

  /// The case paths of the enum.
  static var allCasePaths: AllCasePaths { get }

  /// The case that the value is in.
  ///
  /// `@CasePathable` implements it as a `switch`. The default implementation uses a mirror, which
  /// is slow.
  var _$currentCase: CurrentCase { get }
}

/// A marker protocol that `@CasePathable` adds to an enum. `Optional` and `Result` also conform to
/// it.
///
/// To run a child on a case of an enum, ``Scope`` requires this conformance in addition to
/// ``CasePathable``. A struct therefore lacks two conformances. If it lacked only one, the compiler
/// would prefer the wrong initializer when it diagnoses a mistake inside the closure, and would
/// report the missing conformance instead of the mistake.
public protocol _GeneratedCasePaths {}

extension CasePathable {
  /// The root of key paths to the cases, for spelling them in full: `\Route.Cases.settings`.
  public typealias Cases = Case<Self>

  /// The current case, determined with a mirror of the value.
  public var _$currentCase: CurrentCase {
    CurrentCase(reflecting: self)
  }

  /// Returns whether the value is in a key path's case.
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

  /// Returns whether the value is in a case, for use in a `switch`: `case \.settings:`.
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
  /// #expect(title(of: .home) == "Home")
  /// ```
  public static func ~= (keyPath: PartialCaseKeyPath<Self>, value: Self) -> Bool {
    value.is(keyPath)
  }

  /// The type-erased payload of a key path's case; `nil` if the value is in another case.
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
