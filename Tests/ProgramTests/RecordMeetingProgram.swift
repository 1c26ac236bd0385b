import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct RecordMeeting {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var secondsElapsed = 0
    let attendees: [String]
    var speakerIndex = 0

    var durationRemaining: Int { attendees.count * 2 - secondsElapsed }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case endMeetingButtonTapped
    case nextButtonTapped
    case onTask
    case timerTicked

    @CasePathable
    enum Alert { case confirmDiscard, confirmSave }
    @CasePathable
    enum Delegate { case save(transcript: String) }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDiscard)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.confirmSave)):
        return .concatenate(
          .send(.delegate(.save(transcript: "\(state.secondsElapsed) seconds"))),
          .run { _ in await dismiss() }
        )

      case .alert, .delegate:
        return .none

      case .endMeetingButtonTapped:
        state.alert = .endMeeting
        return .none

      case .nextButtonTapped:
        guard state.speakerIndex < state.attendees.count - 1 else {
          state.alert = .endMeeting
          return .none
        }
        state.speakerIndex += 1
        state.secondsElapsed = state.speakerIndex * 2
        return .none

      case .onTask:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }

      case .timerTicked:
        guard state.alert == nil else { return .none }
        state.secondsElapsed += 1
        if state.secondsElapsed.isMultiple(of: 2) {
          if state.secondsElapsed == state.attendees.count * 2 {
            return .concatenate(
              .send(.delegate(.save(transcript: "\(state.secondsElapsed) seconds"))),
              .run { _ in await dismiss() }
            )
          }
          state.speakerIndex += 1
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
  fileprivate static var endMeeting: Self {
    Self {
      TextState("End meeting?")
    } actions: {
      ButtonState(action: .confirmSave) { TextState("Save and end") }
      ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Resume") }
    }
  }
}

@Reducer
private struct Meetings {
  @ObservableState
  struct State: Equatable {
    var history: [String] = []
    @Presents var meeting: RecordMeeting.State?
  }

  enum Action {
    case meeting(PresentationAction<RecordMeeting.Action>)
    case startButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .meeting(.presented(.delegate(.save(transcript)))):
        state.history.append(transcript)
        return .none
      case .meeting:
        return .none
      case .startButtonTapped:
        state.meeting = RecordMeeting.State(attendees: ["Blob", "Blob Jr."])
        return .none
      }
    }
    .ifLet(\.$meeting, action: \.meeting) { RecordMeeting() }
  }
}

private struct MeetingsView: View {
  @Bindable var store: StoreOf<Meetings>

  var body: some View {
    List {
      ForEach(store.history, id: \.self) { Text($0) }
      Button("Start") { store.send(.startButtonTapped) }
    }
    .fullScreenCover(item: $store.scope(state: \.meeting, action: \.meeting)) { store in
      RecordMeetingView(store: store)
    }
  }
}

private struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>

  var body: some View {
    VStack {
      Text("\(store.durationRemaining) seconds left")
      Text(store.attendees[store.speakerIndex])
      Button("Next") { store.send(.nextButtonTapped) }
      Button("End meeting") { store.send(.endMeetingButtonTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.onTask).finish() }
  }
}

@MainActor
@Suite struct RecordMeetingProgramTests {
  @Test func `a meeting ends when its time is up and is saved`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Meetings.State()) {
      Meetings()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startButtonTapped) {
      $0.meeting = RecordMeeting.State(attendees: ["Blob", "Blob Jr."])
    }
    await store.send(\.meeting.onTask)
    await clock.advance(by: .seconds(4))
    await store.receive(\.meeting.timerTicked) { $0.meeting?.secondsElapsed = 1 }
    await store.receive(\.meeting.timerTicked) {
      $0.meeting?.secondsElapsed = 2
      $0.meeting?.speakerIndex = 1
    }
    await store.receive(\.meeting.timerTicked) { $0.meeting?.secondsElapsed = 3 }
    await store.receive(\.meeting.timerTicked) { $0.meeting?.secondsElapsed = 4 }
    await store.receive(\.meeting.delegate.save, "4 seconds") {
      $0.history = ["4 seconds"]
    }
    await store.receive(\.meeting.dismiss) { $0.meeting = nil }
  }

  @Test func `discarding a meeting saves nothing`() async {
    let store = TestStore(
      initialState: Meetings.State(meeting: RecordMeeting.State(attendees: ["Blob"]))
    ) {
      Meetings()
    }

    await store.send(\.meeting.nextButtonTapped) { $0.meeting?.alert = .endMeeting }
    await store.send(\.meeting.alert.confirmDiscard) { $0.meeting?.alert = nil }
    await store.receive(\.meeting.dismiss) { $0.meeting = nil }
  }

  @Test func `a user saves a meeting early`() async {
    let store = Store(initialState: Meetings.State()) {
      Meetings()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let phone = Phone(MeetingsView(store: store))

    phone.tap("Start")
    phone.tap("Next")
    #expect(phone.shows("Blob Jr."))
    phone.tap("End meeting")
    phone.tap("Resume")
    phone.tap("Next")
    phone.tap("Save and end")
    await phone.wait(timeout: .seconds(60)) { $0.shows("2 seconds") }

    #expect(store.history == ["2 seconds"])
  }
}
