@testable import ComposableCore
import ComposableTesting
import Foundation
import IssueRecording
import Synchronization
import Testing

/// Returns a store of a feature that logs its actions and whose effects the test provides.
@MainActor
func labStore(
  _ handler: @escaping @Sendable (inout [String], String) -> Effect<String>
) -> Store<[String], String> {
  Store(initialState: []) {
    Reduce { state, action in
      state.append(action)
      return handler(&state, action)
    }
  }
}

extension Store {
  /// Whether no effects are running or registered.
  var isQuiet: Bool { root.groups.isEmpty && root.registry.isEmpty }
}

@MainActor
@Suite struct EffectTests {
  @Test func `31. actions sent while another action is being processed run after it, in order`() {
    let store = labStore { _, action in
      action == "a" ? .merge(.send("b"), .send("c")) : action == "b" ? .send("d") : .none
    }

    store.send("a")

    #expect(store.withState { $0 } == ["a", "b", "c", "d"])
    #expect(store.isQuiet)
  }

  @Test func `31. sending from a reducer to its own store is reported, and the action is queued`() {
    nonisolated(unsafe) var store: Store<[String], String>?
    store = labStore { state, action in
      if action == "a" { MainActor.assumeIsolated { _ = store?.send("b") } }
      state.append("end of \(action)")
      return .none
    }

    let messages = messages { store?.send("a") }

    #expect(
      messages == [
        """
        An action was sent to a store while its reducer was processing another one.

            "b"

        A reducer must not send actions to its store: return "Effect.send" or "Effect.run" \
        instead. The action was queued and is processed next.
        """
      ]
    )
    #expect(store?.withState { $0 } == ["a", "end of a", "b", "end of b"])
    #expect(store?.isQuiet == true)
  }

  @Test func `31. an effect that sends to its store isn't reported`() async {
    nonisolated(unsafe) var store: Store<[String], String>?
    store = labStore { _, action in
      action == "a" ? .run { _ in await MainActor.run { _ = store?.send("b") } } : .none
    }

    let messages = await messages { await store?.send("a").finish() }

    #expect(messages == [])
    #expect(store?.withState { $0 } == ["a", "b"])
  }

  @Test func `32. processing 100,000 actions in a row doesn't overflow the stack`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action > 0 ? .send(action - 1) : .none
      }
    }

    store.send(100_000)

    #expect(store.withState { $0 } == 100_001)
    #expect(store.isQuiet)
  }

  @Test func `33. an unhandled error is reported where the effect was created`() async {
    struct Broken: Error {}
    let store = labStore { _, _ in .run { _ in throw Broken() } }

    let messages = await messages { await store.send("a").finish() }

    #expect(
      messages == [
        """
        An "Effect.run" threw an unhandled error.

            EffectTests.Broken()

        Every error except "CancellationError" must be handled: with "do" and "catch" inside the \
        effect, or with the "catch" argument of "Effect.run".
        """
      ]
    )
  }

  @Test func `33. a cancellation error is ignored`() async {
    let store = labStore { _, _ in .run { _ in throw CancellationError() } }

    let messages = await messages { await store.send("a").finish() }

    #expect(messages == [])
  }

  @Test func `33. any error after cancellation is ignored`() async {
    struct Broken: Error {}
    let ended = Mutex(false)
    let store = labStore { _, _ in
      .run { _ in
        defer { ended.withLock { $0 = true } }
        try? await Task.never()
        throw Broken()
      }
    }

    let messages = await messages {
      let task = store.send("a")
      task.cancel()
      while !ended.withLock({ $0 }) { await Task.yield() }
      await Task.yield()
    }

    #expect(messages == [])
  }

  @Test func `33. an error can be caught`() async {
    struct Broken: Error {}
    let store = labStore { _, action in
      action == "a"
        ? .run { _ in throw Broken() } catch: { error, send in await send("\(type(of: error))") }
        : .none
    }

    await store.send("a").finish()

    #expect(store.withState { $0 } == ["a", "Broken"])
  }

  @Test func `33. sending after the effect has finished is reported`() async {
    let (sends, continuation) = AsyncStream<Send<String>>.makeStream()
    let store = labStore { _, action in
      action == "a" ? .run { send in continuation.yield(send) } : .none
    }

    let messages = await messages {
      await store.send("a").finish()
      for await send in sends {
        send("late")
        break
      }
    }

    #expect(
      messages == [
        """
        An action was sent from an effect that had already completed.

            "late"

        An effect completes when its closure returns, but this effect passed its "send" to work \
        that continued after that. Await that work inside the closure, with "async let" or with a \
        task group, so that the effect completes last.
        """
      ]
    )
    #expect(store.withState { $0 } == ["a"])
  }

  @Test func `33. an action sent by a cancelled effect is dropped`() async {
    let (sends, continuation) = AsyncStream<Send<String>>.makeStream()
    let store = labStore { _, action in
      guard action == "a" else { return .none }
      return .run { send in
        continuation.yield(send)
        try? await Task.never()
        await send("late")
      }
    }

    let messages = await messages {
      let task = store.send("a")
      for await send in sends {
        task.cancel()
        send("later")
        break
      }
      for _ in 1...10 { await Task.yield() }
    }

    #expect(messages == [])
    #expect(store.withState { $0 } == ["a"])
  }

  @Test func `34. finishing a task waits for the effects of the actions that it sent`() async {
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

  @Test func `34. finishing a task waits for work that continues after cancellation`() async {
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

  @Test func `34. cancelling a task cancels the effects of the actions that it sent`() async {
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

  @Test func `finishing a task waits for work that ignores its cancellation`() async {
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

  @Test func `34. a task finishes when the last effect of all its actions has finished`() async {
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

  @Test func `34. cancelling the code that waits for a task cancels the task`() async {
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

  @Test func `34. a task finishes with its own effects, not with those of other tasks`() async {
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

  @Test func `34. a task without effects is finished and counts as cancelled`() async {
    let task = labStore { _, _ in .none }.send("a")

    await task.finish()

    #expect(task.isCancelled)
  }

  @Test func `35. merging and concatenating drop empty effects`() {
    #expect(Effect<Int>.merge(.none, .none).isNone)
    #expect(Effect<Int>.concatenate(.none, .none).isNone)
    #expect(Effect<Int>.none.map { "\($0)" }.isNone)
    guard case .send(1, nil) = Effect<Int>.merge(.none, .send(1)).operation else {
      Issue.record("One effect merged with nothing is that effect.")
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

  @Test func `35. when one of several concatenated effects is cancelled, the next one starts`() async {
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

  @Test func `35. cancelling concatenated effects as a whole starts none of the remaining ones`() async {
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

  @Test func `35. a mapped effect uses the dependencies that were current when it was created`() async {
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

  @Test func `37. deallocating a store cancels its running effects`() async {
    let (ends, continuation) = AsyncStream<Bool>.makeStream()
    var store: Store<[String], String>? = labStore { _, _ in
      .run { _ in
        try? await Task.never()
        continuation.yield(Task.isCancelled)
      }
    }
    store?.send("a")
    await Task.yield()

    weak let gone = store
    store = nil

    #expect(gone == nil)
    for await wasCancelled in ends {
      #expect(wasCancelled)
      break
    }
  }
}
