import ComposableUI
import Testing

@MainActor @Suite struct PresentationTests {
  let store = Store(initialState: KitchenFeature.State()) { KitchenFeature() }

  @Test func `a sheet is presented while the state is in its case`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Add")
    phone.type("Teapot", into: "Name")
    phone.toggle("Favorite")
    #expect(
      phone.front.text == """
        Sheet
          Form
            Name: Teapot
            Favorite (on)
            [Save]
            [Cancel]
        """
    )
    phone.tap("Save")

    #expect(store.destination == nil)
    #expect(store.names == ["Kettle", "Whisk", "Teapot"])
    #expect(phone.front.title == "Kitchen")
  }

  @Test func `swiping a sheet away sets its state to nil`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Add")
    phone.dismissSheet()

    #expect(store.destination == nil)
  }

  @Test func `a case can be presented as a popover or as a pushed screen`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Edit")
    #expect(phone.front.kind == .popover)
    phone.dismissSheet()
    phone.tap("Detail")
    #expect(phone.front.title == "Detail")
    phone.goBack()

    #expect(store.destination == nil)
    #expect(phone.front.title == "Kitchen")
  }

  @Test func `changing the case replaces the presentation`() {
    let phone = Phone(KitchenView(store: store))
    phone.tap("Add")

    store.send(.detailButtonTapped)

    #expect(phone.front.title == "Detail")
    #expect(phone.window.children.count == 1)
  }

  @Test func `a feature that dismisses itself dismisses its sheet`() async {
    let phone = Phone(KitchenView(store: store))
    phone.tap("Add")

    phone.tap("Cancel")
    await phone.wait { $0.front.title == "Kitchen" }

    #expect(store.destination == nil)
  }

  @Test func `tapping an alert's button sends its action and dismisses the alert`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Delete")
    #expect(
      phone.front.text == """
        Alert “Delete everything?”
          You can't undo this.
          [Delete] destructive
          [Ask again]
          [Keep] cancel
        """
    )
    phone.tap("Delete")

    #expect(store.destination == nil)
    #expect(store.names == [])
  }

  @Test func `an alert's button without an action only dismisses the alert`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Delete")
    phone.tap("Keep")

    #expect(store.destination == nil)
    #expect(store.names == ["Kettle", "Whisk"])
  }

  @Test func `an alert that replaces another alert isn't dismissed with it`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Delete")
    phone.tap("Ask again")
    #expect(phone.front.title == "Really?")
    phone.tap("Delete")

    #expect(store.destination == nil)
  }

  @Test func `an alert that replaces an equal alert can be dismissed`() {
    let store = Store(initialState: Upload.State()) { Upload() }
    let phone = Phone(UploadView(store: store))

    store.send(.failed)
    #expect(phone.front.title == "Upload failed")
    phone.tap("Try again")
    #expect(phone.front.title == "Upload failed")
    store.send(.failed)
    phone.tap("Cancel")

    #expect(store.alert == nil)
  }

  @Test func `tapping a dialog's button sends its action and dismisses the dialog`() {
    let phone = Phone(KitchenView(store: store))

    phone.tap("Options")
    #expect(phone.front.text == "Dialog “Options”\n  [Share]\n  [Cancel] cancel")
    phone.tap("Share")

    #expect(store.destination == nil)
  }
}

@Reducer
private struct Upload {
  @ObservableState
  struct State { @Presents var alert: AlertState<Alert>? }

  enum Action {
    case failed
    case alert(PresentationAction<Alert>)
  }

  enum Alert { case tryAgain }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .failed, .alert(.presented(.tryAgain)):
        state.alert = AlertState {
          TextState("Upload failed")
        } actions: {
          ButtonState(action: .tryAgain) { TextState("Try again") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
      case .alert(.dismiss):
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct UploadView: View {
  @Bindable var store: StoreOf<Upload>

  var body: some View {
    Text("Uploads").alert($store.scope(state: \.alert, action: \.alert))
  }
}
