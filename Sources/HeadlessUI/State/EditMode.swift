/// The editing state of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// A binding to the edit mode of the lists in the view, or `nil` if no ancestor sets one.
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
///     Text(editMode.isEditing ? "Tap what is wrong" : "Kettle")
///     EditButton().environment(\.editMode, $editMode)
///   }
/// }
///
/// let phone = Phone(ItemsView())
/// phone.tap("Edit")
/// #expect(phone.shows("Tap what is wrong"))
/// phone.tap("Done")
/// #expect(phone.shows("Kettle"))
/// ```
///
/// The button changes the environment's ``EnvironmentValues/editMode``, or its own mode if the
/// environment has none.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var ownMode = EditMode.inactive

  /// Creates a button that begins and ends editing.
  public init() {}

  /// A button labeled “Edit” or, during editing, “Done”.
  public var body: some View {
    let mode = editMode ?? $ownMode
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
