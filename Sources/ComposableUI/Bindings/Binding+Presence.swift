extension Binding {
  /// Returns a binding that is `true` unless the value is `nil`.
  ///
  /// Writing `false` sets the value to `nil`; writing `true` has no effect. The setter doesn't read
  /// the value first. Otherwise, it could dismiss a value that has replaced the presented one.
  @MainActor
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } }
    )
  }
}
