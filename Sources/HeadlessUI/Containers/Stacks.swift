public import Foundation

/// A view that arranges its subviews side by side, in one row.
///
/// ```swift
/// let phone = Phone(
///   HStack {
///     Text("Kettle")
///     Spacer()
///     Text("1")
///   }
/// )
/// #expect(phone.shows("Kettle … 1"))
/// ```
public struct HStack<Content: View>: View {
  let content: Content

  /// Creates a row of the content's views. Headless views ignore the alignment and the spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a row for code that uses ``LazyHStack``. Headless views ignore all arguments except
  /// the content.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// An element of the kind `row` with the elements of the content.
  public var body: some View { Container(kind: .row, content: content) }
}

/// A view that arranges its subviews one below the other.
///
/// ```swift
/// let phone = Phone(
///   VStack(alignment: .leading) {
///     Text("Kettle")
///     Text("In stock")
///   }
/// )
/// #expect(phone.text == "Screen\n  Kettle\n  In stock")
/// ```
public struct VStack<Content: View>: View {
  let content: Content

  /// Creates a column of the content's views. Headless views ignore the alignment and the spacing.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a column for code that uses ``LazyVStack``. Headless views ignore all arguments except
  /// the content.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// An element of the kind `column` with the elements of the content.
  public var body: some View { Container(kind: .column, content: content) }
}

/// A view that layers its subviews, with the last subview in front.
///
/// ```swift
/// let phone = Phone(
///   ZStack {
///     Color.yellow
///     Text("Note")
///   }
/// )
/// #expect(phone.shows("Note"))
/// ```
public struct ZStack<Content: View>: View {
  let content: Content

  /// Creates layers of the content's views, from back to front. Headless views ignore the
  /// alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An element of the kind `layers` with the elements of the content.
  public var body: some View { Container(kind: .layers, content: content) }
}

/// An alias for ``VStack``. It isn't lazy, because a headless view creates all subviews at once.
///
/// ```swift
/// let phone = Phone(LazyVStack { ForEach(1...3, id: \.self) { Text("Row \($0)") } })
/// #expect(phone.shows("Row 3"))
/// ```
public typealias LazyVStack = VStack

/// An alias for ``HStack``. It isn't lazy, because a headless view creates all subviews at once.
///
/// ```swift
/// let phone = Phone(LazyHStack { ForEach(1...3, id: \.self) { Text("\($0)") } })
/// #expect(phone.shows("1 2 3"))
/// ```
public typealias LazyHStack = HStack

/// A scrollable view. All of its content counts as visible.
///
/// ```swift
/// let phone = Phone(ScrollView { Text("Once upon a time") })
/// #expect(phone.shows("Once upon a time"))
/// ```
public struct ScrollView<Content: View>: View {
  let content: Content

  /// Creates a scroll view. Headless views ignore the axes and the indicators, because a test can
  /// reach all content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// An element of the kind `scroll` with the elements of the content.
  public var body: some View { Container(kind: .scroll, content: content) }
}

/// The parts of a lazy container that stay visible while the content scrolls. Headless views ignore
/// them.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of parts from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers, which stay at the top while their sections scroll.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers, which stay at the bottom while their sections scroll.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
