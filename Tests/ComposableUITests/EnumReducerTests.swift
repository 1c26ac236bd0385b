import ComposableUI
import Testing

@MainActor @Suite struct EnumReducerTests {
  @Test func `switching over a store's case selects the screen`() {
    let store = Store(initialState: Library.State()) { Library() }
    let phone = Phone(LibraryView(store: store))

    phone.tap("Write")
    #expect(phone.front.title == "Write")
    phone.type("Moby", into: "Text")
    #expect(store.path.last?.write?.text == "Moby")
    phone.goBack()
    phone.tap("Name")
    #expect(phone.front.title == "Name")
    phone.goBack()

    #expect(store.path.isEmpty)
  }

  @Test func `a case of a destination enum presents a sheet`() {
    let store = Store(initialState: Library.State(destination: .note(Note.State(text: "a")))) {
      Library()
    }
    let phone = Phone(LibraryView(store: store))

    #expect(phone.front.text == "Sheet\n  Text: a")
    phone.dismissSheet()

    #expect(store.destination == nil)
  }
}

@Reducer
struct Library {
  @Reducer
  enum Path {
    case write(Note)
    case name(ItemForm)
  }

  @Reducer
  enum Destination {
    case note(Note)
    case alert(AlertState<Never>)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }

  enum Action {
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
      .ifLet(\.$destination, action: \.destination)
  }
}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink(state: Library.Path.State.write(Note.State())) { Text("Write") }
        NavigationLink("Name", state: Library.Path.State.name(ItemForm.State()))
      }
    } destination: { store in
      switch store.case {
      case .write(let store):
        NoteView(store: store).navigationTitle("Write")
      case .name(let store):
        ItemFormView(store: store).navigationTitle("Name")
      }
    }
    .sheet(item: $store.scope(state: \.destination?.note, action: \.destination.note)) { store in
      NoteView(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}
