/// Binary searches in sorted arrays.
extension [Int] {
  func last(below limit: Int) -> Int? {
    let count = count(below: limit)
    return count > 0 ? self[count - 1] : nil
  }

  func first(above limit: Int) -> Int? {
    let count = count(below: limit + 1)
    return count < self.count ? self[count] : nil
  }

  /// Returns the number of elements below a limit.
  private func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
