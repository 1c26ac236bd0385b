import ComposableCore
import IssueRecording
import Testing

@MainActor protocol UseOfOlderNames {
  func reducerProtocol()
  func reducerAsValue()
  func scopeWithClosures()
  func scopeWithClosuresIsNew()
  func optionalBelowClosures()
  func collectionBelowClosures()
  func optionalBelowKeyPaths()
  func scopeToPart()
  func alertsWithLists()
  func alertWithOneButton()
  func actionSheet()
  func actorIsolated() async
  func equalLockIsolatedValues()
}

struct OlderNames: UseOfOlderNames {
  @available(*, deprecated)
  func actorIsolated() async {
    let value = ActorIsolated(1)

    #expect(await value.withValue { $0 += 1; return $0 * 10 } == 20)
    #expect(await value.value == 2)
    await value.setValue(5)
    #expect(await value.value == 5)
  }

  @available(*, deprecated)
  func equalLockIsolatedValues() {
    #expect(LockIsolated(1) == LockIsolated(1))
    #expect(LockIsolated(1) != LockIsolated(2))
  }

  @available(*, deprecated)
  func reducerProtocol() {
    struct Doubling: ReducerProtocol {
      func reduce(into state: inout Int, action: Int) -> EffectTask<Int> {
        state *= action
        return .none
      }
    }
    struct Composed: ReducerProtocol {
      typealias State = Int
      typealias Action = Int
      var body: some ReducerProtocol<Int, Int> { Doubling() }
    }
    struct Repeated: ReducerProtocol {
      typealias State = Int
      typealias Action = Int
      var body: some ReducerProtocolOf<Self> {
        Composed()
        Composed()
      }
    }
    let store = Store(initialState: 1) { Repeated() }

    store.send(3)

    #expect(store.withState { $0 } == 9)
  }

  @available(*, deprecated)
  func reducerAsValue() {
    let store = Store(initialState: Parent.State(), reducer: Parent()) { $0.station = "Euston" }

    store.send(.child(.presented(.count)))

    #expect(store.withState(\.child?.count) == 1)
    #expect(store.withState(\.child?.station) == "Euston")
  }

  @available(*, deprecated)
  func scopeWithClosures() {
    let store = Store(initialState: Parent.State()) {
      Parent().dependency(\.station, "Euston")
    }
    let child = store.scope(state: \.$child, action: { .child($0) })

    child.send(.presented(.count))

    #expect(child.withState(\.wrappedValue?.count) == 1)
    #expect(store.withState(\.child?.count) == 1)
  }

  @available(*, deprecated)
  func scopeWithClosuresIsNew() {
    let store = Store(initialState: Parent.State()) { Parent() }
    func scoped() -> Store<Child.State?, Child.Action> {
      store.scope(state: \.child, action: { .child(.presented($0)) })
    }

    let first = scoped()
    let second = scoped()

    #expect(first != second)
  }

