import Foundation

/// A color in the sRGB color space.
package struct AccentColor: Encodable, Hashable, Sendable {
  /// The components, from 0 to 1.
  var red, green, blue: Double

  package init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a color from six hexadecimal digits with a number sign, such as `#0a6b5d`. Returns nil
  /// for any other string.
  package init?(_ code: String) {
    let digits = code.utf8.dropFirst()
    guard code.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexadecimalDigit),
      let number = Int(String(code.dropFirst()), radix: 16)
    else { return nil }
    self.init(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  /// The color as a number sign and six hexadecimal digits, such as `#0a6b5d`.
  package var code: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// Returns the color mixed with another color. `share` is the fraction of the other color, from 0
  /// to 1.
  package func mixed(with other: AccentColor, share: Double) -> AccentColor {
    func mix(_ part: KeyPath<AccentColor, Double>) -> Double {
      self[keyPath: part] * (1 - share) + other[keyPath: part] * share
    }
    return AccentColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// Returns the contrast ratio between two colors, from 1 to 21, as WCAG 2.2 defines it.
  package func contrast(to other: AccentColor) -> Double {
    let (brighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (brighter + 0.05) / (darker + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
