extension View {
  /// Puts views in front of this one.
  ///
  /// ```swift
  /// let phone = Phone(Text("Keyboard").overlay { Text("Sold out") })
  /// #expect(phone.shows("Keyboard"))
  /// #expect(phone.shows("Sold out"))
  /// ```
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View {
    let front = content()
    return ZStack(alignment: alignment) {
      self
      front
    }
  }

  /// Puts views behind this one.
  ///
  /// ```swift
  /// let phone = Phone(Text("Keyboard").background { Text("Paper") })
  /// #expect(phone.shows("Paper"))
  /// ```
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> some View {
    let back = content()
    return ZStack(alignment: alignment) {
      back
      self
    }
  }

  /// Takes the view off the screen: nobody reads or taps it, while its state stays.
  ///
  /// ```swift
  /// #expect(!Phone(Text("Keyboard").hidden()).shows("Keyboard"))
  /// ```
  public func hidden() -> some View {
    modified { output, _ in output.elements = [] }
  }
}
