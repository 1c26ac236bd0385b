import ComposableTesting
import ComposableUI
import Foundation
import Testing

// The card of a piano tuner: remarks are filed after a pause in writing, or with the return key.

@Reducer
private struct TuningCard {
  enum Pitch: String, CaseIterable {
    case baroque = "415"
    case modern = "440"
    case orchestra = "443"
  }

  @ObservableState
  struct State: Equatable {
    var areStringsShown = false
    var filed: [String] = []
    var humidity = 0.4
    var pitch = Pitch.modern
    var remark = ""
    var visit = Date(timeIntervalSince1970: 0)
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case penRested
    case returnPressed
  }

  @Dependency(\.continuousClock) private var clock
  private enum Work { case filing }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.pitch) { old, new in
        Reduce { state, _ in
          state.filed.append("\(old.rawValue) → \(new.rawValue) Hz")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.remark):
        return .run { send in
          try await clock.sleep(for: .seconds(8))
          await send(.penRested)
        }
        .cancellable(id: Work.filing, cancelInFlight: true)
      case .penRested, .returnPressed:
        state.filed.append(state.remark)
        state.remark = ""
        return .cancel(id: Work.filing)
      case .binding:
        return .none
      }
    }
  }
}

private struct TuningCardView: View {
  @Bindable var store: StoreOf<TuningCard>

  var body: some View {
    Form {
      Picker("Pitch of A", selection: $store.pitch) {
        ForEach(TuningCard.Pitch.allCases, id: \.self) { Text("\($0.rawValue) Hz").tag($0) }
      }
      DatePicker("Visit", selection: $store.visit)
      TextField("Remark", text: $store.remark)
        .onSubmit { store.send(.returnPressed) }
      DisclosureGroup("Strings", isExpanded: $store.areStringsShown) {
        Slider(value: $store.humidity) { Text("Humidity") }
      }
      Section("Filed") {
        ForEach(store.filed, id: \.self) { Text($0) }
      }
    }
  }
}

@MainActor
@Suite struct PianoTuningProgramTests {
  @Test func `each change to the text delays the effect again`() async {
    let clock = TestClock()
    let store = TestStore(initialState: TuningCard.State()) {
      TuningCard()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.binding.remark, "Moth") { $0.remark = "Moth" }
    await clock.advance(by: .seconds(7))
    await store.send(\.binding.remark, "Moths in the felt") { $0.remark = "Moths in the felt" }
    await clock.advance(by: .seconds(7))
    await store.send(\.binding.humidity, 0.5) { $0.humidity = 0.5 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.penRested) {
      $0.filed = ["Moths in the felt"]
      $0.remark = ""
    }
  }

  @Test func `a reducer receives the old and new values of a property only after a change`() async {
    let store = TestStore(initialState: TuningCard.State()) { TuningCard() }

    await store.send(\.binding.pitch, .baroque) {
      $0.pitch = .baroque
      $0.filed = ["440 → 415 Hz"]
    }
    await store.send(\.binding.pitch, .baroque)
    await store.send(\.binding.humidity, 0.6) { $0.humidity = 0.6 }
  }

  @Test func `each control of a card changes its property`() {
    let store = Store(initialState: TuningCard.State()) {
      TuningCard()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let phone = Phone(TuningCardView(store: store))
    let visit = Date(timeIntervalSince1970: 7_200)

    phone.choose("443 Hz", in: "Pitch of A")
    phone.choose(visit, in: "Visit")
    phone.type("Pedal squeaks", into: "Remark")
    phone.submit("Remark")
    phone.tap("Strings")
    phone.slide("Humidity", to: 0.7)

    #expect(phone.shows("440 → 443 Hz") && phone.shows("Pedal squeaks"))
    #expect(
      store.state
        == TuningCard.State(
          areStringsShown: true, filed: ["440 → 443 Hz", "Pedal squeaks"], humidity: 0.7,
          pitch: .orchestra, visit: visit
        )
    )
  }
}
