import ComposableTesting
import Foundation

/// A feature that contains a child feature in every possible way, and uses every argument label.
@Reducer
struct Depot {
  @Reducer enum Destination { case crate(Crate), alert(AlertState<Depot.Answer>) }
  @Reducer enum Path { case crate(Crate) }
  @CasePathable enum Answer: Equatable { case yes, no }

  @ObservableState
  struct State: Equatable {
    var plain = Crate.State()
    var optional: Crate.State?
    var question: AlertState<Answer>?
    var rows: IdentifiedArrayOf<Crate.State> = []
    var path = StackState<Path.State>()
    var crates = StackState<Crate.State>()
    @Presents var sheet: Crate.State?
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Answer>?
    @Presents var dialog: ConfirmationDialogState<Answer>?
  }

  enum Action {
    case plain(Crate.Action)
    case optional(Crate.Action)
    case question(Answer)
    case rows(IdentifiedActionOf<Crate>)
    case path(StackActionOf<Path>)
    case crates(StackAction<Crate.State, Crate.Action>)
    case sheet(PresentationAction<Crate.Action>)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)
    case ask
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.plain, action: \.plain) { Crate() }
    CombineReducers {
      Reduce { _, _ in .none }
      EmptyReducer()
    }
    .ifLet(\.optional, action: \.optional, then: { Crate() })
    Reduce { state, action in
      if case .ask = action { state.ask() }
      return .none
    }
    .ifLet(\.question, action: \.question)
    .ifLet(\.$sheet, action: \.sheet, destination: { Crate() })
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.rows, action: \.rows, element: { Crate() })
    .forEach(\.path, action: \.path)
    .forEach(\.crates, action: \.crates, destination: { Crate() })
    .onChange(of: \.plain.count) { _, _ in EmptyReducer() }
    .dependency(\.uuid, .incrementing)
    .dependency(Scale(pounds: { 2 }))
    .transformDependency(\.date) { $0 = .constant(.distantPast) }
    ._printChanges(nil)
  }
}

extension Depot.Destination.State: Equatable {}
extension Depot.Path.State: Equatable {}

extension Depot.State {
  fileprivate mutating func ask() {
    alert = AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
      ButtonState(action: .send(.no)) { TextState("Never") }
    } message: {
      TextState("Nobody can tell")
    }
    dialog = ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Which?")
    } actions: {
      ButtonState(action: .yes) { TextState("This") }
    } message: {
      TextState("One of them")
    }
  }
}

struct Scale: TestDependencyKey {
  var pounds: @Sendable () -> Int
  static let testValue = Self { 1 }
}

/// The child feature of a depot.
@Reducer
struct Crate {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var label = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case close
    case failed
    case fill
    case filled(Int)
    case loaded(Result<Int, any Error>)
  }

  enum CancelID { case load, search, wait }

  @Dependency(Scale.self) var scale
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.label): return search()
      case .binding: return .none
      case .close: return .run { _ in await dismiss() }
      case .failed: return .cancel(id: CancelID.load)
      case .fill: return fill()
      case .filled(let pounds):
        state.count += pounds
        return .none
      case .loaded(let result): return .send(.filled((try? result.get()) ?? 0))
      }
    }
  }

  private func search() -> EffectOf<Self> {
    .merge(
      .run { send in await send(.loaded(.success(7))) }
        .debounce(id: CancelID.search, for: .seconds(1), clock: clock),
      .none
    )
  }

  private func fill() -> EffectOf<Self> {
    .concatenate(
      .run(priority: .high, name: "Fill") { [scale] send in
        try await withTaskCancellation(id: CancelID.wait, cancelInFlight: true) {
          try await clock.sleep(for: .seconds(1))
        }
        await send(.filled(scale.pounds()))
      } catch: { _, send in
        await send(.failed)
      }
      .cancellable(id: CancelID.load, cancelInFlight: true),
      Effect<Int>.send(1).map(Action.filled)
        .throttle(id: CancelID.search, for: .seconds(1), clock: clock, latest: true)
    )
  }
}
