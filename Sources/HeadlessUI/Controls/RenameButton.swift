/// A button that performs the action of the nearest ``View/renameAction(_:)``. It's disabled if no
/// ancestor sets an action.
///
/// ```swift
/// struct AlbumView: View {
///   @State var isRenaming = false
///
///   var body: some View {
///     RenameButton().renameAction { isRenaming = true }
///     if isRenaming { Text("Enter a name") }
///   }
/// }
///
/// let phone = Phone(AlbumView())
/// phone.tap("Rename")
/// #expect(phone.shows("Enter a name"))
/// ```
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates a button that starts renaming.
  public init() {}

  /// A button with the title “Rename”.
  public var body: some View {
    Button("Rename") { rename?() }.disabled(rename == nil)
  }
}

/// An action that starts renaming.
@MainActor public struct RenameAction {
  let action: @MainActor () -> Void

  /// Performs the action.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// The action that starts renaming, or `nil` if no ancestor sets one.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes the rename buttons in the view move the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
