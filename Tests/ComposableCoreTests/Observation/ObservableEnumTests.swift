import ComposableCore
import Testing

@Suite struct ObservableEnumTests {
  @ObservableState
  enum Destination {
    case first(Child)
    case second(Child)
    case nested(Inner)
    case plain(Int), none
    case several(Child, Int)
    #if os(Linux)
      case linux(Child)
    #endif
  }

  @ObservableState
  enum Inner {
    case first(Child)
    case second(Child)
  }

  @ObservableState
  struct Child: Equatable {
    var count = 0
  }

  @ObservableState
  struct Parent {
    var destination: Destination?
  }

  let child = Child()

  @Test func `41. an enum has the identity of its case and payload`() {
    #expect(Destination.first(child)._$id == Destination.first(child)._$id)
    #expect(Destination.first(child)._$id != Destination.first(Child())._$id)
    #expect(Destination.first(child)._$id != child._$id)
  }

  @Test func `41. the same payload in a different case has a different identity, at any depth`() {
    #expect(Destination.first(child)._$id != Destination.second(child)._$id)
    #expect(Destination.nested(.first(child))._$id != Destination.nested(.second(child))._$id)
    #expect(Destination.nested(.first(child))._$id == Destination.nested(.first(child))._$id)
    #expect(Destination.nested(.first(child))._$id != Destination.first(child)._$id)
  }

  @Test(arguments: [Destination.plain(1), .none, .several(Child(), 1)])
  func `41. an enum without an observable payload always counts as changed`(
    destination: Destination
  ) {
    #expect(destination._$id != destination._$id)
  }

  @Test func `41. assigning a different payload or case notifies observers`() {
    var state = Parent(destination: .first(child))

    #expect(!notices { _ = state.destination } when: { state.destination = .first(child) })
    #expect(notices { _ = state.destination } when: { state.destination = .second(child) })
    #expect(notices { _ = state.destination } when: { state.destination = .second(Child()) })
  }
}
