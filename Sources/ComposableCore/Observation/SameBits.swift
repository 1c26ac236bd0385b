import Foundation

/// Whether two values are of the same bits, and so indistinguishable. Equal values need not be.
func haveSameBits<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let one = one.baseAddress, let other = other.baseAddress else { return true }
      return memcmp(one, other, MemoryLayout<Value>.size) == 0
    }
  }
}
