extension Sequence where Element: Hashable {
  /// Returns the elements in order, without those that are equal to an earlier one.
  @inlinable package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
