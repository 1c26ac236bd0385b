import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct FocusDemo {
  @ObservableState
  struct State: Equatable {
    var focusedField: Field?
    var password = ""
    var username = ""

    enum Field: String, Hashable {
      case username, password
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case signInButtonTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .signInButtonTapped:
        if state.username.isEmpty {
          state.focusedField = .username
        } else if state.password.isEmpty {
          state.focusedField = .password
        }
        return .none
      }
    }
  }
}

private struct FocusDemoView: View {
  @Bindable var store: StoreOf<FocusDemo>
  @FocusState var focusedField: FocusDemo.State.Field?

  var body: some View {
    Form {
      VStack {
        TextField("Username", text: $store.username)
          .focused($focusedField, equals: .username)
        SecureField("Password", text: $store.password)
          .focused($focusedField, equals: .password)
        Button("Sign In") { store.send(.signInButtonTapped) }
          .buttonStyle(.borderedProminent)
      }
      .textFieldStyle(.roundedBorder)
      Text(focusedField?.rawValue ?? "nothing")
    }
    .bind($store.focusedField, to: $focusedField)
    .navigationTitle("Focus demo")
  }
}

@MainActor
@Suite struct FocusProgramTests {
  @Test func `signing in focuses the first empty field`() async {
    let store = TestStore(initialState: FocusDemo.State()) {
      FocusDemo()
    }

    await store.send(.signInButtonTapped) {
      $0.focusedField = .username
    }
    await store.send(\.binding.username, "blob") {
      $0.username = "blob"
    }
    await store.send(.signInButtonTapped) {
      $0.focusedField = .password
    }
  }

  @Test func `the state and the view have the same focus`() {
    let store = Store(initialState: FocusDemo.State()) { FocusDemo() }
    let phone = Phone(FocusDemoView(store: store))

    phone.tap("Sign In")
    #expect(phone.shows("username"))
    phone.type("secret", into: "Password")
    #expect(phone.shows("password"))
    #expect(store.focusedField == .password)
  }
}
