/// A view that shows the position of a value in a range as a percentage.
///
/// ```swift
/// let phone = Phone(Gauge(value: 30.0, in: 0...40) { Text("Stock") })
/// #expect(phone.shows("75%"))
/// ```
public struct Gauge<Label: View>: View {
  let fraction: Double
  let label: Label
  private var currentValueLabel: (any View)?

  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value to show. A value outside the bounds is shown as the nearest bound, and
  ///     NaN as the lower bound.
  ///   - bounds: The range of the value. If its length is zero or infinite, the percentage is zero.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    fraction = (value - bounds.lowerBound).fraction(of: bounds.upperBound - bounds.lowerBound)
    self.label = label()
  }

  /// The label and the percentage.
  public var body: some View {
    StyledView(
      GaugeStyleConfiguration(
        value: fraction, label: StyledPart(content: label),
        currentValueLabel: currentValueLabel.map { StyledPart(content: $0) })
    ) {
      Control(kind: .progress, label: label, value: { fraction.percentage }, handler: nil)
    }
  }
}

extension Gauge {
  /// Creates a gauge with a label for its value. Only custom styles show the label of the value.
  public init<Value: BinaryFloatingPoint, Current: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(value: value, in: bounds, label: label)
    self.currentValueLabel = currentValueLabel()
  }

  /// Creates a gauge with labels for its value and its bounds.
  ///
  /// Only custom styles show the label of the value. The labels of the bounds aren't shown.
  public init<Value: BinaryFloatingPoint, Current: View, Bound: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }
}
