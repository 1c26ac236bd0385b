import ComposableUI
import Testing

/// Bindings derived from part of a store's state, with an action for each value that is written.
@MainActor @Suite struct StoreMemberTests {
  @Test func `a binding to a property of an optional is nil if the optional is nil`() {
    let store = Store(initialState: Rows.State()) { Rows() }
    @Bindable var bindable = store
    let selection = $bindable.selection.id.sending(\.rowSelected)
    let note = $bindable.selection.value.note.sending(\.noteChanged)

    #expect(selection.wrappedValue == nil && note.wrappedValue == nil)
    selection.wrappedValue = 2
    note.wrappedValue = "late"

    #expect(selection.wrappedValue == 2 && note.wrappedValue == "late")
    selection.wrappedValue = nil
    #expect(store.selection == nil)
  }

  @Test func `a navigation link's selection can be bound to a property of an optional value`() {
    let phone = Phone(RowsView(store: Store(initialState: Rows.State()) { Rows() }))

    phone.tap("Row 2")

    #expect(phone.shows("Details of 2"))
    phone.goBack()
    #expect(phone.shows("Nothing selected"))
  }

  @Test func `a store can be bound with '@Perception.Bindable'`() {
    @Perception.Bindable var store = Store(initialState: Rows.State()) { Rows() }
    let phone = Phone(
      WithPerceptionTracking { [store] in Text("Filter: \(store.filter)") }
    )

    $store.filter.sending(\.filterChanged).wrappedValue = "a"

    #expect(phone.shows("Filter: a"))
  }
}

@Reducer
private struct Rows {
  struct Details: Equatable {
    var note: String?
  }

  @ObservableState
  struct State: Equatable {
    var filter = ""
    var selection: Identified<Int, Details>?
  }

  enum Action {
    case filterChanged(String)
    case noteChanged(String?)
    case rowSelected(Int?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .filterChanged(let filter): state.filter = filter
      case .noteChanged(let note): state.selection?.value.note = note
      case .rowSelected(let id): state.selection = id.map { Identified(Details(), id: $0) }
      }
      return .none
    }
  }
}

private struct RowsView: View {
  @Bindable var store: StoreOf<Rows>

  var body: some View {
    NavigationStack {
      ForEach(1...3, id: \.self) { id in
        NavigationLink(
          "Row \(id)", tag: id, selection: $store.selection.id.sending(\.rowSelected)
        ) {
          Text("Details of \(id)")
        }
      }
      if store.selection == nil { Text("Nothing selected") }
    }
  }
}
