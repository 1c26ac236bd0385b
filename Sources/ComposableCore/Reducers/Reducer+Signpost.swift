extension Reducer {
  /// Returns the reducer unchanged. Code for Apple platforms uses this method to mark the actions
  /// and effects of a feature with signposts for Instruments.
  ///
  /// - Parameter prefix: Ignored.
  public func signpost(_ prefix: String = "") -> Self { self }
}
