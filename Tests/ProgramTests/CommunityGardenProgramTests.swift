import ComposableTesting
import ComposableUI
import Testing

@MainActor
@Suite struct CommunityGardenProgramTests {
  private struct WordIsOld: Error {}

  @Test func `an enum of features moves to its next case and back`() async {
    let store = TestStore(initialState: CommunityGarden.State.gate(GardenGate.State())) {
      CommunityGarden.body
    } withDependencies: {
      $0.gardenMembers.plot = { member, _ in member.count }
    }

    await store.send(\.gate.binding.member, "Freya") {
      $0.modify(\.gate) { $0.member = "Freya" }
    }
    await store.send(\.gate.rang) {
      $0.modify(\.gate) { $0.isKeyInLock = true }
    }
    await store.receive(\.gate.keyTurned.success, 5) {
      $0 = .shed(GardenShed.State(plot: 5))
    }
    await store.send(\.shed.gateShut) { $0 = .gate(GardenGate.State()) }
  }

  @Test func `a child of a feature in an enum is presented and dismisses itself`() async {
    let shed = GardenShed.State(filler: "Beans", plot: 7, staple: "Corn")
    let store = TestStore(initialState: CommunityGarden.State.shed(shed)) {
      CommunityGarden.body
    }

    await store.send(\.shed.seedsPocketed) {
      $0.modify(\.shed) { $0.bed = GardenBed.State(crops: ["Corn", "Beans"]) }
    }
    await store.send(\.shed.bed.patchTapped, 4) {
      $0.modify(\.shed) { $0.bed?.patches[4] = 0 }
    }
    await store.send(\.shed.bed.bedLeft)
    await store.receive(\.shed.bed.dismiss) {
      $0.modify(\.shed) { $0.bed = nil }
    }
  }

  @Test func `an effect that fails shows an alert without buttons`() async {
    let store = TestStore(initialState: GardenGate.State()) {
      GardenGate()
    } withDependencies: {
      $0.gardenMembers.plot = { _, _ in throw WordIsOld() }
    }

    await store.send(.rang) { $0.isKeyInLock = true }
    await store.receive(\.keyTurned.failure) {
      $0.isKeyInLock = false
      $0.notice = AlertState { TextState("The gate stays shut: WordIsOld()") }
    }
    await store.send(\.notice.dismiss) { $0.notice = nil }
  }

  @Test func `actions that a reducer rejects change nothing`() async {
    let store = TestStore(initialState: GardenBed.State(crops: ["Kale", "Leek"])) { GardenBed() }

    await store.send(.patchTapped(3)) { $0.patches[3] = 0 }
    await store.send(.patchTapped(6))
    await store.send(.patchTapped(2)) { $0.patches[2] = 0 }
    await store.send(.handChanged) { $0.hand = 1 }
    await store.send(.patchTapped(3))
    await store.send(.patchTapped(6)) { $0.patches[6] = 1 }
    await store.send(.bedRaked) { $0 = GardenBed.State(crops: ["Kale", "Leek"]) }
  }

  @Test func `the screen shows the current feature of an enum`() async {
    let store = Store(initialState: CommunityGarden.State.gate(GardenGate.State())) {
      CommunityGarden.body
    } withDependencies: {
      $0.gardenMembers.plot = { _, _ in 12 }
    }
    let phone = Phone(CommunityGardenView(store: store))

    phone.type("Freya", into: "Member")
    phone.type("turnip", into: "Word of the week")
    phone.tap("Ring")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Seeds for plot 12") }
    phone.type("Corn", into: "Staple")
    phone.type("Beans", into: "Filler")
    phone.tap("Go to the bed")
    for patch in [0, 2, 4, 6, 8] { phone.tap("Patch \(patch)") }
    phone.tap("Other hand")
    #expect(phone.shows("Sow Beans"))
    for patch in [1, 3, 5, 7] { phone.tap("Patch \(patch)") }
    #expect(phone.shows("Corn and Beans fill the bed"))

    phone.tap("Rake it over")
    #expect(phone.shows("Sow Corn") && phone.shows("Patch 8"))
    phone.tap("Leave the bed")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Go to the bed") }
    phone.tap("Shut the gate")
    #expect(phone.front.title == "Gate")
  }
}
