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
/// phone.type("Keyboard", into: "Name")
/// #expect(phone.shows("Name: Keyboard"))
/// ```
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label

  /// Creates a text field with a label of any views. The prompt has no effect.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  /// A text field with its label and its text.
  public var body: some View {
    Control(
      kind: .textField, label: label, value: { text.wrappedValue },
      handler: .type { text.wrappedValue = $0 }
    )
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title. The prompt and the axis have no effect.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
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

  /// Creates a secure field with a title. The prompt has no effect.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
  }

  /// A text field whose text is shown as dots.
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

  /// Creates an editor of a text of several lines.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// A text field without a label, with its text.
  public var body: some View {
    Control(
      kind: .textEditor, label: EmptyView(), value: { text.wrappedValue },
      handler: .type { text.wrappedValue = $0 }
    )
  }
}
