extension Binding {
  /// Returns a binding that is `true` unless the value is `nil`; writing `false` sets it to `nil`.
  ///
  /// The setter doesn't read the value first, because a value that has replaced the presented one
  /// must not be dismissed in its place.
  @MainActor
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } }
    )
  }
}
