import ComposableTesting
import ComposableUI
import Foundation
import Testing

@Reducer
private struct Nested {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var rows: IdentifiedArrayOf<State> = []
  }

  enum Action {
    case addRowButtonTapped
    case nameTextFieldChanged(String)
    case onDelete(IndexSet)
    indirect case rows(IdentifiedActionOf<Nested>)
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addRowButtonTapped:
        state.rows.append(State(id: self.uuid()))
        return .none
      case let .nameTextFieldChanged(name):
        state.name = name
        return .none
      case let .onDelete(indexSet):
        state.rows.remove(atOffsets: indexSet)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Nested()
    }
  }
}

private struct NestedView: View {
  @Bindable var store: StoreOf<Nested>

  var body: some View {
    Form {
      ForEach(store.scope(state: \.rows, action: \.rows)) { rowStore in
        @Bindable var rowStore = rowStore
        NavigationLink {
          NestedView(store: rowStore)
        } label: {
          HStack {
            TextField("Untitled", text: $rowStore.name.sending(\.nameTextFieldChanged))
            Text("Next")
              .font(.callout)
              .foregroundStyle(.secondary)
          }
        }
      }
      .onDelete { store.send(.onDelete($0)) }
    }
    .navigationTitle(store.name.isEmpty ? "Untitled" : store.name)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Add row") { store.send(.addRowButtonTapped) }
      }
    }
  }
}

@MainActor
@Suite struct NestedListsProgramTests {
  @Test func `rows can be nested`() async {
    let store = TestStore(initialState: Nested.State(id: UUID(9))) {
      Nested()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addRowButtonTapped) {
      $0.rows = [Nested.State(id: UUID(0))]
    }
    await store.send(\.rows[id: UUID(0)].addRowButtonTapped) {
      $0.rows[id: UUID(0)]?.rows = [Nested.State(id: UUID(1))]
    }
    await store.send(\.rows[id: UUID(0)].rows[id: UUID(1)].nameTextFieldChanged, "Blob") {
      $0.rows[id: UUID(0)]?.rows[id: UUID(1)]?.name = "Blob"
    }
    await store.send(.onDelete([0])) {
      $0.rows = []
    }
  }

  @Test func `a user names a row and deletes it`() {
    let store = Store(initialState: Nested.State(id: UUID(9))) {
      Nested()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let phone = Phone(NavigationStack { NestedView(store: store) })

    phone.tap("Add row")
    phone.type("Fruit", into: "Untitled")

    #expect(store.rows.map(\.name) == ["Fruit"])
  }
}
