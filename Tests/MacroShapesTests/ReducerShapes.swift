import ComposableCore
import Foundation
import Testing

@Reducer private struct Empty {}
@Reducer public struct PublicEmpty {}
@Reducer package struct PackageEmpty {}
@Reducer fileprivate struct FilePrivateEmpty {}
@available(*, deprecated) @Reducer private struct DeprecatedEmpty {}
@Reducer private struct GenericEmpty<T> {}

@Reducer fileprivate struct Leaf {
  @ObservableState struct State: Equatable, Sendable { var x = 0 }
  enum Action: Equatable, Sendable { case add(Int), reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.x += number
      case .reset: state.x = 0
      }
      return .none
    }
  }
}

@Reducer private struct Generic<T: Equatable> {
  @ObservableState struct State { var t: T }
  enum Action { case set(T), leaf(Leaf.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let t) = action { state.t = t }
      return .none
    }
  }
}

// The case paths of the actions have a type of the same name as this parameter.
@Reducer private struct Chooser<Element: Equatable> {
  @ObservableState struct State { var chosen: Element? }
  enum Action { case chosen(Element) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chosen(let element): state.chosen = element
      }
      return .none
    }
  }
}

@Reducer private struct Branches {
  #if os(Linux) || os(macOS)
    struct State { var x = 0 }
  #else
    struct State { var y = 0 }
  #endif
  enum Action {
    case a
    #if os(Linux) || os(macOS)
      case here(Int)
    #else
      case elsewhere
    #endif
  }
  var body: some Reducer<State, Action> {
    #if os(Linux) || os(macOS)
      Reduce { state, action in
        if case .here(let x) = action { state.x = x }
        return .none
      }
    #endif
    EmptyReducer()
  }
}

@Reducer private struct LetBody {
  typealias State = Int
  enum Action {}
  let body = EmptyReducer<Int, Action>()
}

@Reducer private struct Method {
  typealias State = Int
  enum Action { case add }
  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    state += 1
    return .none
  }
}

@Reducer private struct MethodReference {
  @ObservableState struct State { var x = 0 }
  enum Action { case add }
  var body: some ReducerOf<Self> { Reduce(core) }
  func core(into state: inout State, action: Action) -> Effect<Action> {
    state.x += 1
    return .none
  }
}

@Reducer private struct EnumState {
  @ObservableState enum State: Equatable { case a(Leaf.State), b(Int), c }
  enum Action { case a(Leaf.Action), b }
  var body: some ReducerOf<Self> {
    Scope(state: \.a, action: \.a) { Leaf() }
  }
}

@Reducer public struct Full: Sendable {
  @ObservableState public struct State: Equatable, Sendable {
    public var x: Int
    public init(x: Int = 0) { self.x = x }
  }
  public enum Action: Equatable, Sendable { case add(Int) }
  public init() {}
  public var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private enum Space {
  @Reducer struct Nested {
    @Reducer enum Destination { case leaf(Leaf), alert(AlertState<Never>) }
    @Reducer enum Path { case leaf(Leaf) }
    @ObservableState struct State {
      @Presents var destination: Destination.State?
      var path = StackState<Path.State>()
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case path(StackActionOf<Path>)
    }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
        .ifLet(\.$destination, action: \.destination)
        .forEach(\.path, action: \.path)
    }
  }
}
extension Space { @Reducer fileprivate struct InExtension {} }

private struct Step: Reducer {
  var size = 1
  struct State: Equatable { var x = 0 }
  enum Action { case step }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.x += size
      return .none
    }
  }
}

@Reducer private enum OneLine { case a(Leaf), b(Leaf) }
@Reducer private enum Mixed {
  case a(Leaf)
  case alert(AlertState<Never>)
  case dialog(ConfirmationDialogState<Leaf.Action>)
  case nothing
  case several(Int, String)
  @ReducerCaseIgnored case url(URL)
}
@Reducer public enum PublicEnum { case a(PublicEmpty) }
@Reducer package enum PackageEnum { case a(PackageEmpty) }
@Reducer private enum BranchedEnum {
  #if os(Linux) || os(macOS)
    case here(Leaf)
  #else
    case elsewhere(Leaf)
  #endif
  case c(Leaf)
}
@Reducer private enum Defaults { case two(Step = Step(size: 2)), three(Step = .init(size: 3)) }
@Reducer(state: .equatable) private enum StateOnly { case a(Leaf) }
@Reducer(action: .equatable) private enum ActionOnly { case a(Leaf) }
@Reducer(state: .equatable, .sendable, action: .equatable, .sendable) private enum Both {
  case a(Leaf)
}
@Reducer private enum Extended { case a(Leaf) }
extension Extended.State: Equatable {}
extension Extended.Action: Equatable, Sendable {}
@Reducer private enum NestedEnum { case outer(OneLine.Body = OneLine.body), generic(Generic<Int>) }
@Reducer private enum NoCases {}
@Reducer private enum OneBare { case nothing }
private struct Banner<Action: Equatable>: _EphemeralState, Equatable { var text = "" }
@Reducer private enum OwnEphemeral {
  case a(Leaf)
  @ReducerCaseEphemeral case banner(Banner<Leaf.Action>)
}
@Reducer private enum OwnAlert { case alert(AlertState<Self.Alert>); enum Alert { case ok } }
@Reducer private enum Labelled { case first(first: Leaf), `default`(Leaf) }
@Reducer private enum OwnAction { case a(Leaf); enum Action: Equatable { case a(Leaf.Action) } }

