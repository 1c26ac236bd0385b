/// A key of a localized text. Headless views have no localizations, so they show the key.
///
/// ```swift
/// enum Filter: LocalizedStringKey, CaseIterable {
///   case all = "All"
///   case active = "Active"
/// }
///
/// #expect(Phone(Text(Filter.active.rawValue)).shows("Active"))
/// ```
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let key: String

  /// Creates a key that is shown as its own text: there are no translations.
  public init(_ value: String) {
    key = value
  }

  /// Creates a key from a literal, which is shown as its own text.
  public init(stringLiteral value: String) {
    key = value
  }
}

// A literal is a string where both would do.
extension Text {
  /// Creates a text view that shows the key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) {
    self.init(verbatim: key.key)
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is the key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(key.key, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose title is the key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(key.key, isOn: isOn)
  }
}

extension TextField where Label == Text {
  /// Creates a text field whose title is the key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(key.key, text: text)
  }
}

extension View {
  /// Sets the key as the title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ key: LocalizedStringKey) -> some View {
    navigationTitle(key.key)
  }
}
