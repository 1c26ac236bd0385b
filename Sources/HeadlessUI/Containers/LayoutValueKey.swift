public import Foundation

/// A key for a value that a view passes to its ``Layout``. The value is never read, because
/// HeadlessUI doesn't lay out views.
///
/// ```swift
/// struct Weight: LayoutValueKey {
///   static let defaultValue = 1
/// }
///
/// #expect(Phone(Text("Kettle").layoutValue(key: Weight.self, value: 2)).shows("Kettle"))
/// ```
public protocol LayoutValueKey {
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Passes a value to the layout of the view. Headless views ignore it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> Self { self }
}

extension LayoutSubview {
  /// The value for a key, which is always the default value.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  /// The space that the view prefers, which is always zero.
  public var spacing: ViewSpacing { ViewSpacing() }
}

/// The space that a view prefers around itself, which is always zero.
public struct ViewSpacing: Sendable {
  /// Creates a spacing of zero.
  public init() {}

  /// Returns a distance of zero.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// The properties of a ``Layout``. HeadlessUI ignores them.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges its views, or `nil` if the layout isn't a stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that isn't a stack.
  public init() {}
}
