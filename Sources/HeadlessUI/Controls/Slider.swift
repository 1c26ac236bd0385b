/// A control for choosing a number by moving a thumb along a track.
///
/// ```swift
/// struct VolumeView: View {
///   @State var volume = 5.0
///
///   var body: some View {
///     Slider(value: $volume, in: 0...10) { Text("Volume") }
///   }
/// }
///
/// let phone = Phone(VolumeView())
/// #expect(phone.shows("Volume: 5.0"))
/// phone.slide("Volume", to: 12)
/// #expect(phone.shows("Volume: 10.0"))
/// ```
public struct Slider<Label: View>: View {
  let label: Label
  let value: @MainActor () -> Double
  let slide: @MainActor (Double) -> Void

  /// Creates a slider with a custom label.
  ///
  /// - Parameters:
  ///   - bounds: The range of numbers that can be chosen. Other numbers are clamped to it, and NaN
  ///     becomes the lower bound.
  ///   - step: The distance between the numbers that can be chosen, starting at the lower bound, or
  ///     `nil` for any number. If the step isn't positive, only the lower bound can be chosen.
  ///   - onEditingChanged: A closure that's called with `true` before a number is chosen and with
  ///     `false` afterward.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = { Double(value.wrappedValue) }
    slide = { wish in
      onEditingChanged(true)
      let number = Value(wish).clamped(to: bounds)
      value.wrappedValue = step.map { number.rounded(toStep: $0, in: bounds) } ?? number
      onEditingChanged(false)
    }
  }

  /// A slider with its label and its value.
  public var body: some View {
    Control(kind: .slider, label: label, value: { "\(value())" }, handler: .slide(slide))
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider {
  /// Creates a slider with labels for its bounds. These labels aren't shown.
  public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> End,
    @ViewBuilder maximumValueLabel: () -> End,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    )
  }
}
