extension NavigationLink {
  /// Creates a link with a custom label that pushes an existing view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(isActive: nil, destination), label: label())
  }

  /// Creates a link that shows its destination while a Boolean value is `true`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(isActive: isActive, destination()), label: label())
  }

  /// Creates a link that shows its destination while a Boolean value is `true`.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(isActive: isActive, destination), label: label())
  }

  /// Creates a link that shows its destination while the selection equals the link's tag.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil }
    )
    self.init(.destination(isActive: isActive, destination()), label: label())
  }

  /// Creates a link that shows its destination while the selection equals the link's tag.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes an existing view.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title that shows its destination while the selection equals the link's
  /// tag.
  public init<Tag: Hashable>(
    _ title: some StringProtocol, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that shows its destination while the selection equals the link's
  /// tag.
  public init<Tag: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a title that shows its destination while a Boolean value is `true`.
  public init(
    _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title that shows its destination while a Boolean value is `true`.
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
}
