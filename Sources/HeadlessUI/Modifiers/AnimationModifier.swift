extension View {
  /// Animates the changes that coincide with a change of a value.
  ///
  /// ```swift
  /// struct DoorView: View {
  ///   @State var isOpen = false
  ///
  ///   var body: some View {
  ///     Toggle("Open", isOn: $isOpen).animation(.easeIn, value: isOpen)
  ///   }
  /// }
  ///
  /// let phone = Phone(DoorView())
  /// phone.toggle("Open")
  /// #expect(phone.transaction.animation == .easeIn)
  /// ```
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modified { _, node in
      let former = node.attachment as? AnimatedValue<Value>
      node.attachment = AnimatedValue(value: value)
      if let former, former.value != value { node.host.invalidations.animate(animation) }
    }
  }

  /// Returns the view unchanged. The closure is never called, because no view animates.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

/// The value at the last update of a view.
private final class AnimatedValue<Value>: Attachment {
  let value: Value

  init(value: Value) {
    self.value = value
  }

  func tearDown() {}
}
