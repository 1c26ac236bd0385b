extension Reducer {
  /// Returns the reducer unchanged. Signposts are a facility of Apple's systems, which mark the
  /// actions and effects of a feature for Instruments.
  ///
  /// - Parameter prefix: Ignored.
  public func signpost(_ prefix: String = "") -> Self { self }
}
