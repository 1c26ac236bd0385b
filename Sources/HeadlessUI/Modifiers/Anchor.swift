public import Foundation

/// A position or frame in a view, for use with `anchorPreference`. The frame of a headless view is
/// always that of the phone.
///
/// ```swift, unreached="a single value isn't reduced"
/// import Foundation
///
/// struct FrameKey: PreferenceKey {
///   static let defaultValue: Anchor<CGRect>? = nil
///
///   static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///     value = nextValue() ?? value
///   }
/// }
///
/// let view = Text("Card")
///   .anchorPreference(key: FrameKey.self, value: .bounds) { $0 }
///   .overlayPreferenceValue(FrameKey.self) { anchor in
///     GeometryReader { geometry in
///       if let anchor { Text("\(Int(geometry[anchor].width)) wide") }
///     }
///   }
/// #expect(Phone(view).shows("393 wide"))
/// ```
public struct Anchor<Value> {
  let value: Value

  /// The position or frame in a view that an anchor refers to.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Self { Self(value: GeometryProxy().frame(in: .local)) }

  /// Returns the source for a frame in the coordinates of the view.
  public static func rect(_ frame: CGRect) -> Self { Self(value: frame) }
}

extension Anchor.Source where Value == CGPoint {
  /// The upper leading corner.
  public static var topLeading: Self { unit(0, 0) }
  /// The middle of the upper edge.
  public static var top: Self { unit(0.5, 0) }
  /// The upper trailing corner.
  public static var topTrailing: Self { unit(1, 0) }
  /// The middle of the leading edge.
  public static var leading: Self { unit(0, 0.5) }
  /// The center of the view.
  public static var center: Self { unit(0.5, 0.5) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unit(1, 0.5) }
  /// The lower leading corner.
  public static var bottomLeading: Self { unit(0, 1) }
  /// The middle of the lower edge.
  public static var bottom: Self { unit(0.5, 1) }
  /// The lower trailing corner.
  public static var bottomTrailing: Self { unit(1, 1) }

  /// Returns the source for a position in the coordinates of the view.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }

  private static func unit(_ x: Double, _ y: Double) -> Self {
    let size = GeometryProxy().size
    return Self(value: CGPoint(x: size.width * x, y: size.height * y))
  }
}

extension GeometryProxy {
  /// The position or frame that an anchor refers to.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

extension View {
  /// Sets a preference value that's derived from the view's position or frame.
  ///
  /// Ancestors read the value with ``onPreferenceChange(_:perform:)`` or
  /// ``overlayPreferenceValue(_:alignment:_:)``.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source, transform: (Anchor<Value>) -> Key.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(value: value.value)))
  }

  /// Transforms a preference value, using the view's position or frame.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source,
    transform: @escaping @MainActor (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
  }
}
