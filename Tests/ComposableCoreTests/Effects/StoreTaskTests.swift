@testable import ComposableCore
import ComposableTesting
import Foundation
import IssueRecording
import Synchronization
import Testing

@MainActor
@Suite struct StoreTaskTests {
  @Test func `34. finishing a task waits for the effects of all resulting actions`() async {
    let store = labStore { _, action in
      switch action {
      case "a": .run { send in await send("b") }
      case "b": .run { send in await Task.yield(); await send("c") }
      case "c": .send("d")
      default: .none
      }
    }

    await store.send("a").finish()

    #expect(store.withState { $0 } == ["a", "b", "c", "d"])
    #expect(store.isQuiet)
  }

  @Test func `34. finishing a task waits for work that continues after 'Effect.cancel'`() async {
    let ended = Mutex(false)
    let store = labStore { _, action in
      guard action == "a" else { return .cancel(id: "work") }
      return .run { send in
        await send("b")
        for _ in 1...10 { await Task.yield() }
        ended.withLock { $0 = true }
      }
      .cancellable(id: "work")
    }

    await store.send("a").finish()

    #expect(ended.withLock { $0 })
    #expect(store.isQuiet)
  }

  @Test func `34. cancelling a task cancels the effects of all resulting actions`() async {
    let sawCancellation = Mutex(false)
    let store = labStore { _, action in
      guard action == "b" else { return .send("b") }
      return .run { _ in
        try? await Task.never()
        sawCancellation.withLock { $0 = Task.isCancelled }
      }
    }

    let task = store.send("a")
    task.cancel()

    #expect(task.isCancelled)
    #expect(store.isQuiet)
    for _ in 1...1_000 where !sawCancellation.withLock({ $0 }) { await Task.yield() }
    #expect(sawCancellation.withLock { $0 })
  }

  @Test func `a task can be cancelled synchronously`() {
    let store = labStore { _, _ in .run { _ in try await Task.never() } }

    store.send("a").cancel()

    #expect(store.isQuiet)
  }

  @Test func `a task can be cancelled from outside the main actor`() async {
    let store = labStore { _, _ in .run { _ in try await Task.never() } }
    let task = store.send("a")

    await Task.detached { task.cancel() }.value
    await task.finish()

    #expect(task.isCancelled)
    #expect(store.isQuiet)
  }

  @Test func `finishing a task waits for work that ignores the task's cancellation`() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let hasEnded = Mutex(false)
    let store = labStore { _, _ in
      .run { _ in
        await Task.detached { for await _ in stream {} }.value
        hasEnded.withLock { $0 = true }
      }
    }
    let task = store.send("a")

    task.cancel()
    #expect(store.isQuiet)
    #expect(!hasEnded.withLock { $0 })
    continuation.finish()
    await task.finish()

    #expect(hasEnded.withLock { $0 })
  }

  @Test func `34. a task finishes when the last effect of its actions finishes`() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let store = labStore { _, action in
      switch action {
      case "go": .send("first")
      case "first": .run { send in await send("second") }
      case "second":
        .run { send in
          for await _ in gate {}
          await send("last")
        }
      default: .none
      }
    }
    let task = store.send("go")
    while store.withState({ $0.last }) != "second" { await Task.yield() }
    #expect(store.root.groups.count == 1)

    opener.finish()
    await task.finish()

    #expect(store.withState { $0 } == ["go", "first", "second", "last"])
    #expect(!task.isCancelled)
    #expect(store.isQuiet)
  }

  @Test func `34. cancelling a 'Task' that waits for a store task cancels the store task`() async {
    let store = labStore { _, action in
      action == "go" ? .run { _ in try await Task.never() } : .none
    }
    let task = store.send("go")

    let waiting = Task { await task.finish() }
    waiting.cancel()
    for _ in 1...1_000 where !task.isCancelled { await Task.yield() }

    #expect(task.isCancelled)
    task.cancel()
    await waiting.value
    #expect(store.isQuiet)
  }

  @Test(.timeLimit(.minutes(20)))
  func `34. a task doesn't wait for the effects of other tasks`() async {
    let store = labStore { _, action in
      switch action {
      case "go": .run { _ in try await Task.never() }
      case "soon": .run { await $0("done") }
      default: .none
      }
    }
    let first = store.send("go")

    await store.send("soon").finish()

    #expect(store.root.groups.count == 1)
    #expect(!first.isCancelled)
    first.cancel()
    #expect(store.isQuiet)
  }

  @Test func `34. a task without effects finishes immediately and counts as cancelled`() async {
    let task = labStore { _, _ in .none }.send("a")

    await task.finish()

    #expect(task.isCancelled)
  }
}
