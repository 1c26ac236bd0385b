public import Foundation

/// Content that depends on the size of its place, which off the screen is always that of one phone.
///
/// ```swift
/// let phone = Phone(GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") })
/// #expect(phone.shows("393 × 852"))
/// ```
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(GeometryProxy()) }
}

/// What a ``GeometryReader`` knows of its place.
public struct GeometryProxy: Sendable {
  /// The size of the place: that of the whole phone.
  public var size: CGSize { CGSize(width: 393, height: 852) }

  /// The place: that of the whole phone, in any coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What positions are measured from; accepted, and without meaning off the screen.
public enum CoordinateSpace: Hashable, Sendable { case global, local }
