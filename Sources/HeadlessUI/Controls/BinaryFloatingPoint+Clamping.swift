extension BinaryFloatingPoint {
  /// Returns the number in a range that is closest to this number, or the lower bound if this
  /// number is NaN.
  func clamped(to bounds: ClosedRange<Self>) -> Self {
    self >= bounds.lowerBound ? Swift.min(self, bounds.upperBound) : bounds.lowerBound
  }

  /// Returns this number as a fraction of a total, clamped to 0...1. The fraction is 0 if the total
  /// isn't positive and finite.
  func fraction(of total: Self) -> Double {
    total > 0 && total.isFinite ? Double((self / total).clamped(to: 0...1)) : 0
  }
}

extension Double {
  /// The fraction as a percentage, such as “75%”. The fraction must be finite.
  var percentage: String { "\(Int((self * 100).rounded()))%" }
}
