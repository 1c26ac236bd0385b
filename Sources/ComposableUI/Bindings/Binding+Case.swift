extension Binding {
  /// A binding to the payload of a case, or `nil` if the value is in another case.
  ///
  /// Once the value is in another case, the binding ignores writes and returns the payload that it
  /// was created with.
  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    guard let payload = path.extract(from: wrappedValue) else { return nil }
    return Binding<Member>(
      get: { path.extract(from: wrappedValue) ?? payload },
      set: { if path.extract(from: wrappedValue) != nil { wrappedValue = path.embed($0) } }
    )
  }

  /// A binding to the payload of a case of an optional enum, such as a model's destination. Its
  /// value is `nil` if the enum is `nil` or in another case.
  ///
  /// Writing `nil` sets the enum to `nil`. While the enum is `nil` or in another case, the binding
  /// ignores writes.
  ///
  /// ```swift
  /// struct Item: Identifiable { let id: Int }
  ///
  /// @CasePathable
  /// enum Destination { case detail(Item), help }
  ///
  /// struct ItemView: View {
  ///   @State var destination: Destination?
  ///
  ///   var body: some View {
  ///     Button("Details") { destination = .detail(Item(id: 3)) }
  ///       .sheet(item: $destination.detail) { Text("Item \($0.id)") }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemView())
  /// phone.tap("Details")
  /// #expect(phone.shows("Item 3"))
  /// ```
  @MainActor
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?>(
      get: { wrappedValue.flatMap(path.extract) },
      set: { payload in
        guard wrappedValue.flatMap(path.extract) != nil else { return }
        wrappedValue = payload.map(path.embed)
      }
    )
  }
}
