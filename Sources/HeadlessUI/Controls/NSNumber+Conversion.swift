import Foundation

extension NSNumber {
  /// Returns the number as a value of the given type, which can be optional, or `nil` if the type
  /// can't represent the number.
  func converted<Value>(to type: Value.Type) -> Value? {
    let wrapped = wrappedType(of: type)
    let number: Any? =
      switch wrapped {
      case let type as any BinaryInteger.Type: integer(type)
      case let type as any BinaryFloatingPoint.Type: floatingPoint(type)
      case is Decimal.Type: decimalValue
      case is NSNumber.Type: self
      default: nil
      }
    return number.flatMap { $0 as? Value }
  }

  private func integer<Number: BinaryInteger>(_ type: Number.Type) -> Number? {
    // A `Double` can't represent every large integer.
    Double(int64Value) == doubleValue ? Number(exactly: int64Value) : Number(exactly: doubleValue)
  }

  private func floatingPoint<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Number {
    Number(doubleValue)
  }
}
