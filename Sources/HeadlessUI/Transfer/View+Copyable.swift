extension View {
  /// Lets the user copy values. Headless views ignore this modifier.
  public func copyable<Value: Transferable>(
    _ values: @autoclosure @escaping @MainActor () -> [Value]
  ) -> Self { self }
}
