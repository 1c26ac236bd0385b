import Foundation
import Testing

@testable import WaymarkRendering

/// The style sheet's colors have the contrast that people with low vision need.
@Suite struct PaletteTests {
  let palette: [String: (light: String, dark: String)]

  init() {
    let style = String(decoding: PackageResources.style_css, as: UTF8.self)
    let rule = /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/
    palette = Dictionary(
      uniqueKeysWithValues: style.matches(of: rule).map {
        (String($0.1), (light: String($0.2), dark: String($0.3)))
      })
  }

  static let texts = [
    "ink", "quiet", "accent", "passed", "compiled", "broken", "untested", "code-keyword",
    "code-type", "code-string", "code-number", "code-comment", "code-attribute", "code-call",
    "code-label",
  ]
  static let grounds = ["paper", "raised", "faint-broken", "faint-accent", "marked", "wrong"]

  @Test func `line numbers can't be selected and copied, but numbers in code can`() throws {
    let style = [PackageResources.style_css, PackageResources.proof_css]
      .map { String(decoding: $0, as: UTF8.self) }.joined()

    let rules = style.split(separator: "\n").filter { $0.contains("user-select: none") }
    #expect(rules.contains { $0.hasPrefix(".numbered > span::before { content: counter(line)") })
    #expect(!rules.contains { $0.contains(".number ") || $0.contains(".number{") })
  }

  @Test(arguments: texts, grounds)
  func `all text has a contrast of at least 4.5 to 1 on every background, light and dark`(
    text: String, ground: String
  ) throws {
    let ink = try #require(palette[text])
    let paper = try #require(palette[ground])

    #expect(contrast(ink.light, paper.light) >= 4.5)
    #expect(contrast(ink.dark, paper.dark) >= 4.5)
  }
}

/// The colors of drawn phones.
@Suite struct PhonePaletteTests {
  private static let texts = ["ink", "muted", "tint", "red"]
  /// The names of the background colors of the phone, its presentations, and its popovers.
  private static let grounds = ["paper", "plain", "card", "bar", "popover"]

  @Test(arguments: texts)
  func `all text on a phone has a contrast of 4.5 to 1 or more, light and dark`(
    _ text: String
  ) throws {
    let style = String(decoding: PackageResources.screens_css, as: UTF8.self)
    let rule = /--p-([a-z]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/
    let colors = style.matches(of: rule).map {
      (name: String($0.1), light: String($0.2), dark: String($0.3))
    }
    let ink = try #require(colors.first { $0.name == text })
    let grounds = colors.filter { Self.grounds.contains($0.name) }

    #expect(Set(grounds.map(\.name)) == Set(Self.grounds))
    for ground in grounds {
      #expect(contrast(ink.light, ground.light) >= 4.5, "\(ground)")
      #expect(contrast(ink.dark, ground.dark) >= 4.5, "\(ground)")
    }
  }
}

/// Returns the contrast ratio as defined by WCAG 2.2.
private func contrast(_ first: String, _ second: String) -> Double {
  let (a, b) = (luminance(first), luminance(second))
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

private func luminance(_ color: String) -> Double {
  let number = Int(color, radix: 16) ?? 0
  let parts = [number >> 16 & 255, number >> 8 & 255, number & 255].map { part in
    let share = Double(part) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
