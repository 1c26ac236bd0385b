import ComposableCore
import Testing

@Suite struct ReplacementTests {
  @ObservableState
  struct Parent: Equatable {
    var child = Child()
    var optional: Child?
    @Presents var presented: Child?
    var array: [Child] = []
    var rows: IdentifiedArrayOf<Row> = []
    var path = StackState<Row>()
    var route = Route.child(Child())
    var name = ""

    mutating func replace(with other: Parent) { self = other }
  }

  @ObservableState
  struct Child: Equatable {
    var count = 0
    var name = ""
    var leaf = Leaf()

    mutating func replace(with other: Child) { self = other }
  }

  @ObservableState
  struct Leaf: Equatable {
    var value = 0
  }

  @ObservableState
  struct Row: Equatable, Identifiable {
    let id: Int
    var title = ""
    let kind: String
    var leaf = Leaf()

    init(id: Int, title: String = "", kind: String = "plain", value: Int = 0) {
      self.id = id
      self.title = title
      self.kind = kind
      leaf = Leaf(value: value)
    }
  }

  @ObservableState
  enum Route: Equatable {
    case child(Child)
    case row(Row)
    case nothing
    case number(Int)
  }

  @Test func `40. readers of a child are notified of later changes after the child is replaced`() {
    var state = Parent()

    #expect(
      notices { _ = state.child.count } when: {
        state.child = Child()
        state.child.count += 1
      }
    )
    #expect(
      notices { _ = state.child.leaf.value } when: {
        state.child = Child(count: 1)
        state.child.leaf.value += 1
      }
    )
    state.optional = Child()
    #expect(
      notices { _ = state.optional?.leaf.value } when: {
        state.optional = Child()
        state.optional?.leaf.value += 1
      }
    )
  }

  @Test func `40. readers are still notified of changes after an equal value is assigned`() {
    var state = Parent(optional: Child(), array: [Child()])
    state.presented = Child()

    #expect(!notices { _ = state.presented?.leaf.value } when: { state.presented = Child() })
    #expect(notices { _ = state.array[0].count } when: {
      state.array = [Child()]
      state.array[0].count += 1
    })
    #expect(notices { _ = state.presented?.leaf.value } when: {
      state.presented = Child()
      state.presented?.leaf.value += 1
    })
    #expect(notices { if case .child(let child) = state.route { _ = child.leaf.value } } when: {
      state.route = .child(Child())
      if case .child(var child) = state.route {
        child.leaf.value += 1
        state.route = .child(child)
      }
    })
  }

  @Test func `40. assigning an equal alert notifies readers if its ID is different`() {
    func alert() -> AlertState<Never> { AlertState { TextState("Offline") } }
    var state = Screen()
    state.alerts.presented = alert()
    state.alerts.optional = alert()
    state.alerts.observed = .alert(alert())
    state.alerts.plain = .alert(alert())
    let saved = state.alerts
    var other = Alerts()
    other.presented = alert()
    other.optional = saved.optional
    other.observed = saved.observed
    other.plain = saved.plain

    #expect(notices { _ = state.alerts.presented } when: { state.alerts.presented = alert() })
    #expect(notices { _ = state.alerts.optional } when: { state.alerts.optional = alert() })
    #expect(notices { _ = state.alerts.observed } when: { state.alerts.observed = .alert(alert()) })
    #expect(notices { _ = state.alerts.plain } when: { state.alerts.plain = .alert(alert()) })
    #expect(notices { _ = state.alerts.presented } when: { state.alerts = other })
    #expect(!notices { _ = state.alerts.presented } when: {
      state.alerts.presented = other.presented
    })
  }

  @ObservableState
  struct Screen { var alerts = Alerts() }

  @ObservableState
  struct Alerts: Equatable {
    @Presents var presented: AlertState<Never>?
    var optional: AlertState<Never>?
    @Presents var observed: ObservedAlert?
    @Presents var plain: PlainAlert?
  }

  @ObservableState
  enum ObservedAlert: Equatable { case alert(AlertState<Never>) }

  @CasePathable
  enum PlainAlert: Equatable { case alert(AlertState<Never>) }

  @Test func `40. restoring a saved copy notifies only the readers of changed values`() {
    var state = Parent()
    let saved = state.child
    state.child.count = 1

    #expect(notices { _ = state.child.count } when: { state.child = saved })
    state.child.count = 1
    #expect(!notices { _ = state.child.name } when: { state.child = saved })
    state.child.leaf.value = 1
    #expect(notices { _ = state.child.leaf.value } when: { state.child = saved })
  }

  @Test func `40. assigning a copy that was changed separately notifies readers of the change`() {
    var state = Parent()
    var copy = state.child
    copy.count = 42

    #expect(notices { _ = state.child.count } when: { state.child.replace(with: copy) })
    copy.count = 43
    #expect(notices { _ = state.child.count } when: { state.child = copy })
    #expect(!notices { _ = state.child } when: { state.child = copy })
  }

  @Test func `40. restoring a saved value in a parent's method notifies observers`() {
    var root = Root()
    let saved = root.parent
    root.parent.child.leaf.value = 1

    #expect(notices { _ = root.parent.child.leaf.value } when: { root.parent.replace(with: saved) })
    #expect(root.parent.child.leaf.value == 0)
  }

  @ObservableState
  struct Root { var parent = Parent() }

  @Test func `41. restoring a payload notifies readers, but assigning an equal payload doesn't`() {
    var state = Parent(optional: nil)
    let saved = state.route
    state.route = .child(Child(count: 1))
    let other = state.route

    func count() { if case .child(let child) = state.route { _ = child.count } }
    #expect(notices(count) { state.route = saved })
    #expect(notices(count) { state.route = other })
    #expect(notices(count) { state.route = .nothing })
    #expect(!notices { _ = state.route } when: { state.route = .nothing })
    #expect(notices { _ = state.route } when: { state.route = .number(1) })
    #expect(!notices { _ = state.route } when: { state.route = .number(1) })
    #expect(notices { _ = state.route } when: { state.route = .number(2) })
  }

  @Test func `42. replacing an element under its ID notifies readers of the old element`() {
    var state = Parent(rows: [Row(id: 1), Row(id: 2)])

    #expect(notices { _ = state.rows[id: 1]?.title } when: {
      state.rows[id: 1] = Row(id: 1, title: "a")
    })
    #expect(notices { _ = state.rows[1].leaf.value } when: { state.rows[1] = Row(id: 2, value: 1) })
    #expect(notices { _ = state.rows[1].title } when: {
      state.rows.updateOrAppend(Row(id: 2, title: "b"))
    })
    #expect(notices { _ = state.rows[1].title } when: { state.rows = [Row(id: 1), Row(id: 2)] })
    #expect(notices { _ = state.rows[id: 1]?.kind } when: {
      state.rows[id: 1] = Row(id: 1, kind: "new")
    })
    #expect(!notices { _ = state.rows } when: {
      state.rows[id: 1] = Row(id: 1, title: "c", kind: "new")
    })
    #expect(!notices { _ = state.rows[id: 2]?.title } when: { state.rows[id: 1]?.title = "d" })
    #expect(!notices { _ = state.rows } when: {
      state.rows = [Row(id: 1, title: "e", kind: "new"), Row(id: 2)]
    })
  }

  @Test func `42. readers are notified of later changes to an equal replacement`() {
    var state = Parent(rows: [Row(id: 1)])

    #expect(notices { _ = state.rows[id: 1]?.leaf.value } when: {
      state.rows[id: 1] = Row(id: 1)
      state.rows[id: 1]?.leaf.value += 1
    })
    #expect(notices { _ = state.rows[id: 1]?.leaf.value } when: {
      state.rows = [Row(id: 1, value: 1)]
      state.rows[id: 1]?.leaf.value += 1
    })
  }

  @Test func `42. replacing an array in place notifies readers of its elements`() {
    func reload(_ rows: inout IdentifiedArrayOf<Row>) { rows = [Row(id: 1, title: "new")] }
    func reinsert(_ rows: inout IdentifiedArrayOf<Row>) {
      rows.remove(id: 1)
      rows.append(Row(id: 1, title: "newer"))
    }
    var state = Parent(rows: [Row(id: 1)])

    #expect(notices { _ = state.rows[id: 1]?.title } when: { reload(&state.rows) })
    #expect(notices { _ = state.rows[id: 1]?.title } when: { reinsert(&state.rows) })
  }

  @Test func `42. restoring an element under its ID notifies its readers`() {
    var state = Parent(rows: [Row(id: 1)])
    let saved = state.rows[0]
    state.rows[0].title = "a"

    #expect(notices { _ = state.rows[0].title } when: { state.rows[0] = saved })
    state.rows[0].title = "a"
    #expect(notices { _ = state.rows[0].title } when: {
      state.rows.swapAt(0, 0)
      state.rows[id: 1] = saved
    })
  }

  @Test func `42. readers of a stack element are notified if it is replaced under its ID`() {
    var state = Parent()
    state.path.append(Row(id: 1))
    let id = state.path.ids[0]

    #expect(notices { _ = state.path[id: id]?.title } when: {
      state.path[id: id] = Row(id: 1, title: "a")
    })
    #expect(!notices { _ = state.path } when: { state.path[id: id]?.title = "b" })
    #expect(!notices { _ = state.path } when: { state.path[id: id] = Row(id: 1, title: "c") })
    let saved = state.path
    state.path[id: id]?.leaf.value = 3
    #expect(notices { _ = state.path[id: id]?.leaf.value } when: { state.path = saved })
  }

  @Test func `42. restoring elements of an array notifies their readers`() {
    var state = Parent(array: [Child(), Child()])
    let saved = state.array
    state.array[1].leaf.value = 1

    #expect(notices { _ = state.array[1].leaf.value } when: { state.array[1] = saved[1] })
    state.array[1].leaf.value = 1
    #expect(notices { _ = state.array[1].leaf.value } when: { state.array = saved })
    #expect(!notices { _ = state.array } when: { state.array[0].count += 1 })
  }
}
