extension Binding {
  /// Returns a binding that's `true` unless the value is `nil`.
  ///
  /// Writing `false` sets the value to `nil`. Writing `true` does nothing. The setter doesn't read
  /// the value first: a binding to a store dismisses the feature that it last read, so after a
  /// read, the setter could dismiss a feature that has replaced the presented feature.
  @MainActor
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } }
    )
  }
}
