import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct Inventory {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var items: IdentifiedArrayOf<Item> = []
  }

  enum Action {
    case deleteButtonTapped(id: Item.ID)
    case destination(PresentationAction<Destination.Action>)
    case renameButtonTapped(id: Item.ID)
    case saveButtonTapped
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case rename(Rename)

    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion(id: Item.ID)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .deleteButtonTapped(id):
        guard let item = state.items[id: id] else { return .none }
        state.destination = .alert(.delete(item))
        return .none
      case let .destination(.presented(.alert(.confirmDeletion(id)))):
        state.items.remove(id: id)
        return .none
      case .destination:
        return .none
      case let .renameButtonTapped(id):
        guard let item = state.items[id: id] else { return .none }
        state.destination = .rename(Rename.State(item: item))
        return .none
      case .saveButtonTapped:
        guard let item = state.destination?.rename?.item else { return .none }
        state.items[id: item.id] = item
        state.destination = nil
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Inventory.Destination.State: Equatable {}

private struct Item: Equatable, Identifiable {
  let id: Int
  var name: String
}

extension AlertState where Action == Inventory.Destination.Alert {
  fileprivate static func delete(_ item: Item) -> Self {
    Self {
      TextState(#"Delete "\#(item.name)"?"#)
    } actions: {
      ButtonState(role: .destructive, action: .send(.confirmDeletion(id: item.id))) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Nevermind")
      }
    } message: {
      TextState("This cannot be undone.")
    }
  }
}

@Reducer
private struct Rename {
  @ObservableState
  struct State: Equatable {
    var item: Item
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

private struct InventoryView: View {
  @Bindable var store: StoreOf<Inventory>

  var body: some View {
    List {
      ForEach(store.items) { item in
        HStack {
          Text(item.name)
          Spacer()
          Button("Rename") { store.send(.renameButtonTapped(id: item.id)) }
          Button {
            store.send(.deleteButtonTapped(id: item.id))
          } label: {
            Image(systemName: "trash.fill")
          }
        }
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.rename, action: \.destination.rename)) { rename in
      NavigationStack {
        RenameView(store: rename)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { store.send(.saveButtonTapped) }
            }
          }
      }
    }
  }
}

private struct RenameView: View {
  @Bindable var store: StoreOf<Rename>

  var body: some View {
    Form {
      TextField("Name", text: $store.item.name)
    }
  }
}

@MainActor
@Suite struct DeleteConfirmationProgramTests {
  private let items: IdentifiedArrayOf<Item> = [
    Item(id: 1, name: "Keyboard"), Item(id: 2, name: "Mouse"),
  ]

  @Test func `an item is deleted after confirmation`() async {
    let store = TestStore(initialState: Inventory.State(items: items)) {
      Inventory()
    }

    await store.send(.deleteButtonTapped(id: 1)) {
      $0.destination = .alert(.delete(Item(id: 1, name: "Keyboard")))
    }
    await store.send(.destination(.presented(.alert(.confirmDeletion(id: 1))))) {
      $0.destination = nil
      $0.items.remove(id: 1)
    }
  }

  @Test func `a user deletes one item and renames the other`() {
    let store = Store(initialState: Inventory.State(items: items)) { Inventory() }
    let phone = Phone(InventoryView(store: store))

    phone.tap("trash.fill", in: "Keyboard")
    phone.tap("Nevermind")
    #expect(store.items.count == 2)
    phone.tap("trash.fill", in: "Keyboard")
    phone.tap("Delete")
    phone.tap("Rename", in: "Mouse")
    phone.type("Trackpad", into: "Name")
    phone.tap("Save")

    #expect(store.items.map(\.name) == ["Trackpad"])
    #expect(store.destination == nil)
  }
}
