import ComposableTesting
import ComposableUI
import Testing

// A parcel locker: its door button moves the focus to the first empty field.

@Reducer
private struct ParcelLocker {
  @ObservableState
  struct State: Equatable {
    var code = ""
    var cursor: Input?
    var isOpen = false
    var parcel = ""

    enum Input: String, CaseIterable, Hashable {
      case parcel = "the number"
      case code = "the code"
    }

    subscript(input: Input) -> String {
      switch input {
      case .code: code
      case .parcel: parcel
      }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doorPushed
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      guard case .doorPushed = action else { return .none }
      state.cursor = State.Input.allCases.first { [state] in state[$0].isEmpty }
      state.isOpen = state.cursor == nil
      return .none
    }
  }
}

private struct ParcelLockerView: View {
  @FocusState private var cursor: ParcelLocker.State.Input?
  @Bindable var store: StoreOf<ParcelLocker>

  var body: some View {
    Form {
      Text(store.isOpen ? "Open" : "Enter \(cursor?.rawValue ?? "everything")")
      VStack {
        SecureField("Code", text: $store.code)
          .focused($cursor, equals: .code)
        TextField("Parcel", text: $store.parcel)
          .focused($cursor, equals: .parcel)
        Button("Door") { store.send(.doorPushed) }
          .buttonStyle(.borderedProminent)
      }
      .textFieldStyle(.roundedBorder)
    }
    .navigationTitle("Parcel locker")
    .bind($store.cursor, to: $cursor)
  }
}

@MainActor
@Suite struct ParcelLockerProgramTests {
  @Test func `an action focuses the first empty field`() async {
    let store = TestStore(initialState: ParcelLocker.State()) { ParcelLocker() }

    await store.send(.doorPushed) { $0.cursor = .parcel }
    await store.send(\.binding.parcel, "B-17") { $0.parcel = "B-17" }
    await store.send(.doorPushed) { $0.cursor = .code }
    await store.send(\.binding.code, "0420") { $0.code = "0420" }
    await store.send(.doorPushed) {
      $0.cursor = nil
      $0.isOpen = true
    }
  }

  @Test func `the focus of the view follows the state`() {
    let store = Store(initialState: ParcelLocker.State()) { ParcelLocker() }
    let phone = Phone(ParcelLockerView(store: store))

    #expect(phone.shows("Enter everything"))
    phone.tap("Door")
    #expect(phone.shows("Enter the number"))
  }

  @Test func `the state follows the focus of the view`() {
    let store = Store(initialState: ParcelLocker.State()) { ParcelLocker() }
    let phone = Phone(ParcelLockerView(store: store))

    phone.type("0420", into: "Code")
    #expect(store.cursor == .code && phone.shows("Enter the code"))
    phone.type("B-17", into: "Parcel")
    #expect(store.cursor == .parcel && phone.shows("Enter the number"))
    phone.tap("Door")

    #expect(phone.shows("Open"))
  }
}
