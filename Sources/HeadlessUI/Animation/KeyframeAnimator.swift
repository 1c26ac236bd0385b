/// A view that animates its content with keyframes. In a headless view, the content is always built
/// with the initial value.
///
/// ```swift, unreached="a headless view doesn't animate"
/// struct Pose { var scale = 1.0; var angle = 0.0 }
///
/// struct BellView: View {
///   @State var rings = 0
///
///   var body: some View {
///     KeyframeAnimator(initialValue: Pose(), trigger: rings) { pose in
///       Text("Scale \(pose.scale)")
///     } keyframes: { _ in
///       KeyframeTrack(\.scale) {
///         LinearKeyframe(1.5, duration: 0.2)
///         SpringKeyframe(1, spring: .bouncy)
///       }
///       KeyframeTrack(\.angle) {
///         CubicKeyframe(30, duration: 0.1)
///       }
///     }
///     Button("Ring") { rings += 1 }
///   }
/// }
///
/// let phone = Phone(BellView())
/// phone.tap("Ring")
/// #expect(phone.shows("Scale 1.0"))
/// ```
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates an animator that, on a device, runs whenever the trigger changes. Headless views
  /// ignore the trigger and never call the closure for the keyframes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates an animator that, on a device, runs once or repeatedly. Headless views never call the
  /// closure for the keyframes.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// The content for the initial value.
  public var body: some View { content(value) }
}

/// A view that animates its content through phases. In a headless view, the content stays in the
/// first phase.
///
/// ```swift
/// let view = PhaseAnimator(["small", "large"]) { size in Text("A \(size) bell") }
/// #expect(Phone(view).shows("A small bell"))
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Creates an animator that, on a device, runs repeatedly. Headless views never call the closure
  /// for the animation.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates an animator that, on a device, runs whenever the trigger changes. Headless views
  /// ignore the trigger and never call the closure for the animation.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content)
  }

  /// The content for the first phase. It's empty if there are no phases.
  public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Animates the view with keyframes. A headless view shows the content for the initial value. It
  /// never calls the closure for the keyframes.
  public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (Self, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View { content(self, initialValue) }

  /// Animates the view with keyframes whenever the trigger changes. A headless view shows the
  /// content for the initial value. It never calls the closure for the keyframes.
  public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (Self, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View { content(self, initialValue) }
}
