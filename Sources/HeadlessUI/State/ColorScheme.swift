/// Whether a screen is light or dark.
///
/// Views see ``light``, and a view above may say otherwise; a picture is drawn in both schemes.
///
/// ```swift
/// struct Lamp: View {
///   @Environment(\.colorScheme) private var colorScheme
///
///   var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
/// }
///
/// #expect(Phone(Lamp()).shows("Day"))
/// #expect(Phone(Lamp().environment(\.colorScheme, .dark)).shows("Night"))
/// ```
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  /// The scheme that the view is shown in.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
