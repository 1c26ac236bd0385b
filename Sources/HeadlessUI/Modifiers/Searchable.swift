extension View {
  /// Adds a search field above the view.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var query = ""
  ///   var names: [String] { ["Keyboard", "Mouse"].filter { $0.hasPrefix(query) } }
  ///
  ///   var body: some View {
  ///     List(names, id: \.self) { Text($0) }
  ///       .searchable(text: $query)
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.type("M", into: "Search")
  /// #expect(phone.shows("Mouse") && !phone.shows("Keyboard"))
  /// ```
  ///
  /// - Parameter prompt: The title of the field.
  public func searchable(text: Binding<String>, prompt: String = "Search") -> some View {
    Group {
      TextField(prompt, text: text)
      self
    }
  }
}
