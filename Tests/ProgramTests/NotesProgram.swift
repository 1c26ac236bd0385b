import ComposableTesting
import ComposableUI
import Foundation
import Testing

// Notes that are imported from files and exported to files, in the style of older code.

private struct Note: Equatable, FileDocument, Identifiable {
  static let readableContentTypes: [UTType] = [.plainText, .text]

  var id = UUID()
  var text = ""
  var isPinned = false

  init(id: UUID, text: String, isPinned: Bool = false) {
    self.id = id
    self.text = text
    self.isPinned = isPinned
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@Reducer
private struct Notes {
  @ObservableState
  struct State: Equatable {
    var exportedNote: Note?
    var isImporterPresented = false
    var isExporterPresented = false
    var isInspectorPresented = false
    var message: String?
    var notes: IdentifiedArrayOf<Note> = []
    var sortOrder = SortOrder.date

    enum SortOrder: String, CaseIterable, Hashable {
      case date = "Date"
      case title = "Title"
    }

    var sortedNotes: [Note] {
      sortOrder == .date ? Array(notes) : notes.sorted { $0.text < $1.text }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleteNotes(IndexSet)
    case exportButtonTapped(id: Note.ID)
    case exportCompleted(Result<URL, any Error>)
    case importButtonTapped
    case importCompleted(Result<[URL], any Error>)
    case notesLoaded([String])
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.readText) var readText

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .deleteNotes(let offsets):
        for offset in offsets { state.notes.remove(id: state.sortedNotes[offset].id) }
        return .none
      case .exportButtonTapped(let id):
        state.exportedNote = state.notes[id: id]
        state.isExporterPresented = true
        return .none
      case .exportCompleted(.success(let url)):
        state.message = "Saved \(url.lastPathComponent)"
        return .none
      case .exportCompleted(.failure), .importCompleted(.failure):
        state.message = "Something went wrong"
        return .none
      case .importButtonTapped:
        state.isImporterPresented = true
        return .none
      case .importCompleted(.success(let urls)):
        return .run { [readText] send in
          await send(.notesLoaded(urls.map { readText($0) }))
        }
      case .notesLoaded(let texts):
        for text in texts { state.notes.append(Note(id: uuid(), text: text)) }
        return .none
      }
    }
  }
}

private enum ReadTextKey: DependencyKey {
  static let liveValue: @Sendable (URL) -> String = {
    (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
  }
  static let testValue: @Sendable (URL) -> String = { "Text of \($0.lastPathComponent)" }
}

extension DependencyValues {
  fileprivate var readText: @Sendable (URL) -> String {
    get { self[ReadTextKey.self] }
    set { self[ReadTextKey.self] = newValue }
  }
}

private struct NotesView: View {
  @Bindable var store: StoreOf<Notes>

  var body: some View {
    NavigationView {
      List {
        Picker("Sort by", selection: $store.sortOrder) {
          ForEach(Notes.State.SortOrder.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(SegmentedPickerStyle())
        ForEach(store.sortedNotes) { note in
          HStack {
            if let image = UIImage(systemName: note.isPinned ? "pin.fill" : "pin") {
              Image(uiImage: image).resizable().frame(width: 20, height: 20)
            }
            Text(note.text)
            Spacer()
            Button("Export") { store.send(.exportButtonTapped(id: note.id)) }
              .buttonStyle(BorderlessButtonStyle())
          }
          .deleteDisabled(note.isPinned)
        }
        .onDelete { store.send(.deleteNotes($0)) }
        if let message = store.message { Text(message).listItemTint(.red) }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("Notes")
      .toolbar {
        Button("Import") { store.send(.importButtonTapped) }
        Toggle("Info", isOn: $store.isInspectorPresented).toggleStyle(ButtonToggleStyle())
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .statusBar(hidden: false)
    .inspector(isPresented: $store.isInspectorPresented) {
      Text("\(store.notes.count) notes").inspectorColumnWidth(200)
    }
    .fileImporter(
      isPresented: $store.isImporterPresented, allowedContentTypes: Note.readableContentTypes,
      allowsMultipleSelection: true
    ) {
      store.send(.importCompleted($0))
    }
    .fileExporter(
      isPresented: $store.isExporterPresented, document: store.exportedNote,
      contentType: .plainText, defaultFilename: "note.txt"
    ) {
      store.send(.exportCompleted($0))
    }
  }
}

@MainActor
@Suite struct NotesProgramTests {
  private func makeStore(_ notes: IdentifiedArrayOf<Note> = []) -> StoreOf<Notes> {
    Store(initialState: Notes.State(notes: notes)) {
      Notes()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func `imported text files become notes`() async {
    let store = TestStore(initialState: Notes.State()) {
      Notes()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.importButtonTapped) { $0.isImporterPresented = true }
    await store.send(.binding(.set(\.isImporterPresented, false))) {
      $0.isImporterPresented = false
    }
    await store.send(.importCompleted(.success([URL(fileURLWithPath: "/a.txt")])))
    await store.receive(\.notesLoaded, ["Text of a.txt"], timeout: NSEC_PER_SEC) {
      $0.notes = [Note(id: UUID(0), text: "Text of a.txt")]
    }
  }

  @Test func `files can be imported as notes, and a note can be exported to a file`() async throws {
    let store = makeStore()
    let phone = Phone(NotesView(store: store))
    let saved = URL(fileURLWithPath: NSTemporaryDirectory() + "note-\(UUID()).txt")

    phone.tap("Import")
    #expect(phone.shows("Choose files"))
    phone.choose(files: [URL(fileURLWithPath: "/b.txt"), URL(fileURLWithPath: "/a.txt")])
    #expect(!store.isImporterPresented)
    await phone.wait { $0.shows("Text of a.txt") }
    phone.choose("Title", in: "Sort by")
    phone.tap("Export", in: "Text of a.txt")
    #expect(phone.shows("Save “note.txt”"))
    phone.choose(files: [saved])

    #expect(store.message == "Saved \(saved.lastPathComponent)")
    #expect(try String(contentsOf: saved, encoding: .utf8) == "Text of a.txt")
  }

  @Test func `the inspector counts the notes, and a note that isn't pinned can be deleted`() {
    let store = makeStore([
      Note(id: UUID(0), text: "Call back", isPinned: true), Note(id: UUID(1), text: "Buy milk"),
    ])
    let phone = Phone(NotesView(store: store))

    phone.tap("Info")
    #expect(phone.shows("2 notes"))
    phone.dismissSheet()
    phone.swipe("Buy milk", tap: "Delete")

    #expect(store.notes.map(\.text) == ["Call back"])
  }
}
