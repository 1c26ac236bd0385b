/// A view of a value in a range, shown as a percentage.
///
/// ```swift
/// let phone = Phone(Gauge(value: 30.0, in: 0...40) { Text("Stock") })
/// #expect(phone.shows("75 %"))
/// ```
public struct Gauge<Label: View>: View {
  let fraction: Double
  let label: Label

  /// Creates a gauge. The fraction is zero in an empty range.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    let extent = bounds.upperBound - bounds.lowerBound
    fraction = extent > 0 ? Double((value - bounds.lowerBound) / extent) : 0
    self.label = label()
  }

  /// The label and the percentage.
  public var body: some View {
    Control(
      kind: .progress, label: label, value: { "\(Int((fraction * 100).rounded())) %" }, handler: nil
    )
  }
}
