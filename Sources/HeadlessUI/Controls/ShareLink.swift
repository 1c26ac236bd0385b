/// A button for sharing an item. Tapping it does nothing.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// Creates a link with a custom label.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A button that does nothing.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == Text {
  /// Creates a link with a title.
  public init<Item>(_ title: some StringProtocol, item: Item) {
    self.init(item: item) { Text(title) }
  }

  /// Creates a link with the title “Share…”.
  public init<Item>(item: Item) {
    self.init("Share…", item: item)
  }
}
