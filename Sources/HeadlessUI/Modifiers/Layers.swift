extension View {
  /// Layers views in front of this one.
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

  /// Layers views behind this one.
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

  /// Hides the view, so that it is neither visible nor tappable. Its state is kept.
  ///
  /// ```swift
  /// #expect(!Phone(Text("Keyboard").hidden()).shows("Keyboard"))
  /// ```
  public func hidden() -> some View {
    modified { output, _ in output.elements = [] }
  }
}
