/// The light or dark appearance of a screen.
///
/// The default is ``light``. Pictures of a screen are drawn in both schemes.
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

  /// The color scheme of the view.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
