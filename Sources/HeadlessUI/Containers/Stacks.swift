/// Views side by side: one row.
///
/// ```swift
/// HStack {
///   Text("Keyboard")
///   Spacer()
///   Text("1")
/// }
/// // Keyboard … 1
/// ```
public struct HStack<Content: View>: View {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { Container(kind: .row, content: content) }
}

/// Views one below the other.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Keyboard")
///   Text("In stock")
/// }
/// ```
public struct VStack<Content: View>: View {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { Container(kind: .column, content: content) }
}

/// Views one in front of the other, the last one foremost.
///
/// ```swift
/// ZStack {
///   Color.yellow
///   Text("Note")
/// }
/// ```
public struct ZStack<Content: View>: View {
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { Container(kind: .layers, content: content) }
}

/// A ``VStack``: without a screen there is nothing to be lazy about.
///
/// ```swift
/// LazyVStack { ForEach(items) { ItemRow(item: $0) } }
/// ```
public typealias LazyVStack = VStack

/// An ``HStack``: without a screen there is nothing to be lazy about.
///
/// ```swift
/// LazyHStack { ForEach(items) { ItemRow(item: $0) } }
/// ```
public typealias LazyHStack = HStack

/// Views that a person can scroll; all of them count as on the screen.
///
/// ```swift
/// ScrollView { Text(story) }
/// ```
public struct ScrollView<Content: View>: View {
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { Container(kind: .scroll, content: content) }
}
