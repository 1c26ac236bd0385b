import ComposableTesting
import ComposableUI
import Testing

// A cheese cellar: one enum represents the alert for selling a wheel and the sheet for its label.

private struct Wheel: Equatable, Identifiable {
  let id: Int
  var label: String
}

@Reducer
private struct CheeseCellar {
  @Reducer
  enum Errand {
    case labeling(WheelLabeling)
    case selling(AlertState<Sale>)

    @CasePathable
    enum Sale: Equatable {
      case agreed(wheel: Wheel.ID)
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var errand: Errand.State?
    var wheels: IdentifiedArrayOf<Wheel>
  }

  enum Action {
    case brushPutDown
    case brushTaken(for: Wheel.ID)
    case buyerPointed(at: Wheel.ID)
    case errand(PresentationAction<Errand.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .brushTaken(let id):
        state.errand = state.wheels[id: id].map { .labeling(WheelLabeling.State(wheel: $0)) }
      case .brushPutDown:
        if let wheel = state.errand?.labeling?.wheel { state.wheels.updateOrAppend(wheel) }
        state.errand = nil
      case .buyerPointed(let id):
        state.errand = state.wheels[id: id].map { .selling(.offer($0)) }
      case .errand(.presented(.selling(.agreed(let id)))):
        state.wheels[id: id] = nil
      case .errand:
        break
      }
      return .none
    }
    .ifLet(\.$errand, action: \.errand)
  }
}

extension CheeseCellar.Errand.State: Equatable {}

extension AlertState where Action == CheeseCellar.Errand.Sale {
  fileprivate static func offer(_ wheel: Wheel) -> AlertState {
    AlertState {
      TextState("Sell the \(wheel.label)?")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("Let it ripen")
      }
      ButtonState(role: .destructive, action: .send(.agreed(wheel: wheel.id))) {
        TextState("Sell")
      }
    } message: {
      TextState("It leaves the cellar today.")
    }
  }
}

@Reducer
private struct WheelLabeling {
  @ObservableState
  struct State: Equatable {
    var wheel: Wheel
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

private struct CheeseCellarView: View {
  @Bindable var store: StoreOf<CheeseCellar>

  var body: some View {
    List {
      ForEach(store.wheels) { wheel in
        HStack {
          Button {
            store.send(.buyerPointed(at: wheel.id))
          } label: {
            Image(systemName: "eurosign")
          }
          Text(wheel.label)
          Spacer()
          Button("Label") { store.send(.brushTaken(for: wheel.id)) }
        }
      }
    }
    .sheet(item: $store.scope(state: \.errand?.labeling, action: \.errand.labeling)) { labeling in
      NavigationStack {
        WheelLabelingView(store: labeling)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Put the brush down") { store.send(.brushPutDown) }
            }
          }
      }
    }
    .alert($store.scope(state: \.errand?.selling, action: \.errand.selling))
  }
}

private struct WheelLabelingView: View {
  @Bindable var store: StoreOf<WheelLabeling>

  var body: some View {
    Form { TextField("Label", text: $store.wheel.label) }
  }
}

@MainActor
@Suite struct CheeseCellarProgramTests {
  private let wheels: IdentifiedArrayOf = [
    Wheel(id: 31, label: "Gouda"), Wheel(id: 44, label: "Tilsit"),
  ]

  @Test func `the button of an alert in a destination carries a value`() async {
    let store = TestStore(initialState: CheeseCellar.State(wheels: wheels)) { CheeseCellar() }

    await store.send(.buyerPointed(at: 44)) {
      $0.errand = .selling(
        AlertState {
          TextState("Sell the Tilsit?")
        } actions: {
          ButtonState(role: .cancel) { TextState("Let it ripen") }
          ButtonState(role: .destructive, action: .send(.agreed(wheel: 44))) { TextState("Sell") }
        } message: {
          TextState("It leaves the cellar today.")
        }
      )
    }
    await store.send(.errand(.presented(.selling(.agreed(wheel: 44))))) {
      $0.errand = nil
      $0.wheels = [Wheel(id: 31, label: "Gouda")]
    }
  }

  @Test func `a parent reads and closes the destination that it presents`() async {
    let store = TestStore(initialState: CheeseCellar.State(wheels: wheels)) { CheeseCellar() }

    await store.send(.brushTaken(for: 31)) {
      $0.errand = .labeling(WheelLabeling.State(wheel: Wheel(id: 31, label: "Gouda")))
    }
    await store.send(\.errand.labeling.binding.wheel, Wheel(id: 31, label: "Edam")) {
      $0.errand?.modify(\.labeling) { $0.wheel.label = "Edam" }
    }
    await store.send(.brushPutDown) {
      $0.errand = nil
      $0.wheels[id: 31]?.label = "Edam"
    }
  }

  @Test func `an enum of destinations presents both an alert and a sheet`() {
    let store = Store(initialState: CheeseCellar.State(wheels: wheels)) { CheeseCellar() }
    let phone = Phone(CheeseCellarView(store: store))

    phone.tap("eurosign", in: "Gouda")
    phone.tap("Let it ripen")
    #expect(store.wheels == wheels)
    phone.tap("eurosign", in: "Gouda")
    phone.tap("Sell")
    phone.tap("Label", in: "Tilsit")
    phone.type("Old Tilsit", into: "Label")
    phone.tap("Put the brush down")

    #expect(store.state == CheeseCellar.State(wheels: [Wheel(id: 44, label: "Old Tilsit")]))
  }
}
