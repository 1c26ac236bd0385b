import ComposableUI

@Reducer
struct ItemForm {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 1
    var name = ""
    var isFavorite = false
  }

  enum Action {
    case nameChanged(String)
    case favoriteToggled(Bool)
    case saveButtonTapped
    case cancelButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .favoriteToggled(let isFavorite):
        state.isFavorite = isFavorite
        return .none
      case .saveButtonTapped:
        return .none
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

struct ItemFormView: View {
  @Bindable var store: StoreOf<ItemForm>

  var body: some View {
    Form {
      TextField("Name", text: $store.name.sending(\.nameChanged))
      Toggle("Favorite", isOn: $store.isFavorite.sending(\.favoriteToggled))
      Button("Save") { store.send(.saveButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
  }
}

@Reducer
struct KitchenFeature {
  @Reducer
  struct Destination {
    @ObservableState
    enum State {
      case add(ItemForm.State)
      case edit(ItemForm.State)
      case detail(ItemForm.State)
      case alert(AlertState<Alert>)
      case options(ConfirmationDialogState<Option>)
    }

    enum Action {
      case add(ItemForm.Action)
      case edit(ItemForm.Action)
      case detail(ItemForm.Action)
      case alert(Alert)
      case options(Option)
    }

    enum Alert { case confirmDeletion, askAgain }
    enum Option { case share }

    var body: some ReducerOf<Self> {
      Scope(state: \.add, action: \.add) { ItemForm() }
      Scope(state: \.edit, action: \.edit) { ItemForm() }
      Scope(state: \.detail, action: \.detail) { ItemForm() }
    }
  }

  @ObservableState
  struct State {
    var names = ["Kettle", "Whisk"]
    @Presents var destination: Destination.State?
  }

  enum Action {
    case addButtonTapped
    case detailButtonTapped
    case editButtonTapped
    case deleteButtonTapped
    case optionsButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(ItemForm.State())
      case .detailButtonTapped:
        state.destination = .detail(ItemForm.State(name: "Whisk"))
      case .editButtonTapped:
        state.destination = .edit(ItemForm.State(name: "Whisk"))
      case .deleteButtonTapped:
        state.destination = .alert(.deletion("Delete everything?"))
      case .optionsButtonTapped:
        state.destination = .options(
          ConfirmationDialogState {
            TextState("Options")
          } actions: {
            ButtonState(action: .share) { TextState("Share") }
          }
        )
      case .destination(.presented(.add(.saveButtonTapped))):
        if case .add(let form) = state.destination { state.names.append(form.name) }
        state.destination = nil
      case .destination(.presented(.alert(.confirmDeletion))):
        state.names = []
      case .destination(.presented(.alert(.askAgain))):
        state.destination = .alert(.deletion("Really?"))
      case .destination:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

extension AlertState where Action == KitchenFeature.Destination.Alert {
  static func deletion(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(action: .askAgain) { TextState("Ask again") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("You can't undo this.")
    }
  }
}

struct KitchenView: View {
  @Bindable var store: StoreOf<KitchenFeature>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.names, id: \.self) { Text($0) }
        Button("Add") { store.send(.addButtonTapped) }
        Button("Edit") { store.send(.editButtonTapped) }
        Button("Detail") { store.send(.detailButtonTapped) }
        Button("Delete") { store.send(.deleteButtonTapped) }
        Button("Options") { store.send(.optionsButtonTapped) }
      }
      .navigationTitle("Kitchen")
      .navigationDestination(
        item: $store.scope(state: \.destination?.detail, action: \.destination.detail)
      ) { store in
        ItemFormView(store: store).navigationTitle("Detail")
      }
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
      ItemFormView(store: store)
    }
    .popover(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      ItemFormView(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog(
      $store.scope(state: \.destination?.options, action: \.destination.options)
    )
  }
}
