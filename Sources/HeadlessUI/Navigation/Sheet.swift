extension View {
  /// Shows a sheet for as long as an item is there; swiping it away writes nil.
  ///
  /// Another item with another id is another sheet.
  ///
  /// ```swift
  /// struct Item: Identifiable { let id: Int; let name: String }
  ///
  /// struct InventoryView: View {
  ///   @State var editedItem: Item?
  ///
  ///   var body: some View {
  ///     Button("Edit") { editedItem = Item(id: 1, name: "Keyboard") }
  ///       .sheet(item: $editedItem) { item in
  ///         Text(item.name)
  ///       }
  ///   }
  /// }
  ///
  /// let phone = Phone(InventoryView())
  /// phone.tap("Edit")
  /// #expect(phone.front.kind == .sheet && phone.shows("Keyboard"))
  /// ```
  ///
  /// - Parameter onDismiss: Runs when the sheet has gone, whoever took it away.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, item, id: { $0.id }, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet for as long as a flag is true; swiping it away writes false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen for as long as an item is there; it cannot be swiped away.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.cover, item, id: { $0.id }, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen for as long as a flag is true; it cannot be swiped away.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.cover, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a popover for as long as an item is there; a tap beside it writes nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.popover, item, id: { $0.id }, content: content)
  }

  /// Shows a popover for as long as a flag is true; a tap beside it writes false.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.popover, isPresented, content: content)
  }

  /// Forbids swiping away the sheet or popover that the view is in.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { output, _ in
      if isDisabled { output.facts.append(.keepsOpen) }
    }
  }
}
