import Foundation

/// A collection whose elements a list can delete and move.
public typealias EditableCollection =
  MutableCollection & RandomAccessCollection & RangeReplaceableCollection

extension ForEach {
  /// Creates a view for each element of a bound collection, which the user can edit with the given
  /// actions.
  ///
  /// ```swift
  /// struct Item: Identifiable { let id: Int; var name: String }
  ///
  /// struct ItemsView: View {
  ///   @State var items = [Item(id: 1, name: "Kettle"), Item(id: 2, name: "Whisk")]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach($items, editActions: .delete) { $item in
  ///         TextField("Name", text: $item.name)
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.swipe("Name: Kettle", tap: "Delete")
  /// #expect(!phone.shows("Name: Kettle"))
  /// ```
  public init<Elements: EditableCollection>(
    _ data: Binding<Elements>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Elements.Index == Int, Data == Binding<Elements>,
    ID == Elements.Element.ID
  {
    let delete: @MainActor (IndexSet) -> Void = { data.wrappedValue.remove(atOffsets: $0) }
    let move: @MainActor (IndexSet, Int) -> Void = {
      data.wrappedValue.move(fromOffsets: $0, toOffset: $1)
    }
    self = ForEach(data, content: content)
      .onDelete(perform: editActions.contains(.delete) ? delete : nil)
      .onMove(perform: editActions.contains(.move) ? move : nil)
  }
}

extension List {
  /// Creates an editable list with a row for each element of a bound collection.
  public init<Data: EditableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index == Int,
    Content == ForEach<Binding<Data>, Data.Element.ID, Row>
  {
    content = ForEach(data, editActions: editActions, content: rowContent)
  }

  /// Creates an editable list in which one row can be selected. The selection is the ID of the
  /// row's element.
  public init<Data: EditableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions, selection: Binding<Data.Element.ID?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Data.Index == Int, Content == AnyView {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates an editable list in which any number of rows can be selected. The selection contains
  /// the IDs of their elements.
  public init<Data: EditableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions, selection: Binding<Set<Data.Element.ID>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Data.Index == Int, Content == AnyView {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}

/// The changes that the user can make to a list that shows a bound collection.
public struct EditActions: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of changes from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The deletion of rows.
  public static let delete = EditActions(rawValue: 1)
  /// The reordering of rows.
  public static let move = EditActions(rawValue: 2)
  /// The deletion and the reordering of rows.
  public static let all: EditActions = [.delete, .move]
}
