extension View {
  /// Shows what changes together with a value with an animation.
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

  /// Changes the transaction of what changes in the view. Not called: nothing in the view moves.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

/// The value that a place was last shown with.
private final class AnimatedValue<Value>: Attachment {
  let value: Value

  init(value: Value) {
    self.value = value
  }

  func tearDown() {}
}
