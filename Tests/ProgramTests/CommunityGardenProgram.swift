import ComposableUI

// A community garden: its gate opens to members, who sow two crops in a bed of nine patches.

@Reducer
enum CommunityGarden {
  case gate(GardenGate)
  case shed(GardenShed)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .gate(.keyTurned(.success(let plot))):
        state = .shed(GardenShed.State(plot: plot))
      case .shed(.gateShut):
        state = .gate(GardenGate.State())
      case .gate, .shed:
        break
      }
      return .none
    }
    .ifCaseLet(\.gate, action: \.gate) { GardenGate() }
    .ifCaseLet(\.shed, action: \.shed) { GardenShed() }
  }
}

extension CommunityGarden.State: Equatable {}

@Reducer
struct GardenGate {
  @ObservableState
  struct State: Equatable {
    var isKeyInLock = false
    var member = ""
    @Presents var notice: AlertState<Never>?
    var password = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case keyTurned(Result<Int, any Error>)
    case notice(PresentationAction<Never>)
    case rang
  }

  @Dependency(\.gardenMembers) private var members

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .rang:
        state.isKeyInLock = true
        return .run { [member = state.member, password = state.password] send in
          let plot = await Result { try await members.plot(of: member, password: password) }
          await send(.keyTurned(plot))
        }

      case .keyTurned(let result):
        state.isKeyInLock = false
        if case .failure(let error) = result {
          state.notice = AlertState { TextState("The gate stays shut: \(error)") }
        }
        return .none

      case .binding, .notice:
        return .none
      }
    }
    .ifLet(\.$notice, action: \.notice)
  }
}

@DependencyClient
struct GardenMembers: Sendable {
  var plot: @Sendable (_ of: String, _ password: String) async throws -> Int
}

extension GardenMembers: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var gardenMembers: GardenMembers {
    get { self[GardenMembers.self] }
    set { self[GardenMembers.self] = newValue }
  }
}

@Reducer
struct GardenShed {
  @ObservableState
  struct State: Equatable {
    @Presents var bed: GardenBed.State?
    var filler = ""
    let plot: Int
    var staple = ""
  }

  enum Action: BindableAction {
    case bed(PresentationAction<GardenBed.Action>)
    case binding(BindingAction<State>)
    case gateShut
    case seedsPocketed
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      if case .seedsPocketed = action {
        state.bed = GardenBed.State(crops: [state.staple, state.filler])
      }
      return .none
    }
    .ifLet(\.$bed, action: \.bed) { GardenBed() }
  }
}

/// Three rows of three patches. Neighbors in a row or a column must have different crops.
@Reducer
struct GardenBed {
  @ObservableState
  struct State: Equatable {
    let crops: [String]
    var hand = 0
    var patches = [Int?](repeating: nil, count: 9)

    var isFull: Bool { !patches.contains(nil) }

    var caption: String {
      isFull ? "\(crops.joined(separator: " and ")) fill the bed" : "Sow \(crops[hand])"
    }

    func neighbors(of patch: Int) -> [Int] {
      let (row, column) = patch.quotientAndRemainder(dividingBy: 3)
      return (0..<9).filter { abs($0 / 3 - row) + abs($0 % 3 - column) == 1 }
    }
  }

  enum Action: Sendable {
    case bedLeft
    case bedRaked
    case handChanged
    case patchTapped(Int)
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .patchTapped(let patch):
        let isRefused = state.neighbors(of: patch).contains { state.patches[$0] == state.hand }
        guard state.patches[patch] == nil, !isRefused else { return .none }
        state.patches[patch] = state.hand
        return .none
      case .handChanged:
        state.hand = 1 - state.hand
        return .none
      case .bedRaked:
        state = State(crops: state.crops)
        return .none
      case .bedLeft:
        return .run { _ in await self.dismiss() }
      }
    }
  }
}

struct CommunityGardenView: View {
  let store: Store<CommunityGarden.State, CommunityGarden.Action>

  var body: some View {
    switch store.case {
    case let .gate(gate):
      NavigationStack { GardenGateView(store: gate) }
    case let .shed(shed):
      NavigationStack { GardenShedView(store: shed) }
    }
  }
}

struct GardenGateView: View {
  @Bindable var store: StoreOf<GardenGate>

  var body: some View {
    List {
      TextField("Member", text: $store.member)
        .textInputAutocapitalization(.never)
      SecureField("Word of the week", text: $store.password)
      HStack {
        Button("Ring") { store.send(.rang) }
          .disabled(store.password.isEmpty)
        Spacer()
        if store.isKeyInLock { ProgressView() }
      }
    }
    .navigationTitle("Gate")
    .alert($store.scope(state: \.notice, action: \.notice))
    .disabled(store.isKeyInLock)
  }
}

struct GardenShedView: View {
  @Bindable var store: StoreOf<GardenShed>

  var body: some View {
    Form {
      Section {
        TextField("Staple", text: $store.staple)
        TextField("Filler", text: $store.filler)
          .disableAutocorrection(true)
      } header: {
        Text("Seeds for plot \(store.plot)")
      }
      Button("Go to the bed") { store.send(.seedsPocketed) }
        .disabled(store.staple == store.filler)
    }
    .navigationDestination(item: $store.scope(state: \.bed, action: \.bed)) { bed in
      GardenBedView(store: bed)
    }
    .navigationBarItems(trailing: Button("Shut the gate") { store.send(.gateShut) })
    .navigationTitle("Shed")
  }
}

struct GardenBedView: View {
  let store: StoreOf<GardenBed>

  var body: some View {
    VStack(spacing: 0) {
      Text(store.caption).font(.title)
      GeometryReader { bed in
        ForEach(store.patches.indices, id: \.self) { patch in
          Button {
            store.send(.patchTapped(patch))
          } label: {
            Text(store.patches[patch].map { store.crops[$0] } ?? "Patch \(patch)")
              .frame(width: bed.size.width / 3, height: bed.size.height / 3)
          }
        }
      }
      Button("Other hand") { store.send(.handChanged) }
      if store.isFull {
        Button("Rake it over") { store.send(.bedRaked) }
      }
      Button("Leave the bed") { store.send(.bedLeft) }
    }
    .navigationBarBackButtonHidden(true)
  }
}