@Reducer private struct Conforming: Reducer {
  @ObservableState struct State { var x = 0 }
  enum Action { case add }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.x += 1
      return .none
    }
  }
}

@Reducer private enum ConformingEnum: Reducer { case leaf(Leaf), alert(AlertState<Never>), nothing }

@ObservableState private struct ConformingState: ObservableState { var x = 0 }

@CasePathable private enum ConformingRoute: CasePathable { case a(Int), b }

@MainActor @Suite struct ReducerShapes {
  @Test func `a feature without members can run in a store`() {
    #expect(Store(initialState: Empty.State()) { Empty() }.state == Empty.State())
    #expect(
      Store(initialState: GenericEmpty<Int>.State()) { GenericEmpty<Int>() }.state
        == GenericEmpty.State())
  }

  @Test func `a generic feature processes actions`() {
    let store = Store(initialState: Generic.State(t: 1)) { Generic<Int>() }
    store.send(.set(2))
    #expect(store.t == 2)
  }

  @Test func `a reducer in the active branch of an '#if' block runs`() {
    let store = Store(initialState: Branches.State()) { Branches() }
    store.send(.here(3))
    #expect(store.withState(\.x) == 3)
  }

  @Test func `a reduce method runs, and so does a reducer made from a method reference`() {
    let method = Store(initialState: 0) { Method() }
    method.send(.add)
    #expect(method.withState { $0 } == 1)

    let reference = Store(initialState: MethodReference.State()) { MethodReference() }
    reference.send(.add)
    #expect(reference.x == 1)
  }

  @Test func `a reducer can be scoped to a case of an enum state`() {
    let store = Store(initialState: EnumState.State.a(Leaf.State())) { EnumState() }
    store.send(.a(.add(2)))
    #expect(store.withState { $0 } == .a(Leaf.State(x: 2)))
  }

  @Test func `each of several cases on one line has its own reducer`() {
    let store = Store(initialState: OneLine.State.b(Leaf.State())) { OneLine.body }
    store.send(.b(.add(2)))
    #expect(store.withState(\.b?.x) == 2)
  }

  @Test func `the default value of a case is its reducer, even if the case omits the type`() {
    let two = Store(initialState: Defaults.State.two(Step.State())) { Defaults.body }
    two.send(.two(.step))
    #expect(two.withState(\.two?.x) == 2)

    let three = Store(initialState: Defaults.State.three(Step.State())) { Defaults.body }
    three.send(.three(.step))
    #expect(three.withState(\.three?.x) == 3)
  }

  @Test func `a nested enum of reducers runs its own body`() {
    let store = Store(initialState: NestedEnum.State.outer(.a(Leaf.State()))) { NestedEnum.body }
    store.send(.outer(.a(.add(1))))
    #expect(store.withState(\.outer?.a?.x) == 1)
  }

  @Test func `the requested conformances are added, and extensions can declare others`() {
    #expect(StateOnly.State.a(.init()) == .a(.init()))
    #expect(ActionOnly.Action.a(.reset) == .a(.reset))
    #expect(Both.State.a(.init()) == .a(.init()))
    #expect(Extended.Action.a(.add(1)) != .a(.add(2)))
    func sendable(_: some Sendable) {}
    sendable(Both.State.a(.init()))
    sendable(Both.Action.a(.reset))
  }

  @Test func `a store's 'case' has the payload of a case without a reducer`() {
    let store = Store(initialState: Mixed.State.several(1, "a")) { Mixed.body }
    guard case .several(1, "a") = store.case else {
      Issue.record("the store's case isn't 'several' with the payload of the state")
      return
    }
  }

  @Test func `types can declare the conformances that the macros add`() {
    let store = Store(initialState: Conforming.State()) { Conforming() }
    store.send(.add)
    #expect(store.x == 1)

    let leaf = Store(initialState: ConformingEnum.State.leaf(Leaf.State())) { ConformingEnum.body }
    leaf.send(.leaf(.add(2)))
    #expect(leaf.withState(\.leaf?.x) == 2)
    #expect(ConformingState()._$id != ConformingState()._$id)
    #expect(ConformingRoute.a(1)[case: \.a] == 1)
  }
}
