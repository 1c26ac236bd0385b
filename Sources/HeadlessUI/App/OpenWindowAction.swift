/// An action that opens a window. It does nothing, because a phone has one window.
public struct OpenWindowAction: Sendable {
  /// Does nothing. On other devices, opens the window with an ID.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing. On other devices, opens the window for a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Does nothing. On other devices, opens the window with an ID for a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that closes a window. It does nothing, because the window of a phone stays open.
public struct DismissWindowAction: Sendable {
  /// Does nothing. On other devices, closes the window that contains the view.
  @MainActor public func callAsFunction() {}

  /// Does nothing. On other devices, closes the window with an ID.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing. On other devices, closes the window for a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Does nothing. On other devices, closes the window with an ID for a value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

extension EnvironmentValues {
  /// An action that opens a window. Has no effect on a phone.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// An action that closes a window. Has no effect on a phone.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can show several windows. The value is always `false`.
  public var supportsMultipleWindows: Bool { false }
}
