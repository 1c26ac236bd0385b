import ComposableTesting
import ComposableUI
import Foundation
import Testing

// A laundromat: each coin adds two minutes to a machine, which can take soap while it runs.

@Reducer
private struct WashingMachine {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var coins = 0
    var isTurning = false
    var minutesLeft = 0
    var soapAt: [Int] = []
  }

  enum Action {
    case coinInserted
    case drumTurned
    case soapAdded
  }

  @Dependency(\.continuousClock) private var clock
  private enum Work { case drum }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coinInserted:
        state.coins += 1
        state.minutesLeft += 2
        guard !state.isTurning else { return .none }
        state.isTurning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.drumTurned) }
        }
        .cancellable(id: Work.drum)

      case .drumTurned:
        state.minutesLeft -= 1
        state.isTurning = state.minutesLeft > 0
        return state.isTurning ? .none : .cancel(id: Work.drum)

      case .soapAdded:
        state.soapAt.append(state.minutesLeft)
        return .none
      }
    }
  }
}

@Reducer
private struct Laundromat {
  @ObservableState
  struct State: Equatable {
    var delivered = 0
    var machines: IdentifiedArrayOf<WashingMachine.State> = []

    var coins: Int { machines.map(\.coins).reduce(0, +) }
  }

  enum Action {
    case machineDelivered
    case machines(IdentifiedActionOf<WashingMachine>)
    case machinesScrapped(IndexSet)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .machineDelivered:
        state.delivered += 1
        state.machines.append(WashingMachine.State(id: state.delivered))
      case .machinesScrapped(let places):
        state.machines.remove(atOffsets: places)
      case .machines:
        break
      }
      return .none
    }
    .forEach(\.machines, action: \.machines) {
      WashingMachine()
    }
  }
}

private struct LaundromatView: View {
  let store: StoreOf<Laundromat>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.scope(state: \.machines, action: \.machines)) { machine in
          HStack {
            Text("No. \(machine.state.id)")
            Text(machine.isTurning ? "\(machine.minutesLeft) min" : "idle")
            Button("Coin") { machine.send(.coinInserted) }
            Button("Soap") { machine.send(.soapAdded) }
              .disabled(!machine.isTurning)
          }
        }
        .onDelete { store.send(.machinesScrapped($0)) }
        Text("\(store.coins) coins to collect")
      }
      .toolbar {
        Button("Delivery") { store.send(.machineDelivered) }
      }
      .navigationTitle("Laundromat")
    }
  }
}

@MainActor
@Suite struct LaundromatProgramTests {
  private let clock = TestClock()

  private func makeTestStore() -> TestStoreOf<Laundromat> {
    TestStore(initialState: Laundromat.State(machines: [.init(id: 4), .init(id: 9)])) {
      Laundromat()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `effects with equal cancel IDs are independent in different elements`() async {
    let store = makeTestStore()

    await store.send(\.machines[id: 4].coinInserted) {
      $0.machines[id: 4] = WashingMachine.State(id: 4, coins: 1, isTurning: true, minutesLeft: 2)
    }
    await store.send(\.machines[id: 9].coinInserted) {
      $0.machines[id: 9] = WashingMachine.State(id: 9, coins: 1, isTurning: true, minutesLeft: 2)
    }
    await store.send(\.machines[id: 9].coinInserted) {
      $0.machines[id: 9]?.coins = 2
      $0.machines[id: 9]?.minutesLeft = 4
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.machines[id: 4].drumTurned) { $0.machines[id: 4]?.minutesLeft = 1 }
    await store.receive(\.machines[id: 9].drumTurned) { $0.machines[id: 9]?.minutesLeft = 3 }
    await clock.advance(by: .seconds(60))
    await store.receive(\.machines[id: 4].drumTurned) {
      $0.machines[id: 4]?.minutesLeft = 0
      $0.machines[id: 4]?.isTurning = false
    }
    await store.receive(\.machines[id: 9].drumTurned) { $0.machines[id: 9]?.minutesLeft = 2 }
    await clock.advance(by: .seconds(60))
    await store.receive(\.machines[id: 9].drumTurned) { $0.machines[id: 9]?.minutesLeft = 1 }
    await store.send(.machinesScrapped([1])) { $0.machines.remove(id: 9) }
  }

  @Test func `removing an element cancels its effects`() async {
    let store = makeTestStore()

    await store.send(\.machines[id: 9].coinInserted) {
      $0.machines[id: 9] = WashingMachine.State(id: 9, coins: 1, isTurning: true, minutesLeft: 2)
    }
    await store.send(\.machines[id: 9].soapAdded) { $0.machines[id: 9]?.soapAt = [2] }
    await store.send(.machinesScrapped([1])) { $0.machines = [WashingMachine.State(id: 4)] }
    await clock.advance(by: .seconds(120))
  }

  @Test func `running and deleting one element doesn't affect the other`() async {
    let store = Store(initialState: Laundromat.State()) {
      Laundromat()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(LaundromatView(store: store))

    for _ in 1...2 { phone.tap("Delivery") }
    for _ in 1...2 { phone.tap("Coin", in: "No. 2") }
    await clock.advance(by: .seconds(60))
    await phone.wait(timeout: .seconds(60)) { $0.shows("3 min") }
    phone.tap("Soap", in: "No. 2")
    #expect(store.machines[id: 2]?.soapAt == [3])
    #expect(phone.shows("idle") && phone.shows("2 coins to collect"))
    phone.swipe("No. 2", tap: "Delete")

    #expect(phone.shows("0 coins to collect"))
    #expect(store.machines.ids == [1])
  }
}
