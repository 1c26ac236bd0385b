import ComposableTesting
import ComposableUI
import Testing

// A pottery kiln: an alert warns of its hot lid, and a dialog offers two kinds of firing.

@Reducer
private struct Kiln {
  @ObservableState
  struct State: Equatable {
    var degrees = 20
    @Presents var firings: ConfirmationDialogState<Action.Firing>?
    @Presents var warning: AlertState<Action.Warning>?
  }

  enum Action {
    case firings(PresentationAction<Firing>)
    case lidLifted
    case panelTouched
    case warning(PresentationAction<Warning>)

    @CasePathable
    enum Firing {
      case bisque, glaze
    }
    @CasePathable
    enum Warning {
      case ventsOpened
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lidLifted where state.degrees > 60:
        state.warning = .hotLid(degrees: state.degrees)

      case .panelTouched:
        state.firings = .choice

      case .warning(.presented(.ventsOpened)):
        state.degrees /= 2
        state.warning = .report("The vents are open: \(state.degrees) °C")

      case .firings(.presented(let firing)):
        switch firing {
        case .bisque: state.degrees = 1_000
        case .glaze: state.degrees = 1_240
        }
        state.warning = .report("Heated to \(state.degrees) °C")

      case .firings, .lidLifted, .warning:
        break
      }
      return .none
    }
    .ifLet(\.$warning, action: \.warning)
    .ifLet(\.$firings, action: \.firings)
  }
}

extension AlertState where Action == Kiln.Action.Warning {
  fileprivate static func hotLid(degrees: Int) -> Self {
    AlertState {
      TextState("Hot lid")
    } actions: {
      ButtonState(action: .ventsOpened) {
        TextState("Open the vents")
      }
      ButtonState(role: .cancel) {
        TextState("Wait")
      }
    } message: {
      TextState("The chamber has \(degrees) °C.")
    }
  }

  fileprivate static func report(_ text: String) -> Self {
    AlertState { TextState(text) }
  }
}

extension ConfirmationDialogState where Action == Kiln.Action.Firing {
  fileprivate static var choice: Self {
    ConfirmationDialogState {
      TextState("Which firing?")
    } actions: {
      ButtonState(action: .bisque) { TextState("Bisque") }
      ButtonState(action: .glaze) { TextState("Glaze") }
      ButtonState(role: .cancel) { TextState("None today") }
    } message: {
      TextState("Glazed pots need the hotter one.")
    }
  }
}

private struct KilnView: View {
  @Bindable var store: StoreOf<Kiln>

  var body: some View {
    Form {
      Button("Lift the lid") { store.send(.lidLifted) }
      Button("Fire") { store.send(.panelTouched) }
      Text("Chamber: \(store.degrees) °C")
    }
    .confirmationDialog($store.scope(state: \.firings, action: \.firings))
    .alert($store.scope(state: \.warning, action: \.warning))
    .navigationTitle("Kiln")
  }
}

@MainActor
@Suite struct KilnProgramTests {
  @Test func `an alert's button changes the state and presents another alert`() async {
    let store = TestStore(initialState: Kiln.State(degrees: 400)) { Kiln() }

    await store.send(.lidLifted) {
      $0.warning = AlertState {
        TextState("Hot lid")
      } actions: {
        ButtonState(action: .ventsOpened) { TextState("Open the vents") }
        ButtonState(role: .cancel) { TextState("Wait") }
      } message: {
        TextState("The chamber has 400 °C.")
      }
    }
    await store.send(\.warning.ventsOpened) {
      $0.degrees = 200
      $0.warning = AlertState { TextState("The vents are open: 200 °C") }
    }
    await store.send(\.warning.dismiss) { $0.warning = nil }
  }

  @Test func `an alert's cancel button closes the alert and changes nothing else`() {
    let store = Store(initialState: Kiln.State(degrees: 400)) { Kiln() }
    let phone = Phone(KilnView(store: store))

    phone.tap("Lift the lid")
    #expect(phone.shows("The chamber has 400 °C."))
    phone.tap("Wait")

    #expect(store.state == Kiln.State(degrees: 400))
    #expect(phone.shows("Chamber: 400 °C"))
  }

  @Test func `an alert can follow a dialog`() {
    let store = Store(initialState: Kiln.State()) { Kiln() }
    let phone = Phone(KilnView(store: store))

    phone.tap("Lift the lid")
    #expect(store.warning == nil)
    phone.tap("Fire")
    #expect(phone.shows("Glazed pots need the hotter one."))
    phone.tap("Glaze")

    #expect(phone.shows("Heated to 1240 °C"))
    #expect(store.firings == nil)
    #expect(store.degrees == 1_240)
  }
}
