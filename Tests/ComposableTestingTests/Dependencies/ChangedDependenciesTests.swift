import ComposableTesting
import IssueRecording
import Testing

@MainActor @Suite struct ChangedDependenciesTests {
  @Test func `58. a property of a dependency without a test value can be changed without an issue`()
    async
  {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(Ticket.self) var ticket
        state += ticket.price
        return .none
      }
    }

    let issues = messages { store.dependencies[Ticket.self].price = 3 }
    await store.send(()) { $0 = 3 }

    #expect(issues == [])
  }

  @Test func `58. using a dependency without a test value in a test store is reported`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(Ticket.self) var ticket
        state += ticket.price
        return .none
      }
    }

    let issues = await messages { await store.send(()) { $0 = 2 } }

    #expect(
      issues.map { $0.prefix { $0 != "\n" } }
        == ["@Dependency(Ticket.self) has no test value, but was read in a test context."]
    )
  }
}

private struct Ticket: DependencyKey {
  var price: Int

  static let liveValue = Ticket(price: 2)
}
