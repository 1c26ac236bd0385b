import ComposableTesting
import ComposableUI
import Foundation
import Testing

// The crates of a museum, which contain other crates: a feature that contains itself.

@Reducer
private struct Crate {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var inside: IdentifiedArrayOf<State> = []
    var label = "Empty crate"

    var total: Int { inside.reduce(inside.count) { $0 + $1.total } }
  }

  enum Action {
    case crateDelivered
    indirect case inside(IdentifiedActionOf<Crate>)
    case labelPainted(String)
    case takenOut(IndexSet)
  }

  @Dependency(\.uuid) private var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .crateDelivered: state.inside.insert(State(id: uuid()), at: 0)
      case .labelPainted(let label): state.label = label
      case .takenOut(let offsets): state.inside.remove(atOffsets: offsets)
      case .inside: break
      }
      return .none
    }
    .forEach(\.inside, action: \.inside) { Crate() }
  }
}

private struct CrateView: View {
  @Bindable var store: StoreOf<Crate>

  var body: some View {
    Form {
      TextField("Label", text: $store.label.sending(\.labelPainted))
      ForEach(store.scope(state: \.inside, action: \.inside)) { crate in
        @Bindable var crate = crate
        NavigationLink {
          CrateView(store: crate)
        } label: {
          HStack {
            TextField("Quick label", text: $crate.label.sending(\.labelPainted))
            Text("holds \(crate.total)")
              .foregroundStyle(.secondary)
              .font(.callout)
          }
        }
      }
      .onDelete { store.send(.takenOut($0)) }
    }
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Deliver") { store.send(.crateDelivered) }
      }
    }
    .navigationTitle(store.label)
  }
}

@MainActor
@Suite struct MuseumCratesProgramTests {
  @Test func `an action reaches a recursive feature two levels deep`() async {
    let store = TestStore(initialState: Crate.State(id: UUID(40))) {
      Crate()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.crateDelivered) { $0.inside = [Crate.State(id: UUID(0))] }
    await store.send(\.inside[id: UUID(0)].crateDelivered) {
      $0.inside[id: UUID(0)]?.inside = [Crate.State(id: UUID(1))]
    }
    await store.send(\.inside[id: UUID(0)].inside[id: UUID(1)].labelPainted, "Vases") {
      $0.inside[id: UUID(0)]?.inside[id: UUID(1)]?.label = "Vases"
    }
    #expect(store.state.total == 2)
    await store.send(.inside(.element(id: UUID(0), action: .takenOut([0])))) {
      $0.inside[id: UUID(0)]?.inside = []
    }
  }

  @Test func `nested elements can be labeled and removed`() {
    let store = Store(initialState: Crate.State(id: UUID(40), label: "Hall")) {
      Crate()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let phone = Phone(NavigationStack { CrateView(store: store) })

    phone.tap("Deliver")
    phone.type("Coins", into: "Quick label")
    phone.tap("Deliver")
    #expect(store.inside.map(\.label) == ["Empty crate", "Coins"])
    phone.swipe("Coins", tap: "Delete")

    #expect(store.inside.map(\.label) == ["Empty crate"])
  }

  @Test func `an element added to a nested element is counted by the parent`() {
    let store = Store(initialState: Crate.State(id: UUID(40), label: "Hall")) {
      Crate()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let phone = Phone(NavigationStack { CrateView(store: store) })

    phone.tap("Deliver")
    phone.tap("holds 0")
    phone.tap("Deliver")
    phone.type("Masks", into: "Label")
    phone.goBack()

    #expect(phone.shows("holds 1"))
    #expect(store.inside.map(\.label) == ["Masks"])
    #expect(store.total == 2)
  }
}
