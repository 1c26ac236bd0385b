@testable import ComposableCore
import ComposableTesting
import Foundation
import IssueRecording
import Synchronization
import Testing

@MainActor
@Suite struct CombinedEffectTests {
  @Test func `35. merging and concatenating drop empty effects`() {
    #expect(Effect<Int>.merge(.none, .none).isNone)
    #expect(Effect<Int>.concatenate(.none, .none).isNone)
    #expect(Effect<Int>.none.map { "\($0)" }.isNone)
    guard case .send(1, nil) = Effect<Int>.merge(.none, .send(1)).operation else {
      Issue.record("merging 'none' with an effect doesn't result in that effect")
      return
    }
  }

  @Test func `35. concatenated effects run one after the other`() async {
    let store = labStore { _, action in
      guard action == "go" else { return .none }
      return .concatenate(
        .run { send in await Task.yield(); await send("1") }, .send("2"), .run { await $0("3") }
      )
    }

    await store.send("go").finish()

    #expect(store.withState { $0 } == ["go", "1", "2", "3"])
    #expect(store.isQuiet)
  }

  @Test func `35. when one of several concatenated effects is cancelled, the next one starts`()
    async
  {
    let store = labStore { _, action in
      switch action {
      case "go":
        .concatenate(.run { _ in try await Task.never() }.cancellable(id: 1), .send("next"))
      case "cancel": .cancel(id: 1)
      default: .none
      }
    }

    store.send("go")
    store.send("cancel")

    #expect(store.withState { $0 } == ["go", "cancel", "next"])
    #expect(store.isQuiet)
  }

  @Test func `35. if a concatenation is cancelled as a whole, its remaining effects don't start`()
    async
  {
    let store = labStore { _, action in
      switch action {
      case "go":
        .concatenate(.run { _ in try await Task.never() }, .send("next")).cancellable(id: 1)
      case "cancel": .cancel(id: 1)
      default: .none
      }
    }

    store.send("go")
    store.send("cancel")

    #expect(store.withState { $0 } == ["go", "cancel"])
    #expect(store.isQuiet)
  }

  @Test func `a mapped effect uses the dependencies that were current when it was created`() async {
    let date = Date(timeIntervalSince1970: 42)
    let effect = withDependencies {
      $0.date.now = date
    } operation: {
      Effect<Double>.run { send in
        @Dependency(\.date.now) var now
        await send(now.timeIntervalSince1970)
      }
    }
    let store = labStore { _, action in action == "go" ? effect.map { "\($0)" } : .none }

    await store.send("go").finish()

    #expect(store.withState { $0 } == ["go", "42.0"])
  }
}
