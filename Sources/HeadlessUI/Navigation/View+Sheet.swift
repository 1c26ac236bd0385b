extension View {
  /// Presents a sheet while an item isn't `nil`. Swiping the sheet away sets the item to `nil`.
  ///
  /// When the item's ID changes, a new sheet replaces the old sheet.
  ///
  /// ```swift
  /// struct Item: Identifiable { let id: Int; let name: String }
  ///
  /// struct KitchenView: View {
  ///   @State var editedItem: Item?
  ///
  ///   var body: some View {
  ///     Button("Edit") { editedItem = Item(id: 1, name: "Kettle") }
  ///       .sheet(item: $editedItem) { item in
  ///         Text(item.name)
  ///       }
  ///   }
  /// }
  ///
  /// let phone = Phone(KitchenView())
  /// phone.tap("Edit")
  /// #expect(phone.front.kind == .sheet && phone.shows("Kettle"))
  /// ```
  ///
  /// - Parameter onDismiss: A closure that's called after the sheet is dismissed for any reason.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.sheet, item, id: { $0.id }, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a Boolean value is `true`. Swiping it away sets the value to `false`.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a full-screen cover while an item isn't `nil`. The cover can't be swiped away.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.cover, item, id: { $0.id }, onDismiss: onDismiss, content: content)
  }

  /// Presents a full-screen cover while a Boolean value is `true`. The cover can't be swiped away.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.cover, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover while an item isn't `nil`. A tap outside sets the item to `nil`. Headless
  /// views ignore the anchor and the edge.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.popover, item, id: { $0.id }, content: content)
  }

  /// Presents a popover while a Boolean value is `true`. A tap outside sets the value to `false`.
  /// Headless views ignore the anchor and the edge.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.popover, isPresented, content: content)
  }

  /// Presents an inspector while a Boolean value is `true`. On a phone, an inspector is a sheet.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.sheet, isPresented, content: content)
  }

  /// Sets the width of an inspector. Headless views ignore it.
  public func inspectorColumnWidth(_ width: Double) -> Self { self }

  /// Sets the ideal, minimum, and maximum width of an inspector. Headless views ignore them.
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self {
    self
  }

  /// Prevents the user from swiping away the sheet or popover that contains the view, unless
  /// `isDisabled` is `false`.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { output, _ in
      if isDisabled { output.facts.append(.keepsOpen) }
    }
  }
}
