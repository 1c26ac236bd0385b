extension BinaryFloatingPoint {
  /// Returns the number in a range that is closest to this number, or the lower bound if this
  /// number is NaN.
  func clamped(to bounds: ClosedRange<Self>) -> Self {
    self >= bounds.lowerBound ? Swift.min(self, bounds.upperBound) : bounds.lowerBound
  }

  /// Returns the step in a range that is closest to this number.
  ///
  /// Steps are counted from the lower bound, so the upper bound might not be a step. If the
  /// distance between steps isn't positive, the lower bound is the only step.
  func rounded(toStep distance: Self, in bounds: ClosedRange<Self>) -> Self {
    guard distance > 0 else { return bounds.lowerBound }
    // 0.3 / 0.1 is slightly less than 3.
    let last = ((bounds.upperBound - bounds.lowerBound) / distance + 0.001).rounded(.down)
    let step = Swift.min(((self - bounds.lowerBound) / distance).rounded(), last)
    return (bounds.lowerBound + step * distance).clamped(to: bounds)
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
