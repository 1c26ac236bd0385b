@available(*, deprecated, message: "Compare the values: 'lhs.value == rhs.value'.")
extension LockIsolated: Equatable where Value: Equatable {
  /// Returns whether the two values are equal. They're read one after the other, so a value may
  /// change between the reads.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    let other = rhs.lock.withLock { rhs.storage }
    return lhs.lock.withLock { lhs.storage } == other
  }
}
