/// A value that describes an alert.
///
/// In new code, use `alert(_:isPresented:actions:message:)`.
///
/// ```swift
/// struct Failure: Identifiable { let id: Int; let text: String }
///
/// struct UploadView: View {
///   @State var failure: Failure?
///   @State var attempts = 1
///
///   var body: some View {
///     Text("Attempts: \(attempts)")
///     Button("Upload") { failure = Failure(id: 1, text: "No network") }
///       .alert(item: $failure) { failure in
///         Alert(
///           title: Text(failure.text), primaryButton: .default(Text("Retry")) { attempts += 1 },
///           secondaryButton: .cancel())
///       }
///   }
/// }
///
/// let phone = Phone(UploadView())
/// phone.tap("Upload")
/// phone.tap("Retry")
/// #expect(phone.shows("Attempts: 2") && !phone.shows("No network"))
/// ```
@MainActor
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which is labeled “OK” by default.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons, the primary button first.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// Creates an alert with any number of buttons. Without buttons, it shows an “OK” button.
  package init(title: Text, message: Text? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of an alert or an action sheet.
  @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// Returns a button without a role. The alert closes after the action.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Returns a cancel button with a custom label. The alert closes after the action.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Returns a cancel button labeled “Cancel”. The alert closes after the action.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      .cancel(Text("Cancel"), action: action)
    }

    /// Returns a button for a destructive action. The alert closes after the action.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A value that describes a confirmation dialog.
///
/// In new code, use `confirmationDialog(_:isPresented:actions:message:)`.
///
/// ```swift
/// struct ItemView: View {
///   @State var isDeleted = false
///   @State var asks = false
///
///   var body: some View {
///     Button(isDeleted ? "Restore" : "Delete") { asks = true }
///       .actionSheet(isPresented: $asks) {
///         ActionSheet(
///           title: Text("Delete it?"),
///           buttons: [.destructive(Text("Yes")) { isDeleted = true }, .cancel()])
///       }
///   }
/// }
///
/// let phone = Phone(ItemView())
/// phone.tap("Delete")
/// phone.tap("Yes")
/// #expect(phone.shows("Restore") && !phone.shows("Delete it?"))
/// ```
@MainActor
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet. If no button is a cancel button, a “Cancel” button is added.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an alert while an item isn't `nil`. Every button sets the item to `nil`.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    asks(.alert, item, content: content)
  }

  /// Presents an alert while a Boolean value is `true`. Every button sets the value to `false`.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    asks(.alert, isPresented.presence) { _ in content() }
  }

  /// Presents an action sheet while an item isn't `nil`. Every button sets the item to `nil`.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    asks(.dialog, item) { Alert(content($0)) }
  }

  /// Presents an action sheet while a Boolean value is `true`. Every button sets the value to
  /// `false`.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    asks(.dialog, isPresented.presence) { _ in Alert(content()) }
  }

  private func asks<Item>(
    _ kind: Element.Kind, _ item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    asks(
      kind, item.wrappedValue.map { content($0).title } ?? Text(""), item,
      actions: { AlertButtons(buttons: content($0).buttons) },
      message: { content($0).message }
    )
  }
}

extension Alert {
  fileprivate init(_ sheet: ActionSheet) {
    self.init(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
  }
}

/// The buttons of an `Alert` value.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}
