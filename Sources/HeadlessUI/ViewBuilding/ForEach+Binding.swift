extension ForEach {
  /// Creates a view for each element of a bound collection, from a binding to the element.
  ///
  /// ```swift
  /// struct Item: Identifiable { let id: Int; var name: String }
  ///
  /// struct ItemsView: View {
  ///   @State var items = [Item(id: 1, name: "Keyboard")]
  ///
  ///   var body: some View {
  ///     ForEach($items) { $item in
  ///       TextField("Name", text: $item.name)
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.type("Mouse", into: "Name")
  /// #expect(phone.shows("Name: Mouse"))
  /// ```
  ///
  /// A binding follows its element by ID wherever the element moves. After the element was removed,
  /// the binding returns the last value and ignores writes.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements.Element>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    let elements = data.wrappedValue.map { element in
      BoundElement(id: element.id, binding: data.element(element))
    }
    self.init(elements, id: \.id) { content($0.binding) }
  }
}

/// An element of a bound collection.
public struct BoundElement<Value: Identifiable>: Identifiable {
  /// The ID of the element.
  public let id: Value.ID
  let binding: Binding<Value>
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.first { $0.id == element.id } ?? element },
      set: { changed in
        guard let index = wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
        wrappedValue[index] = changed
      }
    )
  }
}
