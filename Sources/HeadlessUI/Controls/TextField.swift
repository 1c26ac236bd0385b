public import Foundation

/// A control for editing a line of text.
///
/// ```swift
/// struct NameView: View {
///   @State var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///   }
/// }
///
/// let phone = Phone(NameView())
/// phone.type("Kettle", into: "Name")
/// #expect(phone.shows("Name: Kettle"))
/// ```
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  var onCommit: (@MainActor () -> Void)?

  /// Creates a text field with a custom label. Headless views ignore the prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  /// A text field with its label and its text.
  public var body: some View {
    StyledView(plain) {
      if let onCommit {
        control.onSubmit(onCommit)
      } else {
        control
      }
    }
  }

  /// The field to pass to a custom style.
  private var plain: TextField<StyledPart> {
    var field = TextField<StyledPart>(text: text) { StyledPart(content: label) }
    field.onCommit = onCommit
    return field
  }

  private var control: some View {
    Control(
      kind: .textField, label: label, value: { text.wrappedValue },
      handler: .type { text.wrappedValue = $0 }
    )
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title. Headless views ignore the prompt and the axis.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a formatted value. Text that can't be parsed is ignored.
  ///
  /// ```swift
  /// struct PriceView: View {
  ///   @State var price = 3
  ///
  ///   var body: some View { TextField("Price", value: $price, format: .number) }
  /// }
  ///
  /// let phone = Phone(PriceView())
  /// phone.type("4", into: "Price")
  /// phone.type("expensive", into: "Price")
  /// #expect(phone.shows("Price: 4"))
  /// ```
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in
          if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
      ), prompt: prompt
    )
  }

  /// Creates a text field for a formatted value that may be absent. Text that can't be parsed
  /// removes the value.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { value.wrappedValue.map(format.format) ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
      ), prompt: prompt
    )
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a value that a formatter converts. Text that can't be parsed is
  /// ignored.
  ///
  /// Only a `DateFormatter` or a `NumberFormatter` can parse text. With a number formatter, the
  /// value must be an integer, a floating-point number, a `Decimal`, or an `NSNumber`, optional or
  /// not. Numbers that the type of the value can't represent are ignored.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title,
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { text in
          if let parsed = formatter.value(Value.self, from: text) { value.wrappedValue = parsed }
        }
      ), prompt: prompt
    )
  }
}

extension Formatter {
  /// Returns the value that a string describes, or `nil` if the string can't be parsed.
  fileprivate func value<Value>(_ type: Value.Type, from text: String) -> Value? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number.converted(to: type)
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    default: return nil
    }
  }
}

/// A control for entering private text, which is shown as one bullet per character.
///
/// ```swift
/// let phone = Phone(SecureField("Password", text: .constant("secret")))
/// #expect(!phone.text.contains("secret"))
/// ```
public struct SecureField: View {
  let title: String
  let text: Binding<String>

  /// Creates a secure field with a title. Headless views ignore the prompt.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
  }

  /// A text field whose text is shown as bullets.
  public var body: some View {
    Control(
      kind: .secureField, label: Text(title),
      value: { String(repeating: "•", count: text.wrappedValue.count) },
      handler: .type { text.wrappedValue = $0 }
    )
  }
}

/// A control for editing several lines of text. It has no label.
///
/// ```swift
/// let phone = Phone(TextEditor(text: .constant("Two keys stick.")))
/// #expect(phone.text.contains("Two keys stick."))
/// ```
public struct TextEditor: View {
  let text: Binding<String>

  /// Creates an editor for several lines of text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// An unlabeled field that shows the text.
  public var body: some View {
    Control(
      kind: .textEditor, label: EmptyView(), value: { text.wrappedValue },
      handler: .type { text.wrappedValue = $0 }
    )
  }
}
