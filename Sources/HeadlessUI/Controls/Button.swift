/// The purpose of a button.
///
/// ```swift
/// let phone = Phone(Button("Delete", role: .destructive) {})
/// #expect(phone.shows("[Delete] destructive"))
/// ```
public struct ButtonRole: Hashable, Sendable {
  /// The title of a button that has the role but no label.
  let title: String
  let role: Element.Role?

  /// The role of a button that cancels an operation, or closes an alert or a dialog. A dialog
  /// without such a button gets a “Cancel” button.
  public static let cancel = ButtonRole(title: "Cancel", role: .cancel)
  /// The role of a button for a destructive action.
  public static let destructive = ButtonRole(title: "Delete", role: .destructive)
  /// The role of a button that closes a screen.
  public static let close = ButtonRole(title: "Close", role: nil)
  /// The role of a button that confirms a change or a choice.
  public static let confirm = ButtonRole(title: "Confirm", role: nil)
}

/// A control that performs an action when tapped.
///
/// In an alert or a dialog, the action runs before the alert or the dialog is dismissed.
///
/// ```swift
/// struct Counter: View {
///   @State var count = 0
///
///   var body: some View {
///     Text("\(count)")
///     Button("Add") { count += 1 }
///   }
/// }
///
/// let phone = Phone(Counter())
/// phone.tap("Add")
/// #expect(phone.shows("1"))
/// ```
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a role and a custom label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with a custom label and without a role.
  @_disfavoredOverload
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  func children(in node: Node) -> [Child] {
    if let style = node.environment.primitiveButtonStyle {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: StyledPart(content: label), action: action
      )
      // The style isn't applied again to the buttons that it creates.
      let environment = node.environment(setting: \.primitiveButtonStyle, to: nil)
      return [node.child(.body, style.view(configuration), environment: environment)]
    }
    guard let style = node.environment.buttonStyle else { return [node.child(.label, label)] }
    let configuration = ButtonStyleConfiguration(role: role, label: StyledPart(content: label))
    return [node.child(.label, style.view(configuration))]
  }

  func output(of children: [Output], in node: Node) -> Output {
    if node.environment.primitiveButtonStyle != nil {
      node.handler = nil
      return Output(joining: children)
    }
    // In an alert, a button also closes the alert.
    let afterwards = node.environment.navigation.alert
    node.handler = .tap { [action] in
      action()
      afterwards?()
    }
    let label = children[0].elements
    var button = Element(
      .button, label.title, role: role?.role, children: label, target: node.id
    )
    button.isEnabled = node.environment.isEnabled
    return Output([button])
  }
}

extension Button where Label == Text {
  /// Creates a button with the title of its role, such as “Close”.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(role.title) }
  }

  /// Creates a button with a title and, optionally, a role.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
