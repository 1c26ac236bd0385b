import CustomDump
import Foundation

/// The description of a confirmation dialog: its title, buttons, and message.
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
/// Two dialogs are equal if they look the same and their buttons perform the same actions. Their
/// IDs don't matter.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The unique ID of the dialog. Equal dialogs can have different IDs.
  public let id: UUID
  /// The title of the dialog.
  public var title: TextState
  /// The visibility of the title.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// The buttons, in the order in which they're listed.
  public var buttons: [ButtonState<Action>]
  /// Additional text below the title.
  public var message: TextState?

  /// Creates a dialog with a title and, optionally, buttons and a message.
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

  /// Returns the dialog with transformed actions and the same ID.
  ///
  /// - Parameter transform: A closure that receives each button's action, or `nil` if it has none.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(self, buttons: buttons.map { $0.map(transform) })
  }
}

/// The visibility of a confirmation dialog's title.
///
/// ```swift
/// let dialog = ConfirmationDialogState<Never>(titleVisibility: .hidden) { TextState("Options") }
/// #expect(dialog.titleVisibility == .hidden)
/// ```
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The platform determines whether the title is shown.
  case automatic
  /// The title is hidden.
  case hidden
  /// The title is shown.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Returns whether two dialogs look the same and their buttons perform the same actions,
  /// regardless of IDs.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title
      && lhs.titleVisibility == rhs.titleVisibility
      && lhs.buttons == rhs.buttons
      && lhs.message == rhs.message
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes everything except the ID, consistent with `==`.
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
  /// A mirror for dumps that omits the ID, empty parts, and an automatic title visibility.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children += dumpedChildren(buttons: buttons, message: message)
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
