import ComposableTesting
import ComposableUI
import Foundation
import Testing

@Reducer
private struct Reminder {
  enum Repeat: String, CaseIterable { case never, daily, weekly }

  @ObservableState
  struct State: Equatable {
    var date = Date(timeIntervalSince1970: 0)
    var isMoreShown = false
    var log: [String] = []
    var repeats = Repeat.never
    var title = ""
    var volume = 0.5
  }

  enum Action: BindableAction {
    case autosave
    case binding(BindingAction<State>)
    case saveButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case autosave }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.repeats) { _, new in
        Reduce { state, _ in
          state.log.append("repeats \(new.rawValue)")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .autosave, .saveButtonTapped:
        state.log.append("saved \(state.title)")
        return .cancel(id: CancelID.autosave)
      case .binding(\.title):
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.autosave)
        }
        .cancellable(id: CancelID.autosave, cancelInFlight: true)
      case .binding:
        return .none
      }
    }
  }
}

private struct ReminderView: View {
  @Bindable var store: StoreOf<Reminder>

  var body: some View {
    Form {
      TextField("Title", text: $store.title)
        .onSubmit { store.send(.saveButtonTapped) }
      DatePicker("Date", selection: $store.date)
      Picker("Repeats", selection: $store.repeats) {
        ForEach(Reminder.Repeat.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      DisclosureGroup("More", isExpanded: $store.isMoreShown) {
        Slider(value: $store.volume) { Text("Volume") }
      }
      ForEach(store.log, id: \.self) { Text($0) }
    }
  }
}

@MainActor
@Suite struct SettingsScreenProgramTests {
  @Test func `text is saved after a pause in typing`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Reminder.State()) {
      Reminder()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.binding.title, "M") { $0.title = "M" }
    await clock.advance(by: .seconds(2))
    await store.send(\.binding.title, "Milk") { $0.title = "Milk" }
    await clock.advance(by: .seconds(3))
    await store.receive(\.autosave) { $0.log = ["saved Milk"] }
  }

  @Test func `a change is recorded once`() async {
    let store = TestStore(initialState: Reminder.State()) { Reminder() }

    await store.send(\.binding.repeats, .daily) {
      $0.repeats = .daily
      $0.log = ["repeats daily"]
    }
    await store.send(\.binding.volume, 0.7) { $0.volume = 0.7 }
  }

  @Test func `a user fills in the form`() {
    let store = Store(initialState: Reminder.State()) {
      Reminder()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let phone = Phone(ReminderView(store: store))

    phone.type("Milk", into: "Title")
    phone.submit("Title")
    phone.choose(Date(timeIntervalSince1970: 86_400), in: "Date")
    phone.choose("weekly", in: "Repeats")
    phone.tap("More")
    phone.slide("Volume", to: 0.9)

    #expect(store.date == Date(timeIntervalSince1970: 86_400))
    #expect(store.log == ["saved Milk", "repeats weekly"])
    #expect(store.volume == 0.9)
  }
}
