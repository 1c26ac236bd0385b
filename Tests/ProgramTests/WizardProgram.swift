import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct SignUp {
  @Reducer
  enum Path {
    case basics(Basics)
    case personalInfo(PersonalInfo)
    case summary(Summary)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var account: String?
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .basics(.delegate(.next(let email))))):
        state.path.append(.personalInfo(PersonalInfo.State(email: email)))
        return .none
      case .path(.element(id: _, action: .personalInfo(.nextButtonTapped))):
        guard case let .personalInfo(info)? = state.path.last else { return .none }
        state.path.append(.summary(Summary.State(email: info.email, name: info.name)))
        return .none
      case .path(.element(id: let id, action: .summary(.submitButtonTapped))):
        guard let summary = state.path[id: id, case: \.summary] else { return .none }
        state.account = "\(summary.name) <\(summary.email)>"
        state.path.removeAll()
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension SignUp.Path.State: Equatable {}

@Reducer
private struct Basics {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var password = ""
    var isValid: Bool { email.contains("@") && password.count > 3 }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case nextButtonTapped

    @CasePathable
    enum Delegate { case next(email: String) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .nextButtonTapped:
        return .send(.delegate(.next(email: state.email)))
      }
    }
  }
}

@Reducer
private struct PersonalInfo {
  @ObservableState
  struct State: Equatable {
    let email: String
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
private struct Summary {
  @ObservableState
  struct State: Equatable {
    let email: String
    let name: String
  }

  enum Action {
    case submitButtonTapped
  }
}

private struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        if let account = store.account {
          Text("Welcome, \(account)")
        }
        NavigationLink("Sign up", state: SignUp.Path.State.basics(Basics.State()))
      }
      .navigationTitle("Welcome")
    } destination: { store in
      switch store.case {
      case let .basics(store):
        BasicsView(store: store)
      case let .personalInfo(store):
        PersonalInfoView(store: store)
      case let .summary(store):
        Form {
          Text(store.email)
          Text(store.name)
          Button("Submit") { store.send(.submitButtonTapped) }
        }
        .navigationTitle("Summary")
      }
    }
  }
}

private struct BasicsView: View {
  @Bindable var store: StoreOf<Basics>

  var body: some View {
    Form {
      TextField("Email", text: $store.email)
      SecureField("Password", text: $store.password)
      Button("Next") { store.send(.nextButtonTapped) }
        .disabled(!store.isValid)
    }
    .navigationTitle("Basics")
  }
}

private struct PersonalInfoView: View {
  @Bindable var store: StoreOf<PersonalInfo>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Button("Next") { store.send(.nextButtonTapped) }
    }
    .navigationTitle("Personal info")
  }
}

@MainActor
@Suite struct WizardProgramTests {
  @Test func `the Next button of each step opens the next step`() async {
    let store = TestStore(
      initialState: SignUp.State(path: StackState([.basics(Basics.State(email: "a@b.c"))]))
    ) {
      SignUp()
    }

    await store.send(\.path[id: 0].basics.nextButtonTapped)
    await store.receive(\.path[id: 0].basics.delegate.next) {
      $0.path[id: 1] = .personalInfo(PersonalInfo.State(email: "a@b.c"))
    }
    await store.send(\.path[id: 1].personalInfo.binding.name, "Blob") {
      $0.path[id: 1, case: \.personalInfo]?.name = "Blob"
    }
    await store.send(\.path[id: 1].personalInfo.nextButtonTapped) {
      $0.path[id: 2] = .summary(Summary.State(email: "a@b.c", name: "Blob"))
    }
    await store.send(\.path[id: 2].summary.submitButtonTapped) {
      $0.account = "Blob <a@b.c>"
      $0.path = StackState()
    }
  }

  @Test func `a user completes the wizard`() {
    let store = Store(initialState: SignUp.State()) { SignUp() }
    let phone = Phone(SignUpView(store: store))

    phone.tap("Sign up")
    phone.type("blob@pointfree.example", into: "Email")
    phone.type("secret", into: "Password")
    phone.tap("Next")
    phone.type("Blob", into: "Name")
    phone.tap("Next")
    phone.tap("Submit")

    #expect(phone.shows("Welcome, Blob <blob@pointfree.example>"))
    #expect(store.path.isEmpty)
  }
}
