extension View {
  /// Sets the screen that the enclosing navigation stack shows for values of a type.
  ///
  /// ```swift
  /// let phone = Phone(
  ///   NavigationStack {
  ///     NavigationLink("Kettle", value: 1)
  ///       .navigationDestination(for: Int.self) { id in
  ///         Text("Item \(id)")
  ///       }
  ///   }
  /// )
  /// phone.tap("Kettle")
  /// #expect(phone.shows("Item 1"))
  /// ```
  public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping @MainActor (Data) -> Content
  ) -> some View {
    modified { output, node in
      // Closures can't be compared, so each evaluation counts as a change.
      let version: [AnyHashable] = [node.id, node.version]
      output.facts.append(
        .destination(
          Destination(type: ObjectIdentifier(data), version: version) { value in
            guard let value = value.base as? Data else { return EmptyView() }
            return destination(value)
          }
        )
      )
    }
  }

  /// Pushes a screen while an item isn't `nil`. Going back sets the item to `nil`.
  ///
  /// ```swift
  /// struct KitchenView: View {
  ///   @State var shownItem: String?
  ///
  ///   var body: some View {
  ///     NavigationStack {
  ///       Button("Show") { shownItem = "Kettle" }
  ///         .navigationDestination(item: $shownItem) { item in
  ///           Text(item)
  ///         }
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(KitchenView())
  /// phone.tap("Show")
  /// #expect(phone.shows("Kettle"))
  /// ```
  public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presents(.screen, item, id: { $0 }, content: destination)
  }

  /// Pushes a screen while a Boolean value is `true`. Going back sets the value to `false`.
  public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Content
  ) -> some View {
    presents(.screen, isPresented, content: destination)
  }

  /// Sets the title of the screen. On a device, the user can edit the title if it's a binding.
  public func navigationTitle(_ title: some TitleConvertible) -> some View {
    let title = title.titleText.content
    return modified { output, _ in output.facts.append(.title(title)) }
  }

  /// Sets the subtitle of the screen. Headless views ignore it.
  public func navigationSubtitle(_ subtitle: some TitleConvertible) -> Self { self }
}
