@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct StoreCollectionTests {
  let store = Store(initialState: RowsFeature.State(rows: [.init(id: 3), .init(id: 1)])) {
    RowsFeature()
  }

  private var rows: StoreCollection<Int, RowFeature.State, RowFeature.Action> {
    store.scope(state: \.rows, action: \.rows)
  }

  @Test func `a scoped collection has a store for each element, in order`() {
    #expect(rows.map { $0.withState(\.id) } == [3, 1])
    #expect(rows.count == 2)
  }

  @Test func `an element's store sends actions of that element`() {
    rows[1].send(.increment)

    #expect(store.rows.map(\.count) == [0, 1])
    #expect(rows[1].count == 1)
  }

  @Test func `36. an element has the same store as long as the store is retained`() {
    let first = rows[0]

    store.send(.rows(.element(id: 3, action: .increment)))

    #expect(rows[0] === first)
    #expect(rows[1] !== first)
  }

  @Test func `36. an element keeps its store when it moves`() {
    let last = rows[1]

    store.send(.remove(3))

    #expect(rows[0] === last)
    #expect(rows.count == 1)
  }

  @Test func `36. the store of a removed element keeps its last state`() {
    let first = rows[0]
    first.send(.increment)

    store.send(.remove(3))

    #expect(first.count == 1)
    #expect(messages { first.send(.increment) }.count == 1)
    #expect(first.count == 1)
  }

  @Test func `a scoped collection contains the elements that existed when it was created`() {
    let former = rows

    store.send(.remove(3))

    #expect(former.count == 2)
    #expect(rows.count == 1)
  }
}
