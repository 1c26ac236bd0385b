extension View {
  /// Layers views in front of this view.
  ///
  /// ```swift
  /// let phone = Phone(Text("Kettle").overlay { Text("Sold out") })
  /// #expect(phone.shows("Kettle"))
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

  /// Layers views behind this view.
  ///
  /// ```swift
  /// let phone = Phone(Text("Kettle").background { Text("Paper") })
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

  /// Hides the view but keeps its state. Tests can neither see nor tap the view.
  ///
  /// ```swift
  /// #expect(!Phone(Text("Kettle").hidden()).shows("Kettle"))
  /// ```
  public func hidden() -> some View {
    modified { output, _ in output.elements = [] }
  }
}

extension View {
  /// Sets whether the view responds to gestures. If it doesn't, it behaves like a disabled view.
  ///
  /// ```swift
  /// struct CardView: View {
  ///   @State var taps = 0
  ///
  ///   var body: some View {
  ///     Button("Taps: \(taps)") { taps += 1 }.allowsHitTesting(taps < 1)
  ///   }
  /// }
  ///
  /// let phone = Phone(CardView())
  /// phone.tap("Taps: 0")
  /// #expect(phone.window.children.first?.children.first?.isEnabled == false)
  /// ```
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { disabled(!isEnabled) }
}
