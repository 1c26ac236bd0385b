import Foundation

/// Returns whether two values have the same bits and are therefore identical. Equal values can have
/// different bits.
func haveSameBits<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      // A value of size 0 might have no address.
      guard let one = one.baseAddress, let other = other.baseAddress else { return true }
      return memcmp(one, other, MemoryLayout<Value>.size) == 0
    }
  }
}
