extension View {
  /// Prevents the rows in the view, or the row that contains the view, from being deleted.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var names = ["Inbox", "Work"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(names, id: \.self) { name in
  ///         Text(name).deleteDisabled(name == "Inbox")
  ///       }
  ///       .onDelete { names.remove(atOffsets: $0) }
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.swipe("Work", tap: "Delete")
  /// #expect(!phone.shows("Work"))
  /// ```
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    editing(.delete, isDisabled: isDisabled)
  }

  /// Prevents the rows in the view, or the row that contains the view, from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    editing(.move, isDisabled: isDisabled)
  }

  private func editing(_ edit: RowEdit, isDisabled: Bool) -> some View {
    modified { output, _ in
      // The fact applies to the row that contains this view, and the environment value applies to
      // the rows inside it.
      if isDisabled { output.facts.append(.keepsRow(edit)) }
    }
    .transformEnvironment(\.disabledRowEdits) {
      if isDisabled { $0.insert(edit) }
    }
  }
}

/// A way to edit the rows of a list.
enum RowEdit: Hashable, Sendable { case delete, move }

private struct DisabledRowEditsKey: EnvironmentKey {
  static var defaultValue: Set<RowEdit> { [] }
}

extension EnvironmentValues {
  var disabledRowEdits: Set<RowEdit> {
    get { self[DisabledRowEditsKey.self] }
    set { self[DisabledRowEditsKey.self] = newValue }
  }
}

extension Output {
  /// Removes the facts that prevent a row from being edited in the given way. Returns whether there
  /// were any.
  mutating func takeKeepsRow(_ edit: RowEdit) -> Bool {
    let count = facts.count
    facts.removeAll { if case .keepsRow(edit) = $0 { true } else { false } }
    return facts.count < count
  }
}
