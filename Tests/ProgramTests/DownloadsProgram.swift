import ComposableTesting
import ComposableUI
import Testing

@DependencyClient
private struct DownloadClient: Sendable {
  enum Event: Equatable {
    case progress(Double)
    case response(Int)
  }

  var download: @Sendable (_ name: String) -> AsyncThrowingStream<Event, any Error> = { _ in
    .finished()
  }
}

extension DownloadClient: TestDependencyKey {
  static let testValue = DownloadClient()
}

extension DependencyValues {
  fileprivate var downloadClient: DownloadClient {
    get { self[DownloadClient.self] }
    set { self[DownloadClient.self] = newValue }
  }
}

private enum Mode: Equatable {
  case notDownloaded
  case downloading(progress: Double)
  case downloaded(bytes: Int)
}

@Reducer
private struct Download {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var mode = Mode.notDownloaded
    let name: String
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case event(Result<DownloadClient.Event, any Error>)

    @CasePathable
    enum Alert: Equatable {
      case deleteButtonTapped
      case stopButtonTapped
    }
  }

  @Dependency(\.downloadClient) var downloadClient
  private enum CancelID { case download }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteButtonTapped)):
        state.mode = .notDownloaded
        return .none

      case .alert(.presented(.stopButtonTapped)):
        state.mode = .notDownloaded
        return .cancel(id: CancelID.download)

      case .alert:
        return .none

      case .buttonTapped:
        switch state.mode {
        case .downloaded:
          state.alert = AlertState {
            TextState("Do you want to delete \(state.name)?")
          } actions: {
            ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          }
          return .none

        case .downloading:
          state.alert = AlertState {
            TextState("Do you want to stop downloading \(state.name)?")
          } actions: {
            ButtonState(role: .destructive, action: .stopButtonTapped) { TextState("Stop") }
            ButtonState(role: .cancel) { TextState("Continue") }
          }
          return .none

        case .notDownloaded:
          state.mode = .downloading(progress: 0)
          return .run { [name = state.name] send in
            for try await event in downloadClient.download(name: name) {
              await send(.event(.success(event)), animation: .default)
            }
          } catch: { error, send in
            await send(.event(.failure(error)), animation: .default)
          }
          .cancellable(id: CancelID.download)
        }

      case .event(.success(.progress(let progress))):
        state.mode = .downloading(progress: progress)
        return .none

      case .event(.success(.response(let bytes))):
        state.mode = .downloaded(bytes: bytes)
        state.alert = nil
        return .none

      case .event(.failure):
        state.mode = .notDownloaded
        state.alert = AlertState { TextState("\(state.name) couldn't be downloaded.") }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct DownloadView: View {
  @Bindable var store: StoreOf<Download>

  var body: some View {
    HStack {
      Text(store.name)
      Spacer()
      Button {
        store.send(.buttonTapped)
      } label: {
        switch store.mode {
        case .notDownloaded:
          Text("Download")
        case .downloading(let progress):
          Text("\(Int(progress * 100)) percent")
        case .downloaded(let bytes):
          Text("\(bytes) bytes")
        }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
    }
  }
}

@MainActor
@Suite struct DownloadsProgramTests {
  private struct Offline: Error {}

  @Test func `a download reports its progress`() async {
    let store = TestStore(initialState: Download.State(name: "Map")) {
      Download()
    } withDependencies: {
      $0.downloadClient.download = { _ in
        AsyncThrowingStream { continuation in
          continuation.yield(.progress(0.5))
          continuation.yield(.response(1_024))
          continuation.finish()
        }
      }
    }

    await store.send(.buttonTapped) { $0.mode = .downloading(progress: 0) }
    await store.receive(\.event.success) { $0.mode = .downloading(progress: 0.5) }
    await store.receive(\.event.success) { $0.mode = .downloaded(bytes: 1_024) }
  }

  @Test func `a failed download shows an alert`() async {
    let store = TestStore(initialState: Download.State(name: "Map")) {
      Download()
    } withDependencies: {
      $0.downloadClient.download = { _ in AsyncThrowingStream { $0.finish(throwing: Offline()) } }
    }

    await store.send(.buttonTapped) { $0.mode = .downloading(progress: 0) }
    await store.receive(\.event.failure) {
      $0.mode = .notDownloaded
      $0.alert = AlertState { TextState("Map couldn't be downloaded.") }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `a user stops a download`() async {
    let store = Store(initialState: Download.State(name: "Map")) {
      Download()
    } withDependencies: {
      $0.downloadClient.download = { _ in
        AsyncThrowingStream { $0.yield(.progress(0.25)) }
      }
    }
    let phone = Phone(DownloadView(store: store))

    phone.tap("Download")
    await phone.wait(timeout: .seconds(60)) { $0.shows("25 percent") }
    phone.tap("25 percent")
    phone.tap("Stop")

    #expect(phone.shows("Download"))
    #expect(store.alert == nil)
  }
}
