/// A mode that indicates whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether the lists in the view are being edited; `nil` if no ancestor sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing.
///
/// ```swift
/// struct ItemsView: View {
///   @State var editMode = EditMode.inactive
///
///   var body: some View {
///     Text(editMode.isEditing ? "Tap what is wrong" : "Keyboard")
///     EditButton().environment(\.editMode, $editMode)
///   }
/// }
///
/// let phone = Phone(ItemsView())
/// phone.tap("Edit")
/// #expect(phone.shows("Tap what is wrong"))
/// phone.tap("Done")
/// #expect(phone.shows("Keyboard"))
/// ```
///
/// The button changes the environment's ``EnvironmentValues/editMode``, or its own mode if there is
/// none.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var ownMode = EditMode.inactive

  /// Creates a button that starts and ends editing of the surrounding list.
  public init() {}

  /// A button labeled “Edit” or “Done”.
  public var body: some View {
    let mode = editMode ?? $ownMode
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
