import ComposableTesting
import ComposableUI
import Foundation
import Testing

// A choir's folder of songs: a moment after a song is learned, it moves to the front.

@Reducer
private struct Song {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var isLearned = false
    var title = ""
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
  }
}

private enum Selection: LocalizedStringKey, CaseIterable, Hashable {
  case folder = "The folder"
  case concert = "Ready for a concert"
  case homework = "Homework"

  func contains(_ song: Song.State) -> Bool {
    self == .folder || song.isLearned == (self == .concert)
  }
}

@Reducer
private struct Choir {
  @ObservableState
  struct State: Equatable {
    var editMode: EditMode = .inactive
    var selection = Selection.folder
    var songs: IdentifiedArrayOf<Song.State> = []

    var selected: IdentifiedArrayOf<Song.State> { songs.filter(selection.contains) }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case concertSung
    case folderSorted
    case sheetMusicArrived
    case songs(IdentifiedActionOf<Song>)
    case songsMoved(IndexSet, before: Int)
    case songsTornOut(IndexSet)
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.uuid) private var uuid
  private enum Work { case sorting }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .songs(.element(id: _, action: .binding(\.isLearned))):
        return .run { send in
          try await clock.sleep(for: .seconds(4))
          await send(.folderSorted, animation: .default)
        }
        .cancellable(id: Work.sorting, cancelInFlight: true)

      case .songsMoved(var places, before: let destination):
        let selected = state.selected
        places = places.filteredIndexSet { !selected[$0].isLearned }
        state.moveSelected(places, before: destination)
        return .run { send in
          try await clock.sleep(for: .milliseconds(250))
          await send(.folderSorted)
        }

      case .folderSorted:
        state.songs = IdentifiedArray(
          uniqueElements: state.songs.filter(\.isLearned) + state.songs.filter { !$0.isLearned }
        )

      case .sheetMusicArrived:
        state.songs.append(Song.State(id: uuid()))

      case .concertSung:
        state.songs.removeAll(where: \.isLearned)

      case .songsTornOut(let places):
        let selected = state.selected
        for place in places { state.songs.remove(id: selected[place].id) }

      case .binding, .songs:
        break
      }
      return .none
    }
    .forEach(\.songs, action: \.songs) {
      Song()
    }
  }
}

extension Choir.State {
  /// Moves songs of the selection. The songs outside it stay where they are.
  fileprivate mutating func moveSelected(_ places: IndexSet, before destination: Int) {
    var moved = Array(selected)
    moved.move(fromOffsets: places, toOffset: destination)
    var rest = moved.makeIterator()
    songs = IdentifiedArray(
      uniqueElements: songs.map { selection.contains($0) ? rest.next() ?? $0 : $0 }
    )
  }
}

private struct ChoirView: View {
  @Bindable var store: StoreOf<Choir>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.scope(state: \.selected, action: \.songs)) { song in
          SongRow(store: song)
        }
        .onMove { store.send(.songsMoved($0, before: $1)) }
        .onDelete { store.send(.songsTornOut($0)) }
      }
      .safeAreaInset(edge: .bottom) {
        Picker("Show", selection: $store.selection.animation()) {
          ForEach(Selection.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      .navigationBarItems(leading: EditButton(), trailing: buttons)
      .navigationTitle("\(store.songs.count) songs")
      .environment(\.editMode, $store.editMode)
    }
  }

  private var buttons: some View {
    HStack(spacing: 6) {
      Button("New") { store.send(.sheetMusicArrived, animation: .default) }
      Button("Sing") { store.send(.concertSung, animation: .default) }
        .disabled(store.songs.allSatisfy { !$0.isLearned })
    }
  }
}

private struct SongRow: View {
  @Bindable var store: StoreOf<Song>

  var body: some View {
    HStack {
      TextField("Song", text: $store.title)
        .foregroundColor(store.isLearned ? .green : nil)
      Button {
        store.isLearned.toggle()
      } label: {
        Image(systemName: store.isLearned ? "music.note" : "questionmark")
      }
      .buttonStyle(.plain)
    }
  }
}

@MainActor
@Suite struct ChoirProgramTests {
  private let canon = Song.State(id: UUID(20), title: "Canon")
  private let lament = Song.State(id: UUID(21), isLearned: true, title: "Lament")
  private let shanty = Song.State(id: UUID(22), title: "Shanty")

  @Test func `new rows get the next identifiers`() async {
    let store = TestStore(initialState: Choir.State()) {
      Choir()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.sheetMusicArrived) { $0.songs = [Song.State(id: UUID(0))] }
    await store.send(.sheetMusicArrived) {
      $0.songs = [Song.State(id: UUID(0)), Song.State(id: UUID(1))]
    }
  }

  @Test func `rows are sorted some time after the last change to their key`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Choir.State(songs: [canon, shanty])) {
      Choir()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.songs[id: UUID(22)].binding.isLearned, true) {
      $0.songs[1].isLearned = true
    }
    await clock.advance(by: .seconds(3))
    await store.send(\.songs[id: UUID(20)].binding.title, "Round") { $0.songs[0].title = "Round" }
    await store.send(\.songs[id: UUID(22)].binding.isLearned, false) {
      $0.songs[1].isLearned = false
    }
    await store.send(\.songs[id: UUID(22)].binding.isLearned, true) {
      $0.songs[1].isLearned = true
    }
    await clock.advance(by: .seconds(3))
    await clock.advance(by: .seconds(1))
    await store.receive(\.folderSorted) { $0.songs = [$0.songs[1], $0.songs[0]] }
  }

  @Test func `rows can be removed by the value of a property`() async {
    let store = TestStore(initialState: Choir.State(songs: [canon, lament])) { Choir() }

    await store.send(.concertSung) { $0.songs = [canon] }
  }

  @Test func `rows of a filtered list can be moved and removed by their positions`() async {
    let songs = Choir.State(songs: [canon, lament, shanty])
    let store = TestStore(initialState: songs) {
      Choir()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.songsMoved([0, 1], before: 3)) { $0.songs = [lament, shanty, canon] }
    await store.receive(\.folderSorted)
    await store.send(.set(\.selection, .homework)) { $0.selection = .homework }
    await store.send(.songsMoved([1], before: 0)) { $0.songs = [lament, canon, shanty] }
    await store.receive(\.folderSorted)
    await store.send(.songsTornOut([1])) { $0.songs = [lament, canon] }
  }

  @Test func `rows can be moved, filtered, deleted, and added`() {
    let store = Store(initialState: Choir.State(songs: [canon, shanty])) {
      Choir()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.uuid = .incrementing
    }
    let phone = Phone(ChoirView(store: store))

    phone.tap("Edit")
    #expect(store.editMode == .active)
    phone.move("Shanty", before: "Canon")
    phone.tap("Done")
    #expect(store.songs.map(\.title) == ["Shanty", "Canon"])
    phone.tap("questionmark", in: "Canon")
    #expect(store.songs[1].isLearned)
    phone.choose("Homework", in: "Show")
    #expect(store.selection == .homework)
    #expect(phone.shows("Shanty") && !phone.shows("Canon"))
    phone.swipe("Shanty", tap: "Delete")
    phone.tap("Sing")
    #expect(store.songs.isEmpty)
    phone.tap("New")

    #expect(store.songs.ids == [UUID(0)] && phone.shows("1 songs"))
  }
}
