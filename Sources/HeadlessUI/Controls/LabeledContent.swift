public import Foundation

/// A value with a leading label, as in a row of a form.
///
/// ```swift
/// let phone = Phone(Form { LabeledContent("Quantity", value: "3") })
/// #expect(phone.shows("Quantity … 3"))
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a row with a label before the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the content in a row.
  public var body: some View {
    StyledView(
      LabeledContentStyleConfiguration(
        label: StyledPart(content: label), content: StyledPart(content: content))
    ) {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a title before the content.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a title before a string.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a title before a formatted value.
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
