/// Content that moves through keyframes. In a headless view, it always has its initial value.
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

  /// Creates an animator whose content would move whenever the trigger changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates an animator whose content would move all the time.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// The content with its initial value.
  public var body: some View { content(value) }
}

/// Content that moves through phases. In a headless view, it is always in its first phase.
///
/// ```swift
/// let view = PhaseAnimator(["small", "large"]) { size in Text("A \(size) bell") }
/// #expect(Phone(view).shows("A small bell"))
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Creates an animator whose content would move all the time.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates an animator whose content would move whenever the trigger changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content)
  }

  /// The content in its first phase.
  public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Returns the view as it is with its initial value. No test sees the other values.
  public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (Self, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View { content(self, initialValue) }

  /// Returns the view as it is with its initial value regardless of the trigger. No test sees the
  /// other values.
  public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (Self, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View { content(self, initialValue) }
}
