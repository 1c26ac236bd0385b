import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct LongLivingEffects {
  @ObservableState
  struct State: Equatable {
    var screenshotCount = 0
  }

  enum Action {
    case task
    case userDidTakeScreenshotNotification
  }

  @Dependency(\.screenshots) var screenshots

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await _ in await self.screenshots() {
            await send(.userDidTakeScreenshotNotification)
          }
        }

      case .userDidTakeScreenshotNotification:
        state.screenshotCount += 1
        return .none
      }
    }
  }
}

extension DependencyValues {
  fileprivate var screenshots: @Sendable () async -> AsyncStream<Void> {
    get { self[ScreenshotsKey.self] }
    set { self[ScreenshotsKey.self] = newValue }
  }
}

private enum ScreenshotsKey: DependencyKey {
  static let liveValue: @Sendable () async -> AsyncStream<Void> = { .never }
  static let testValue: @Sendable () async -> AsyncStream<Void> = { .finished }
}

private struct LongLivingEffectsView: View {
  let store: StoreOf<LongLivingEffects>

  var body: some View {
    Form {
      Text("A screenshot of this screen has been taken \(store.screenshotCount) times.")
        .font(.headline)
    }
    .navigationTitle("Long-living effects")
    .task { await store.send(.task).finish() }
  }
}

@MainActor
@Suite struct LongLivingProgramTests {
  @Test func `each screenshot is counted while the screen is shown`() async {
    let (screenshots, takeScreenshot) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: LongLivingEffects.State()) {
      LongLivingEffects()
    } withDependencies: {
      $0.screenshots = { screenshots }
    }

    let task = await store.send(.task)
    takeScreenshot.yield()
    await store.receive(\.userDidTakeScreenshotNotification) {
      $0.screenshotCount = 1
    }
    await task.cancel()
    takeScreenshot.yield()
  }

  @Test func `the screen shows the number of screenshots`() async {
    let (screenshots, takeScreenshot) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: LongLivingEffects.State()) {
      LongLivingEffects()
    } withDependencies: {
      $0.screenshots = { screenshots }
    }
    let phone = Phone(LongLivingEffectsView(store: store))
    #expect(phone.shows("A screenshot of this screen has been taken 0 times."))

    takeScreenshot.yield()
    await phone.wait(timeout: .seconds(60)) { $0.shows("A screenshot of this screen has been taken 1 times.") }
  }
}
