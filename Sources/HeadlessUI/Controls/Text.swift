public import Foundation

/// A view that shows read-only text.
///
/// ```swift
/// let quantity = 2
/// #expect(Phone(Text("Quantity: \(quantity)")).shows("Quantity: 2"))
/// ```
public struct Text: View, PrimitiveView, Hashable {
  let content: String

  /// Creates a text view that shows a string.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates a text view that shows a string, which is never looked up as a key.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Creates a text view that displays a formatted value.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    content = format.format(value)
  }

  /// Returns a text view that shows two texts, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }

  func output(of children: [Output], in node: Node) -> Output {
    var element = Element(.text, content)
    element.isEnabled = node.environment.isEnabled
    return Output([element])
  }
}
