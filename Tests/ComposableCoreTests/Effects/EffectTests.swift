@testable import ComposableCore
import ComposableTesting
import Foundation
import IssueRecording
import Synchronization
import Testing

/// Returns a store that appends each action to its state and runs the effect that `handler`
/// returns.
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
  @Test func `31. actions that are sent during another action are processed after it, in order`() {
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

        A reducer must not send actions to its store. Return 'Effect.send' or 'Effect.run' \
        instead. The action has been queued and will be processed afterward.
        """
      ]
    )
    #expect(store?.withState { $0 } == ["a", "end of a", "b", "end of b"])
    #expect(store?.isQuiet == true)
  }

  @Test func `31. an effect that sends an action directly to its store isn't reported`() async {
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

  @Test func `33. an error that an effect doesn't catch is reported`() async {
    struct Broken: Error {}
    let store = labStore { _, _ in .run { _ in throw Broken() } }

    let messages = await messages { await store.send("a").finish() }

    #expect(
      messages == [
        """
        An 'Effect.run' threw an unhandled error.

            EffectTests.Broken()

        Every error except 'CancellationError' must be handled: with 'do' and 'catch' inside the \
        effect, or with the 'catch' argument of 'Effect.run'.
        """
      ]
    )
  }

  @Test func `33. a cancellation error is ignored`() async {
    let store = labStore { _, _ in .run { _ in throw CancellationError() } }

    let messages = await messages { await store.send("a").finish() }

    #expect(messages == [])
  }

  @Test func `33. any error that a cancelled effect throws is ignored`() async {
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

  @Test func `33. an effect can handle an error in its 'catch' closure`() async {
    struct Broken: Error {}
    let store = labStore { _, action in
      action == "a"
        ? .run { _ in throw Broken() } catch: { error, send in await send("\(type(of: error))") }
        : .none
    }

    await store.send("a").finish()

    #expect(store.withState { $0 } == ["a", "Broken"])
  }

  @Test func `sending an action from an effect that has finished is reported`() async {
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

        An effect completes when its closure returns, but this effect passed its 'send' to work \
        that continued after that. Await that work inside the closure, with 'async let' or with a \
        task group, so that the effect completes last.
        """
      ]
    )
    #expect(store.withState { $0 } == ["a"])
  }

  @Test func `an action sent by a cancelled effect is dropped`() async {
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
