public import Foundation

/// A view whose content depends on the size of its container. In a headless view, this is always
/// the size of the phone.
///
/// ```swift
/// let phone = Phone(GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") })
/// #expect(phone.shows("393 × 852"))
/// ```
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Creates a reader. Its content always receives the geometry of the phone.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content for the phone's size.
  public var body: some View { content(GeometryProxy()) }
}

/// The geometry that a ``GeometryReader`` passes to its content.
public struct GeometryProxy: Sendable {
  /// The size of the whole phone, in points.
  public var size: CGSize { CGSize(width: 393, height: 852) }

  /// The insets of the safe area, which are zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the whole phone, regardless of the coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// A coordinate space for measuring positions. In headless views, all coordinate spaces are the
/// same.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local

  /// Returns the coordinate space with the given name, which is always the coordinate space of the
  /// phone.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .global }
}

extension View {
  /// Performs an action with a value that is derived from the geometry of the view.
  ///
  /// The action is performed when the view appears and whenever the value changes. The geometry is
  /// always that of the phone.
  ///
  /// ```swift
  /// struct WidthView: View {
  ///   @State var width = 0.0
  ///
  ///   var body: some View {
  ///     Text("\(Int(width)) wide")
  ///       .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
  ///   }
  /// }
  ///
  /// #expect(Phone(WidthView()).shows("393 wide"))
  /// ```
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    onChange(of: transform(GeometryProxy()), initial: true) { _, value in action(value) }
  }
}
