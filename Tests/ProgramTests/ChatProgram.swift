import ComposableTesting
import ComposableUI
import Testing

private struct ChatClient: Sendable {
  @CasePathable
  enum Event: Equatable, Sendable {
    case didOpen
    case didClose
    case received(String)
  }

  var open: @Sendable () async -> AsyncStream<Event>
  var send: @Sendable (String) async throws -> Void
}

extension ChatClient: TestDependencyKey {
  static let testValue = ChatClient(open: { .never }, send: { _ in })
}

extension DependencyValues {
  fileprivate var chat: ChatClient {
    get { self[ChatClient.self] }
    set { self[ChatClient.self] = newValue }
  }
}

@Reducer
private struct Chat {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var connection = Connection.disconnected
    var messages: [String] = []
    var text = ""
  }

  enum Connection: String {
    case connected = "Disconnect"
    case connecting = "Connecting…"
    case disconnected = "Connect"
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case chat(ChatClient.Event)
    case connectButtonTapped
    case sendButtonTapped
    case sendResponse(didSucceed: Bool)

    enum Alert: Equatable {}
  }

  @Dependency(\.chat) var chat
  private enum CancelID { case connection }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding:
        return .none

      case .chat(.didOpen):
        state.connection = .connected
        return .none

      case .chat(.didClose):
        state.connection = .disconnected
        return .cancel(id: CancelID.connection)

      case .chat(.received(let message)):
        state.messages.append(message)
        return .none

      case .connectButtonTapped where state.connection == .disconnected:
        state.connection = .connecting
        return .run { send in
          for await event in await chat.open() { await send(.chat(event)) }
        }
        .cancellable(id: CancelID.connection)

      case .connectButtonTapped:
        state.connection = .disconnected
        return .cancel(id: CancelID.connection)

      case .sendButtonTapped:
        let message = state.text
        state.text = ""
        return .run { send in
          try await chat.send(message)
          await send(.sendResponse(didSucceed: true))
        } catch: { _, send in
          await send(.sendResponse(didSucceed: false))
        }
        .cancellable(id: CancelID.connection)

      case .sendResponse(didSucceed: false):
        state.alert = AlertState {
          TextState("The message couldn't be sent. Connect to the server first, and try again.")
        }
        return .none

      case .sendResponse(didSucceed: true):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct ChatView: View {
  @Bindable var store: StoreOf<Chat>

  var body: some View {
    VStack {
      Button(store.connection.rawValue) { store.send(.connectButtonTapped) }
      TextField("Message", text: $store.text)
        .onSubmit { store.send(.sendButtonTapped) }
      Button("Send") { store.send(.sendButtonTapped) }
        .disabled(store.text.isEmpty)
      List(store.messages, id: \.self) { message in
        Text(message)
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@MainActor
@Suite struct ChatProgramTests {
  @Test func `messages arrive while the connection is open`() async {
    let (events, continuation) = AsyncStream.makeStream(of: ChatClient.Event.self)
    let sent = LockIsolated<[String]>([])
    let store = TestStore(initialState: Chat.State()) {
      Chat()
    } withDependencies: {
      $0.chat.open = { events }
      $0.chat.send = { message in sent.withValue { $0.append(message) } }
    }

    await store.send(.connectButtonTapped) { $0.connection = .connecting }
    continuation.yield(.didOpen)
    await store.receive(\.chat.didOpen) { $0.connection = .connected }
    await store.send(\.binding.text, "Hi") { $0.text = "Hi" }
    await store.send(.sendButtonTapped) { $0.text = "" }
    await store.receive(\.sendResponse)
    continuation.yield(.received("Welcome"))
    await store.receive(\.chat.received) { $0.messages = ["Welcome"] }
    await store.send(.connectButtonTapped) { $0.connection = .disconnected }

    #expect(sent.value == ["Hi"])
  }

  @Test func `a message that can't be sent shows an alert`() async {
    struct Closed: Error {}
    let store = TestStore(initialState: Chat.State(text: "Hi")) {
      Chat()
    } withDependencies: {
      $0.chat.send = { _ in throw Closed() }
    }

    await store.send(.sendButtonTapped) { $0.text = "" }
    await store.receive(\.sendResponse) {
      $0.alert = AlertState {
        TextState("The message couldn't be sent. Connect to the server first, and try again.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `a user chats until the server closes the connection`() async {
    let (events, continuation) = AsyncStream.makeStream(of: ChatClient.Event.self)
    let store = Store(initialState: Chat.State()) {
      Chat()
    } withDependencies: {
      $0.chat.open = { events }
      $0.chat.send = { continuation.yield(.received("You said: \($0)")) }
    }
    let phone = Phone(ChatView(store: store))

    phone.tap("Connect")
    #expect(phone.shows("Connecting…"))
    continuation.yield(.didOpen)
    await phone.wait(timeout: .seconds(60)) { $0.shows("Disconnect") }
    phone.type("Hi", into: "Message")
    phone.submit("Message")
    await phone.wait(timeout: .seconds(60)) { $0.shows("You said: Hi") }
    continuation.yield(.didClose)
    await phone.wait(timeout: .seconds(60)) { $0.shows("Connect") }

    #expect(store.messages == ["You said: Hi"])
  }
}
