extension View {
  /// Animates the changes that coincide with a change to a value.
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

  /// Returns the changed view. The animation has no effect.
  public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
  ) -> some View { body(self) }

  /// Returns the view unchanged. The closure is never called, because no view animates.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }

  /// Returns the view as it is in its first phase. No test sees the other phases.
  public func phaseAnimator<Phases: Sequence, Changed: View>(
    _ phases: Phases, @ViewBuilder content: (Self, Phases.Element) -> Changed,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseView(base: self, phases: phases, content: content)
  }

  /// Returns the view as it is in its first phase regardless of the trigger. No test sees the other
  /// phases.
  public func phaseAnimator<Phases: Sequence, Trigger: Equatable, Changed: View>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: (Self, Phases.Element) -> Changed,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseView(base: self, phases: phases, content: content)
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

/// A view in its first phase.
private struct PhaseView<Changed: View>: View {
  let body: Changed?

  init<Base: View, Phases: Sequence>(
    base: Base, phases: Phases, content: (Base, Phases.Element) -> Changed
  ) {
    body = phases.first { _ in true }.map { content(base, $0) }
  }
}
