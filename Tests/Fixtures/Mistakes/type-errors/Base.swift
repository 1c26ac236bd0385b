import ComposableCore

struct Item: Equatable {
  var name = ""
}

@CasePathable enum Mode: Equatable {
  case edit(Item)
  case view
}

struct Client: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

@Reducer struct Child {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action { case tap, set(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap: return .none
      case .set(let count):
        state.count = count
        return .none
      }
    }
  }
}

@Reducer enum Destination {
  case child(Child)
  case other(Child)
}

@ObservableState struct Screen: Equatable {
  var count = 0
  var mode = Mode.view
  var name: String?
  var child = Child.State()
  var optional: Child.State?
  @Presents var presented: Child.State?
  var stack = StackState<Child.State>()
  var rows: IdentifiedArrayOf<Child.State> = []
}

@CasePathable enum Event {
  case tap, pair(Int, String), child(Child.Action), optional(Child.Action)
  case rows(IdentifiedActionOf<Child>), stack(StackActionOf<Child>)
  case presented(PresentationAction<Child.Action>)
  case destination(PresentationAction<Destination.Action>)
}
