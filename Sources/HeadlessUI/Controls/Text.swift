public import Foundation

/// A view that shows read-only text.
///
/// ```swift
/// let quantity = 2
/// #expect(Phone(Text("Quantity: \(quantity)")).shows("Quantity: 2"))
/// ```
public struct Text: View, PrimitiveView, Hashable {
  let content: String

  /// The text itself, so that `"\(Text("2").bold()) items"` reads “2 items”.
  public nonisolated var description: String { content }

  /// Creates a text view that shows a string.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates a text view that shows a string without treating it as a localization key.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Creates a text view that shows a formatted value.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    content = format.format(value)
  }

  /// Creates a text view with the characters of an attributed string.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  /// Creates a text view that shows the name of an image, in parentheses.
  public init(_ image: Image) {
    content = image.description
  }

  func output(of children: [Output], in node: Node) -> Output {
    var element = Element(.text, content)
    element.isEnabled = node.environment.isEnabled
    return Output([element])
  }
}

extension Text: nonisolated CustomStringConvertible {}
