public import Foundation

/// A vertical alignment. HeadlessUI ignores alignments, because it doesn't lay out views.
public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Creates an alignment for a custom guide.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }

  /// An alignment of the upper edges of views.
  public static let top = VerticalAlignment(Top.self)
  /// An alignment of the centers of views.
  public static let center = VerticalAlignment(Center.self)
  /// An alignment of the lower edges of views.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// An alignment of the baselines of the views' first lines of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// An alignment of the baselines of the views' last lines of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: StandardAlignment {}
  private enum Center: StandardAlignment {}
  private enum Bottom: StandardAlignment {}
  private enum FirstTextBaseline: StandardAlignment {}
  private enum LastTextBaseline: StandardAlignment {}
}

/// A horizontal alignment. HeadlessUI ignores alignments, because it doesn't lay out views.
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Creates an alignment for a custom guide.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }

  /// An alignment of the leading edges of views.
  public static let leading = HorizontalAlignment(Leading.self)
  /// An alignment of the centers of views.
  public static let center = HorizontalAlignment(Center.self)
  /// An alignment of the trailing edges of views.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// An alignment of the leading edges of the separators between the rows of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// An alignment of the trailing edges of the separators between the rows of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: StandardAlignment {}
  private enum Center: StandardAlignment {}
  private enum Trailing: StandardAlignment {}
  private enum SeparatorLeading: StandardAlignment {}
  private enum SeparatorTrailing: StandardAlignment {}
}

/// A type that identifies an alignment guide and provides its default position. The position is
/// never used, because HeadlessUI doesn't lay out views.
///
/// ```swift, unreached="HeadlessUI doesn't lay out views"
/// import Foundation
///
/// extension HorizontalAlignment {
///   enum Price: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
///   }
///
///   static let price = HorizontalAlignment(Price.self)
/// }
///
/// let phone = Phone(VStack(alignment: .price) { Text("Whisk") })
/// #expect(phone.shows("Whisk"))
/// ```
public protocol AlignmentID {
  /// Returns the position of the guide in a view that doesn't set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

private protocol StandardAlignment: AlignmentID {}

extension StandardAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// An alignment on both axes. HeadlessUI ignores alignments, because it doesn't lay out views.
public struct Alignment: Equatable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An alignment of the centers of views.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// An alignment of the leading edges of views, with the views centered vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// An alignment of the trailing edges of views, with the views centered vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// An alignment of the upper edges of views, with the views centered horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// An alignment of the lower edges of views, with the views centered horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// An alignment of the upper leading corners of views.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// An alignment of the upper trailing corners of views.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// An alignment of the lower leading corners of views.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// An alignment of the lower trailing corners of views.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
