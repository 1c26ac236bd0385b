import ComposableTesting
import IssueRecording
import Testing

@MainActor @Suite struct AlertFeatureTests {
  let store = TestStore(initialState: Shelf.State()) { Shelf() }

  @Test func `60. a reducer's alert equals an alert that a test builds with the same content`()
    async
  {
    await store.send(.deleteButtonTapped) {
      $0.alert = AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
        ButtonState(role: .cancel, action: .keep) { TextState("Keep") }
      } message: {
        TextState("For ever.")
      }
    }
  }

  @Test func `8. tapping an alert's button dismisses the alert`() async {
    await store.send(.deleteButtonTapped) { $0.alert = .deletion }

    await store.send(\.alert.confirmDeletion) {
      $0.alert = nil
      $0.books = 0
    }
  }

  @Test func `8. a dialog that replaces an alert isn't dismissed with the alert`() async {
    await store.send(.deleteButtonTapped) { $0.alert = .deletion }

    await store.send(\.alert.keep) {
      $0.alert = nil
      $0.dialog = .sharing
    }
    await store.send(\.dialog.share) { $0.dialog = nil }
  }

  @Test func `8. an alert can be dismissed without a button`() async {
    await store.send(.deleteButtonTapped) { $0.alert = .deletion }

    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `60. an alert with an unexpected title is reported with the difference`() async {
    let issues = await messages {
      await store.send(.deleteButtonTapped) {
        $0.alert = .deletion
        $0.alert?.title = TextState("Destroy?")
      }
    }

    #expect(
      issues == [
        """
        A state change does not match expectation: …

            \u{2007} Shelf.State(
            \u{2007}   alert: AlertState(
            −     title: "Destroy?",
            +     title: "Delete?",
            \u{2007}     actions: […],
            \u{2007}     message: "For ever."
            \u{2007}   ),
            \u{2007}   dialog: nil,
            \u{2007}   books: 1
            \u{2007} )

        (Expected: −, Actual: +)
        """
      ]
    )
  }
}

@Reducer struct Shelf {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var books = 1
  }

  enum Action: Equatable, Sendable {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped
    case dialog(PresentationAction<Dialog>)

    @CasePathable enum Alert: Equatable, Sendable { case confirmDeletion, keep }
    @CasePathable enum Dialog: Equatable, Sendable { case share }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        state.books = 0
        return .none
      case .alert(.presented(.keep)):
        state.dialog = .sharing
        return .none
      case .deleteButtonTapped:
        state.alert = .deletion
        return .none
      case .alert(.dismiss), .dialog:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState where Action == Shelf.Action.Alert {
  static var deletion: Self {
    Self {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel, action: .keep) { TextState("Keep") }
    } message: {
      TextState("For ever.")
    }
  }
}

extension ConfirmationDialogState where Action == Shelf.Action.Dialog {
  static var sharing: Self {
    Self {
      TextState("Share instead?")
    } actions: {
      ButtonState(action: .share) { TextState("Share") }
    }
  }
}
