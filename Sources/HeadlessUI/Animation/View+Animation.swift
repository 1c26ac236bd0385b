extension View {
  /// Animates the view when a value changes.
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

  /// Animates only the modifiers that the closure applies. Headless views apply the modifiers but
  /// ignore the animation.
  public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
  ) -> some View { body(self) }

  /// Changes the transaction of the view's updates whenever a value changes. Headless views never
  /// call the closure, because they don't animate.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }

  /// Animates the view repeatedly through phases. A headless view stays in the first phase, without
  /// calling the closure for the animation. It's empty if there are no phases.
  public func phaseAnimator<Phases: Sequence, Changed: View>(
    _ phases: Phases, @ViewBuilder content: (Self, Phases.Element) -> Changed,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseView(base: self, phases: phases, content: content)
  }

  /// Animates the view through phases whenever the trigger changes. A headless view stays in the
  /// first phase, without calling the closure for the animation. It's empty if there are no phases.
  public func phaseAnimator<Phases: Sequence, Trigger: Equatable, Changed: View>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: (Self, Phases.Element) -> Changed,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseView(base: self, phases: phases, content: content)
  }

  /// Changes the transaction of the view's updates. Headless views never call the closure, because
  /// they don't animate.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

/// The value that an animation depends on, as of the last update.
private final class AnimatedValue<Value>: Attachment {
  let value: Value

  init(value: Value) {
    self.value = value
  }

  func tearDown() {}
}

/// A view in its first phase, or nothing if there are no phases.
private struct PhaseView<Changed: View>: View {
  let body: Changed?

  init<Base: View, Phases: Sequence>(
    base: Base, phases: Phases, content: (Base, Phases.Element) -> Changed
  ) {
    body = phases.first { _ in true }.map { content(base, $0) }
  }
}
