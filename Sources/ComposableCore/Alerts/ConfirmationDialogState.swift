import CustomDump
import Foundation

/// A confirmation dialog as a value: its title, its buttons and its message.
///
/// ```swift
/// enum Action: Equatable { case delete, share }
///
/// let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) {
///   TextState("Options")
/// } actions: {
///   ButtonState(action: .share) { TextState("Share") }
///   ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
/// }
/// #expect(dialog.buttons.map(\.action.action) == [.share, .delete])
/// ```
///
/// Two dialogs are equal when they show the same and their buttons do the same. Their ids do not
/// count.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Tells this dialog from all others, also from equal ones.
  public let id: UUID
  /// What the dialog is about.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// The buttons, in the order in which they were listed.
  public var buttons: [ButtonState<Action>]
  /// What there is to say beyond the title.
  public var message: TextState?

  /// A dialog with a title that is shown or not, and with buttons and a message if they are given.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    id = UUID()
    self.titleVisibility = titleVisibility
    self.title = title()
    buttons = actions()
    self.message = message?()
  }

  private init<OldAction>(
    _ dialog: ConfirmationDialogState<OldAction>, buttons: [ButtonState<Action>]
  ) {
    id = dialog.id
    titleVisibility = dialog.titleVisibility
    title = dialog.title
    self.buttons = buttons
    message = dialog.message
  }

  /// The same dialog with other actions. It keeps its id.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(self, buttons: buttons.map { $0.map(transform) })
  }
}

/// Whether the title of a confirmation dialog is shown.
///
/// ```swift
/// let dialog = ConfirmationDialogState<Never>(titleVisibility: .hidden) { TextState("Options") }
/// #expect(dialog.titleVisibility == .hidden)
/// ```
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As is the custom where it is shown.
  case automatic
  /// Never.
  case hidden
  /// Always.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title
      && lhs.titleVisibility == rhs.titleVisibility
      && lhs.buttons == rhs.buttons
      && lhs.message == rhs.message
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: _EphemeralState {}

extension ConfirmationDialogState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children += dumpedChildren(buttons: buttons, message: message)
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
