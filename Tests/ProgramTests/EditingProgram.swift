import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct EditNote {
  @ObservableState
  struct State: Equatable {
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
    let original: Note
    var note: Note

    var hasChanges: Bool { note != original }

    init(note: Note) {
      original = note
      self.note = note
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Confirmation { case discardButtonTapped }
    @CasePathable
    enum Delegate { case save(Note) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelButtonTapped where state.hasChanges:
        state.confirmation = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Discard your changes?")
        } actions: {
          ButtonState(role: .destructive, action: .discardButtonTapped) { TextState("Discard") }
          ButtonState(role: .cancel) { TextState("Keep editing") }
        }
        return .none

      case .cancelButtonTapped, .confirmation(.presented(.discardButtonTapped)):
        return .run { _ in await dismiss() }

      case .confirmation:
        return .none

      case .saveButtonTapped:
        return .run { [note = state.note] send in
          await send(.delegate(.save(note)))
          await dismiss()
        }
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

private struct Note: Equatable, Identifiable {
  let id: Int
  var text = ""
}

@Reducer
private struct Notes {
  @ObservableState
  struct State: Equatable {
    @Presents var editNote: EditNote.State?
    var notes: IdentifiedArrayOf<Note> = []
  }

  enum Action {
    case addButtonTapped
    case editNote(PresentationAction<EditNote.Action>)
    case noteTapped(id: Note.ID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.editNote = EditNote.State(note: Note(id: (state.notes.ids.max() ?? 0) + 1))
        return .none

      case .editNote(.presented(.delegate(.save(let note)))):
        state.notes.updateOrAppend(note)
        return .none

      case .editNote:
        return .none

      case .noteTapped(let id):
        state.editNote = state.notes[id: id].map(EditNote.State.init)
        return .none
      }
    }
    .ifLet(\.$editNote, action: \.editNote) {
      EditNote()
    }
  }
}

private struct NotesView: View {
  @Bindable var store: StoreOf<Notes>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.notes) { note in
          Button(note.text) { store.send(.noteTapped(id: note.id)) }
        }
      }
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { store.send(.addButtonTapped) }
        }
      }
    }
    .sheet(item: $store.scope(state: \.editNote, action: \.editNote)) { store in
      NavigationStack {
        EditNoteView(store: store)
      }
      .interactiveDismissDisabled(store.hasChanges)
    }
  }
}

private struct EditNoteView: View {
  @Bindable var store: StoreOf<EditNote>

  var body: some View {
    Form {
      TextField("Text", text: $store.note.text)
    }
    .navigationTitle("Note")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.hasChanges)
      }
    }
    .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
  }
}

@MainActor
@Suite struct EditingProgramTests {
  @Test func `a saved note replaces the old one`() async {
    let store = TestStore(
      initialState: Notes.State(notes: [Note(id: 1, text: "Milk")])
    ) {
      Notes()
    }

    await store.send(.noteTapped(id: 1)) {
      $0.editNote = EditNote.State(note: Note(id: 1, text: "Milk"))
    }
    await store.send(\.editNote.binding.note, Note(id: 1, text: "Eggs")) {
      $0.editNote?.note.text = "Eggs"
    }
    await store.send(\.editNote.saveButtonTapped)
    await store.receive(\.editNote.delegate.save) { $0.notes[id: 1]?.text = "Eggs" }
    await store.receive(\.editNote.dismiss) { $0.editNote = nil }
  }

  @Test func `changes are discarded only after confirmation`() async {
    let store = TestStore(
      initialState: Notes.State(editNote: EditNote.State(note: Note(id: 1)))
    ) {
      Notes()
    }
    store.exhaustivity = .off

    await store.send(\.editNote.binding.note, Note(id: 1, text: "Eggs"))
    await store.send(\.editNote.cancelButtonTapped)
    #expect(store.state.editNote?.confirmation != nil)
    await store.send(\.editNote.confirmation.discardButtonTapped)
    await store.receive(\.editNote.dismiss) { $0.editNote = nil }
    #expect(store.state.notes.isEmpty)
  }

  @Test func `a user cancels and then keeps editing`() async {
    let store = Store(initialState: Notes.State()) { Notes() }
    let phone = Phone(NotesView(store: store))

    phone.tap("Add")
    phone.type("Milk", into: "Text")
    phone.tap("Cancel")
    phone.tap("Keep editing")
    phone.tap("Save")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Notes") && $0.shows("Milk") }
    phone.tap("Milk")
    phone.tap("Cancel")
    await phone.wait(timeout: .seconds(60)) { !$0.shows("Note") }

    #expect(store.notes == [Note(id: 1, text: "Milk")])
    #expect(store.editNote == nil)
  }
}
