/// A button for sharing an item. Tapping it does nothing.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// Creates a link with a custom label. A phone ignores the item.
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
  /// Creates a link with a title. A phone ignores the item.
  public init<Item>(_ title: some StringProtocol, item: Item) {
    self.init(item: item) { Text(title) }
  }

  /// Creates a link with the title “Share…”. A phone ignores the item.
  public init<Item>(item: Item) {
    self.init("Share…", item: item)
  }
}

/// The preview of a shared item. It isn't shown.
public struct SharePreview {
  /// Creates a preview with a title, which isn't shown.
  public init(_ title: some StringProtocol) {}

  /// Creates a preview with a title and an image, which aren't shown.
  public init<Picture>(_ title: some StringProtocol, image: Picture) {}
}

extension ShareLink where Label == Text {
  /// Creates a link with the title “Share…”. A phone ignores the other arguments.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) {
    self.init(item: item)
  }

  /// Creates a link with a title. A phone ignores the other arguments.
  public init<Item>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(title, item: item)
  }

  /// Creates a link for several items with the title “Share…”. A phone ignores the other arguments.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: items)
  }

  /// Creates a link for several items with a title. A phone ignores the other arguments.
  public init<Items: RandomAccessCollection>(
    _ title: some StringProtocol, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title, item: items)
  }
}

extension ShareLink {
  /// Creates a link with a custom label. A phone ignores the other arguments.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }

  /// Creates a link for several items with a custom label. A phone ignores the other arguments.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: items, label: label)
  }
}
