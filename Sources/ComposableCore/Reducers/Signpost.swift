extension Reducer {
  /// Returns the reducer unchanged. On Apple's systems, signposts mark the actions and effects of a
  /// feature for Instruments.
  ///
  /// - Parameter prefix: Ignored.
  public func signpost(_ prefix: String = "") -> Self { self }
}
