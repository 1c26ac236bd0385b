import ComposableTesting
import IssueRecording
import Testing

@CasePathable
private enum Route: Equatable {
  case counter(Int)
  case text(String)
}

private struct Refusal: Error {}

@Suite struct XCTModifyTests {
  @Test func `59. XCTModify changes the payload of the current case in place`() {
    var route: Route? = .counter(1)
    var plain = Route.counter(1)
    var number: Int? = 1

    let messages = messages {
      XCTModify(&route, case: \.counter) { $0 += 1 }
      XCTModify(&plain, case: \.counter) { $0 += 2 }
      XCTModify(&number) { $0 += 3 }
    }

    #expect(messages == [])
    #expect(route == .counter(2))
    #expect(plain == .counter(3))
    #expect(number == 4)
  }

  @Test func `59. a value in a different case is reported with the types and isn't changed`() {
    var route: Route? = .text("a")
    var plain = Route.text("a")

    let messages = messages {
      XCTModify(&route, case: \.counter) { $0 += 1 }
      XCTModify(&plain, case: \.counter) { $0 += 1 }
    }

    #expect(route == .text("a"))
    #expect(plain == .text("a"))
    #expect(
      messages == [
        """
        XCTModify: expected to extract a value of type 'Int' from 'Optional<Route>', but the value \
        is in the case 'text'.
        """,
        """
        XCTModify: expected to extract a value of type 'Int' from 'Route', but the value is in the \
        case 'text'.
        """,
      ]
    )
  }

  @Test func `59. issues show nested types with their enclosing types`() {
    var state: Trip.State? = .over(Trip.Rest.State())

    let messages = messages {
      XCTModify(&state, case: \.walk) { _ in }
      XCTModify(&state, case: \.over) { _ in }
    }

    #expect(
      messages == [
        """
        XCTModify: expected to extract a value of type 'Trip.Walk.State' from \
        'Optional<Trip.State>', but the value is in the case 'over'.
        """,
        """
        XCTModify: expected 'Trip.Rest.State' to be changed, but no change occurred.

        The closure leaves the value unchanged. Omit 'XCTModify' if the value isn't expected to \
        change.
        """,
      ]
    )
  }

  @Test func `59. nil is reported with the types and stays nil`() {
    var route: Route?
    var number: Int?

    let messages = messages {
      XCTModify(&route, case: \.counter) { $0 += 1 }
      XCTModify(&number) { $0 += 1 }
    }

    #expect(route == nil)
    #expect(number == nil)
    #expect(
      messages == [
        """
        XCTModify: expected to extract a value of type 'Int' from 'Optional<Route>', but the value \
        is 'nil'.
        """,
        """
        XCTModify: expected to extract a value of type 'Int' from 'Optional<Int>', but the value \
        is 'nil'.
        """,
      ]
    )
  }

  @Test func `59. a closure that changes nothing is reported`() {
    var route: Route? = .counter(1)

    let messages = messages { XCTModify(&route, case: \.counter) { $0 += 0 } }

    #expect(
      messages == [
        """
        XCTModify: expected 'Int' to be changed, but no change occurred.

        The closure leaves the value unchanged. Omit 'XCTModify' if the value isn't expected to \
        change.
        """
      ]
    )
  }

  @Test func `59. a closure that throws is reported and changes nothing`() {
    var number: Int? = 1

    let messages = messages {
      XCTModify(&number) {
        $0 = 2
        throw Refusal()
      }
    }

    #expect(number == 1)
    #expect(messages == ["XCTModify: the closure threw an error: Refusal()"])
  }

  @MainActor
  @Test func `XCTModify doesn't report an unchanged value if the store isn't exhaustive`() async {
    let messages = await messages {
      let store = TestStore(initialState: Route.counter(1)) { EmptyReducer<Route, Void>() }
      store.exhaustivity = .off
      await store.send(()) { XCTModify(&$0, case: \.counter) { $0 = 1 } }
    }

    #expect(messages == [])
  }
}

private enum Trip {
  enum Walk { struct State: Equatable {} }
  enum Rest { struct State: Equatable {} }

  @CasePathable
  enum State: Equatable {
    case walk(Walk.State)
    case over(Rest.State)
  }
}