  @available(*, deprecated)
  func optionalBelowClosures() {
    let store = Store(initialState: Grandparent.State()) { Grandparent() }
    let parent = store.scope(state: \.parent, action: { Grandparent.Action.parent($0) })
    var child: Store<Child.State, Child.Action>?

    let issues = messages {
      child = parent.scope(state: \.child, action: \.child.presented)
    }

    #expect(child?.withState(\.count) == 0)
    #expect(
      issues == [
        """
        The store of 'State' was scoped with closures, so its presented features can't be observed.

        Each call to 'scope' with closures creates a new store, but presentations and list rows \
        need stores that persist. To fix this, use key paths for every scope: \
        'scope(state: \\.child, action: \\.child)'.
        """
      ]
    )
  }

  @available(*, deprecated)
  func collectionBelowClosures() {
    let store = Store(initialState: Listing.State(rows: [.init(id: 1)])) { Listing() }
    let same = store.scope(state: { $0 }, action: { (action: Listing.Action) in action })
    var count = 0

    let issues = messages { count = same.scope(state: \.rows, action: \.rows).count }
    let none = messages { _ = store.scope(state: \.rows, action: \.rows).count }

    #expect(count == 1)
    #expect(none == [])
    #expect(
      issues == [
        """
        The store of 'State' was scoped with closures, so its presented features can't be observed.

        Each call to 'scope' with closures creates a new store, but presentations and list rows \
        need stores that persist. To fix this, use key paths for every scope: \
        'scope(state: \\.child, action: \\.child)'.
        """
      ])
  }

  @available(*, deprecated)
  func optionalBelowKeyPaths() {
    let store = Store(initialState: Grandparent.State()) { Grandparent() }

    let issues = messages {
      let parent: StoreOf<Parent> = store.scope(state: \.parent, action: \.parent)
      #expect(parent.scope(state: \.child, action: \.child.presented) != nil)
    }

    #expect(issues == [])
  }

  @available(*, deprecated)
  func scopeToPart() {
    let store = Store(initialState: Parent.State()) {
      Parent().dependency(\.station, "Euston")
    }
    let count: Store<Int?, Parent.Action> = store.scope(state: \.child?.count)

    count.send(.child(.presented(.count)))

    #expect(count.withState { $0 } == 1)
  }

  @available(*, deprecated)
  func alertsWithLists() {
    let keep = ButtonState<Answer>.cancel(TextState("Keep"))
    let delete = ButtonState<Answer>.destructive(TextState("Delete"), action: .send(.delete))
    let alert = AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState<Answer>(role: .cancel) { TextState("Keep") }
      ButtonState<Answer>(role: .destructive, action: .delete) { TextState("Delete") }
    } message: {
      TextState("For ever")
    }

    #expect(
      AlertState(
        title: TextState("Delete?"), message: TextState("For ever"), buttons: [keep, delete])
        == alert
    )
    #expect(
      AlertState(
        title: TextState("Delete?"), message: TextState("For ever"),
        primaryButton: keep, secondaryButton: delete
      ) == alert
    )
  }

  @available(*, deprecated)
  func alertWithOneButton() {
    let ok = AlertState<Answer>.Button.default(TextState("OK"), action: .send(.keep))

    #expect(
      AlertState(title: TextState("Done"), dismissButton: ok)
        == AlertState {
          TextState("Done")
        } actions: {
          ButtonState(action: .keep) { TextState("OK") }
        }
    )
    #expect(AlertState<Answer>(title: TextState("Done")) == AlertState { TextState("Done") })
  }

  @available(*, deprecated)
  func actionSheet() {
    let sheet = ActionSheetState<Answer>(
      title: TextState("Options"), message: TextState("Choose"),
      buttons: [.default(TextState("Keep"), action: .send(.keep))]
    )

    #expect(
      sheet
        == ConfirmationDialogState {
          TextState("Options")
        } actions: {
          ButtonState(action: .keep) { TextState("Keep") }
        } message: {
          TextState("Choose")
        }
    )
  }

  private enum Answer: Equatable { case keep, delete }
}

@Reducer private struct Child {
  @ObservableState struct State: Equatable {
    var count = 0
    var station = ""
  }
  enum Action { case count }
  @Dependency(\.station) var station
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      state.station = station
      return .none
    }
  }
}

@Reducer private struct Parent {
  @ObservableState struct State: Equatable {
    @Presents var child: Child.State? = Child.State()
  }
  @CasePathable enum Action { case child(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
  }
}

@Reducer private struct Grandparent {
  @ObservableState struct State: Equatable {
    var parent = Parent.State()
  }
  @CasePathable enum Action { case parent(Parent.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.parent, action: \.parent) { Parent() }
  }
}

@Reducer private struct Listing {
  @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> }
  enum Action { case rows(IdentifiedActionOf<Row>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer private struct Row {
  @ObservableState struct State: Identifiable { let id: Int }
}
