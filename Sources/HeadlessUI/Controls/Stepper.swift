public import Foundation

/// A control that increments and decrements a value.
///
/// ```swift
/// struct QuantityView: View {
///   @State var quantity = 1
///
///   var body: some View {
///     Stepper("Quantity: \(quantity)", value: $quantity, in: 0...99)
///   }
/// }
///
/// let phone = Phone(QuantityView())
/// #expect(phone.shows("Quantity: 1"))
/// ```
public struct Stepper<Label: View>: View {
  let label: Label
  let step: @MainActor (Int) -> Void

  /// Creates a stepper with a custom label and closures for its two buttons.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    step = { count in
      onEditingChanged(true)
      for _ in 0..<abs(count) { (count > 0 ? onIncrement : onDecrement)?() }
      onEditingChanged(false)
    }
  }

  /// Creates a stepper for a value, with a custom label.
  ///
  /// - Parameter onEditingChanged: A closure that's called with `true` before the value is stepped
  ///   and with `false` afterward.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value in a range, with a custom label.
  ///
  /// - Parameters:
  ///   - bounds: The range of the value. Steps that would leave the range have no effect.
  ///   - onEditingChanged: A closure that's called with `true` before the value is stepped and with
  ///     `false` afterward, even if the step has no effect.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    let bounded = Binding<Value>(
      get: { value.wrappedValue },
      set: { if bounds.contains($0) { value.wrappedValue = $0 } }
    )
    self.init(value: bounded, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper with its label.
  public var body: some View {
    Control(kind: .stepper, label: label, value: { nil }, handler: .step(step))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and closures for its two buttons.
  public init(
    _ title: some StringProtocol, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper for a value, with a title.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper for a value, with a title. The value stays within the bounds.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper for a number, with a title that is followed by the formatted number.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step) {
      Text("\(String(title)) \(format.format(value.wrappedValue))")
    }
  }

  /// Creates a stepper for a number in a range, with a title that is followed by the formatted
  /// number.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) {
      Text("\(String(title)) \(format.format(value.wrappedValue))")
    }
  }
}
