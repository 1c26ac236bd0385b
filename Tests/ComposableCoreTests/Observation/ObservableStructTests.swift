import ComposableCore
import CustomDump
import Foundation
import Testing

@Suite struct ObservableStructTests {
  @ObservableState
  struct Parent: Equatable {
    var count = 0
    var name = ""
    var child = Child()
    var optional: Child?
    var children: [Child] = []
    var unequal = Unequal()
    let constant = 1
    var doubled: Int {
      get { count * 2 }
      set { count = newValue / 2 }
    }
    @ObservationStateIgnored var ignored = 0
    static var shared: Int { 0 }
  }

  @ObservableState
  struct Child: Codable, Hashable {
    var count = 0

    mutating func replace(with other: Child) {
      self = other
    }
  }

  struct Unequal {
    var value = 0
  }

  @Test func `the description of a state doesn't contain its identity`() {
    #expect(
      "\(Child(count: 3))"
        == "Child(_count: 3, _$observationRegistrar: ObservationStateRegistrar())"
    )
  }

  @Test func `39. copies share an identity, and other values have their own identities`() {
    var child = Child()
    let copy = child

    child.count += 1

    #expect(child._$id == copy._$id)
    #expect(Child()._$id != child._$id)
  }

  @Test func `39. the identity doesn't affect equality or hashing`() {
    #expect(Child() == Child())
    #expect(Child(count: 1) != Child())
    #expect(Set([Child(), Child()]).count == 1)
  }

  @Test func `39. the identity isn't encoded, and a decoded value has a new one`() throws {
    let child = Child(count: 1)

    let data = try JSONEncoder().encode(child)
    let decoded = try JSONDecoder().decode(Child.self, from: data)

    #expect(String(decoding: data, as: UTF8.self) == #"{"count":1}"#)
    #expect(decoded == child)
    #expect(decoded._$id != child._$id)
  }

  @Test func `a dump labels properties with their declared names`() {
    #expect(
      String(customDumping: Child(count: 1)) == """
        ObservableStructTests.Child(count: 1)
        """
    )
  }

  @Test func `40. assigning a different value notifies observers`() {
    var state = Parent()

    #expect(notices { _ = state.count } when: { state.count = 1 })
    #expect(notices { _ = state.name } when: { state.name = "a" })
    #expect(notices { _ = state.doubled } when: { state.doubled = 6 })
  }

  @Test func `40. assigning an equal value doesn't notify observers`() {
    var state = Parent()

    #expect(!notices { _ = state.count } when: { state.count = 0 })
    #expect(!notices { _ = state.name } when: { state.name = "" })
  }

  @Test func `40. mutating a plain value in place notifies observers without comparing values`() {
    var state = Parent()

    #expect(notices { _ = state.count } when: { state.count += 0 })
  }

  @Test func `40. changing a property notifies only the readers of that property`() {
    var state = Parent()

    #expect(!notices { _ = state.name } when: { state.count += 1 })
    #expect(!notices { _ = state.ignored } when: { state.ignored += 1 })
  }

  @Test func `40. assigning an equal child with a new identity doesn't notify observers`() {
    var state = Parent()

    #expect(!notices { _ = state.child } when: { state.child = Child() })
  }

  @Test func `40. assigning a different child notifies observers`() {
    var state = Parent()

    #expect(notices { _ = state.child } when: { state.child = Child(count: 1) })
  }

  @Test func `40. changing a child in place notifies only readers of the changed property`() {
    var state = Parent()
    let id = state.child._$id

    #expect(notices { _ = state.child.count } when: { state.child.count += 1 })
    #expect(!notices { _ = state.child } when: { state.child.count += 1 })
    #expect(state.child._$id == id)
  }

  @Test func `40. a child that replaces itself notifies readers of the parent's property`() {
    var state = Parent()

    #expect(notices { _ = state.child } when: { state.child.replace(with: Child(count: 1)) })
  }

  @Test func `40. a value that isn't Equatable always counts as changed`() {
    @Sendable func same(_ value: Unequal) -> Unequal { value }
    var state = NotEquatable()

    #expect(notices { _ = state.unequal } when: { state.unequal = same(state.unequal) })
  }

  @ObservableState
  struct NotEquatable {
    var unequal = Unequal()
  }

  @Test func `42. replacing an optional notifies its readers, but mutating its value doesn't`() {
    var state = Parent()

    #expect(notices { _ = state.optional } when: { state.optional = Child() })
    #expect(!notices { _ = state.optional } when: { state.optional?.count += 1 })
    #expect(notices { _ = state.optional?.count } when: { state.optional?.count += 1 })
    #expect(notices { _ = state.optional } when: { state.optional = nil })
    #expect(!notices { _ = state.optional } when: { state.optional = nil })
  }

  @Test func `42. readers of an array are notified when elements are added, moved, or replaced`() {
    var state = Parent(children: [Child(), Child()])

    #expect(!notices { _ = state.children } when: { state.children[0].count += 1 })
    #expect(notices { _ = state.children[0].count } when: { state.children[0].count += 1 })
    #expect(notices { _ = state.children } when: { state.children.append(Child()) })
    #expect(notices { _ = state.children } when: { state.children.swapAt(0, 1) })
    #expect(notices { _ = state.children } when: { state.children[0] = Child() })
  }
}

extension ObservableStructTests.Parent {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.child == rhs.child
  }
}

public struct Exposed {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0
    public private(set) var name: String
    var plain: Int?
    var observed = 0 {
      didSet { changes += 1 }
    }
    var changes = 0

    public init(name: String) {
      self.name = name
    }
  }
}

@ObservableState
struct GenericState<Element: Equatable & Sendable>: Equatable {
  var element: Element
  var elements: [Element] = []
}

extension ObservableStructTests {
  @Test func `the 'didSet' observer of a property runs on each change`() {
    var state = Exposed.State(name: "a")

    state.observed = 1
    state.observed += 1

    #expect(state.changes == 2)
  }

  @Test func `42. a generic property is compared according to its concrete type`() {
    var state = GenericState(element: Child())

    #expect(!notices { _ = state.element } when: { state.element.count += 1 })
    #expect(notices { _ = state.element } when: { state.element = Child(count: 5) })
  }
}
