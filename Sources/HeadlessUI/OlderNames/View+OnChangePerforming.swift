extension View {
  /// Performs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use a closure with no parameters, or with two.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }
}
