/// An action that opens a window. It does nothing, because a phone has one window.
public struct OpenWindowAction: Sendable {
  /// Does nothing. On other devices, opens the window with the given ID.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing. On other devices, opens the window for the given value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Does nothing. On other devices, opens the window with the given ID and value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that closes a window. It does nothing, because the window of a phone stays open.
public struct DismissWindowAction: Sendable {
  /// Does nothing. On other devices, closes the window that contains the view.
  @MainActor public func callAsFunction() {}

  /// Does nothing. On other devices, closes the window with the given ID.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing. On other devices, closes the window for the given value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Does nothing. On other devices, closes the window with the given ID and value.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

extension EnvironmentValues {
  /// An action that opens a window. On a phone, it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// An action that closes a window. On a phone, it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can show several windows. The value is always `false`, because a phone has one
  /// window.
  public var supportsMultipleWindows: Bool { false }
}
