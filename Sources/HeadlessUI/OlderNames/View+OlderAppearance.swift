public import Foundation

extension View {
  /// Sets the accent color of controls. Headless views ignore it.
  public func accentColor(_ color: Color?) -> Self { self }

  /// Sets the color of text and symbols. Headless views ignore it.
  public func foregroundColor(_ color: Color?) -> Self { self }

  /// Sets the color scheme of the view. In new code, use `preferredColorScheme(_:)`, which headless
  /// views ignore.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Masks the view with another view. Headless views ignore the mask.
  public func mask<Mask: View>(_ mask: Mask) -> Self { self }

  /// Rounds the corners of the view. Headless views ignore this modifier.
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
}
