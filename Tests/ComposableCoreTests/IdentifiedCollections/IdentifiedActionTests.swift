import ComposableCore
import Testing

@Suite struct IdentifiedActionTests {
  @Test func `a key path matches the action of one row`() {
    let path = AnyCasePath<List, Row>(\.rows[id: 1])

    #expect(path.extract(from: .rows(.element(id: 1, action: .tap))) == .tap)
    #expect(path.extract(from: .rows(.element(id: 2, action: .tap))) == nil)
    #expect(path.embed(.tap) == .rows(.element(id: 1, action: .tap)))
  }

  @Test func `a key path can continue into the action of the row`() {
    #expect(List.rows(.element(id: 1, action: .tap)).is(\.rows[id: 1].tap))
    #expect(!List.rows(.element(id: 1, action: .hold)).is(\.rows[id: 1].tap))
    #expect(!List.rows(.element(id: 2, action: .tap)).is(\.rows[id: 1].tap))
  }

  @Test func `a key path matches the actions of all rows`() {
    let payload = List.rows(.element(id: 2, action: .tap))[case: \.rows.element]

    #expect(payload?.id == 2)
    #expect(payload?.action == .tap)
  }

  @CasePathable enum List: Equatable {
    case rows(IdentifiedAction<Int, Row>)
  }

  @CasePathable enum Row: Equatable {
    case tap
    case hold
  }
}
