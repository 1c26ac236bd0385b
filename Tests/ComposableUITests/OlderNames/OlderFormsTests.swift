import ComposableUI
import Testing

/// Deprecated modifiers and links that present a feature for a store or for a case of its state.
@MainActor @Suite struct OlderFormsTests {
  let store = Store(initialState: OlderForms.State()) { OlderForms() }

  @Test(arguments: zip(["sheet", "popover"], ["Sheet", "Popover"]))
  func `swiping away a sheet or popover for a store resets the state`(
    form: String, name: String
  ) {
    let phone = Phone(OlderFormView(form: form, store: store))

    store.send(.showChild)
    #expect(phone.front.text == "\(name)\n  Count: 1\n  [+]")
    phone.dismissSheet()
    #expect(store.withState(\.child) == nil)

    store.send(.showDestination(.two(OlderCounter.State(count: 2))))
    #expect(phone.text == "Screen\n  root")
    store.send(.showDestination(.one(OlderCounter.State(count: 3))))
    #expect(phone.front.text == "\(name)\n  Count: 3\n  [+]")
    phone.tap("+")
    #expect(phone.shows("Count: 4"))
    phone.dismissSheet()
    #expect(store.withState(\.destination) == nil)
  }

  @Test func `a cover for a store disappears when its state becomes nil`() {
    let phone = Phone(OlderFormView(form: "cover", store: store))

    store.send(.showChild)
    #expect(phone.front.text == "Cover\n  Count: 1\n  [+]")
    store.send(.child(.dismiss))
    #expect(phone.text == "Screen\n  root")

    store.send(.showDestination(.one(OlderCounter.State(count: 3))))
    #expect(phone.front.text == "Cover\n  Count: 3\n  [+]")
    store.send(.destination(.dismiss))
    #expect(phone.text == "Screen\n  root")
  }

  @Test func `going back from a screen that was pushed for a store resets the state`() {
    let phone = Phone(OlderFormView(form: "push", store: store))

    store.send(.showChild)
    #expect(phone.text == "Screen\n  ‹ Back\n  Count: 1\n  [+]")
    phone.goBack()
    #expect(store.withState(\.child) == nil)

    store.send(.showDestination(.one(OlderCounter.State(count: 3))))
    #expect(phone.text == "Screen\n  ‹ Back\n  Count: 3\n  [+]")
    phone.goBack()
    #expect(store.withState(\.destination) == nil)
  }

  @Test func `tapping a link for a store pushes a screen, and going back resets the state`() {
    let phone = Phone(OlderFormView(form: "link", store: store))

    phone.tap("child")
    #expect(phone.text == "Screen\n  ‹ Back\n  Count: 1\n  [+]")
    phone.goBack()
    #expect(store.withState(\.child) == nil)

    phone.tap("case")
    #expect(phone.text == "Screen\n  ‹ Back\n  Count: 3\n  [+]")
    phone.goBack()
    #expect(store.withState(\.destination) == nil)
  }

  @Test func `tapping a button of an alert for a store sends the button's action`() {
    let phone = Phone(OlderFormView(form: "alert", store: store))

    store.send(.ask)
    #expect(phone.front.text == "Alert “Sure?”\n  [Yes]")
    phone.tap("Yes")
    #expect(store.withState(\.alert) == nil)

    store.send(.showDestination(.alert(.sure)))
    phone.tap("Yes")
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.answers) == 2)
  }

  @Test func `tapping a button of a dialog for a store sends the button's action, if any`() {
    let phone = Phone(OlderFormView(form: "dialog", store: store))

    store.send(.choose)
    #expect(phone.front.text == "Dialog “Which?”\n  [This]\n  [Cancel] cancel")
    phone.tap("Cancel")
    #expect(store.withState(\.dialog) == nil)

    store.send(.showDestination(.dialog(.which)))
    phone.tap("This")
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.answers) == 1)
  }
}

struct OlderFormView: View {
  let form: String
  let store: StoreOf<OlderForms>

  @available(*, deprecated, message: "It tests deprecated declarations.")
  var body: some View {
    let child = store.scope(state: \.$child, action: { .child($0) })
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    NavigationStack {
      switch form {
      case "sheet":
        Text("root")
          .sheet(store: child) { OlderCounterView(store: $0) }
          .sheet(store: destination, state: \.one, action: { .one($0) }) {
            OlderCounterView(store: $0)
          }
      case "popover":
        Text("root")
          .popover(store: child) { OlderCounterView(store: $0) }
          .popover(store: destination, state: \.one, action: { .one($0) }) {
            OlderCounterView(store: $0)
          }
      case "cover":
        Text("root")
          .fullScreenCover(store: child) { OlderCounterView(store: $0) }
          .fullScreenCover(store: destination, state: \.one, action: { .one($0) }) {
            OlderCounterView(store: $0)
          }
      case "push":
        Text("root")
          .navigationDestination(store: child) { OlderCounterView(store: $0) }
          .navigationDestination(store: destination, state: \.one, action: { .one($0) }) {
            OlderCounterView(store: $0)
          }
      case "alert":
        Text("root")
          .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
          .alert(store: destination, state: \.alert, action: { .alert($0) })
      case "dialog":
        Text("root")
          .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
          .confirmationDialog(store: destination, state: \.dialog, action: { .dialog($0) })
      default:
        VStack {
          NavigationLinkStore(
            child, onTap: { store.send(.showChild) },
            destination: { OlderCounterView(store: $0) }, label: { Text("child") })
          NavigationLinkStore(
            destination, state: \.one, action: { .one($0) },
            onTap: { store.send(.showDestination(.one(OlderCounter.State(count: 3)))) },
            destination: { OlderCounterView(store: $0) }, label: { Text("case") })
        }
      }
    }
  }
}

struct OlderForms: Reducer {
  struct Destination: Reducer {
    @CasePathable @dynamicMemberLookup
    enum State: Equatable {
      case one(OlderCounter.State)
      case two(OlderCounter.State)
      case alert(AlertState<OlderForms.Answer>)
      case dialog(ConfirmationDialogState<OlderForms.Answer>)
    }

    @CasePathable
    enum Action {
      case one(OlderCounter.Action)
      case two(OlderCounter.Action)
      case alert(OlderForms.Answer)
      case dialog(OlderForms.Answer)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.one, action: \.one) { OlderCounter() }
      Scope(state: \.two, action: \.two) { OlderCounter() }
    }
  }

  struct State {
    @PresentationState var child: OlderCounter.State?
    @PresentationState var destination: Destination.State?
    @PresentationState var alert: AlertState<Answer>?
    @PresentationState var dialog: ConfirmationDialogState<Answer>?
    var answers = 0
  }

  @CasePathable
  enum Action {
    case showChild
    case showDestination(Destination.State)
    case ask, choose
    case child(PresentationAction<OlderCounter.Action>)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)
  }

  enum Answer: Equatable { case yes }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .showChild: state.child = OlderCounter.State(count: 1)
      case .showDestination(let destination): state.destination = destination
      case .choose: state.dialog = .which
      case .ask:
        state.alert = .sure
      case .alert(.presented), .dialog(.presented), .destination(.presented(.alert)),
        .destination(.presented(.dialog)):
        state.answers += 1
      case .child, .destination, .alert, .dialog: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { OlderCounter() }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState where Action == OlderForms.Answer {
  static var sure: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
  }
}

extension ConfirmationDialogState where Action == OlderForms.Answer {
  static var which: Self {
    ConfirmationDialogState {
      TextState("Which?")
    } actions: {
      ButtonState(action: .yes) { TextState("This") }
    }
  }
}
