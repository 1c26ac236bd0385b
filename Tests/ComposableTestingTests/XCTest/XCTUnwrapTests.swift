import ComposableTesting
import IssueRecording
import Testing

@CasePathable
private enum Route: Equatable {
  case counter(Int)
  case text(String)
}

@Suite struct XCTUnwrapTests {
  @Test func `XCTUnwrap returns the payload of the current case`() throws {
    let route = Route.counter(1)
    let optional: Route? = .text("a")

    #expect(try XCTUnwrap(route, case: \.counter) == 1)
    #expect(try XCTUnwrap(optional, case: \.text) == "a")
  }

  @Test func `XCTUnwrap reports a value in a different case and throws an error`() {
    let messages = messages {
      #expect(throws: (any Error).self) { try XCTUnwrap(Route.text("a"), case: \.counter) }
      #expect(throws: (any Error).self) {
        try XCTUnwrap(Route?.none, case: \.counter, "The counter is shown.")
      }
    }

    #expect(
      messages == [
        """
        XCTUnwrap: expected to extract a value of type 'Int' from 'Route', but the value is in the \
        case 'text'.
        """,
        """
        XCTUnwrap: expected to extract a value of type 'Int' from 'Optional<Route>', but the value \
        is in the case 'none'.

        The counter is shown.
        """,
      ]
    )
  }

  @Test func `the author's message follows XCTModify's own message`() {
    var route: Route? = .text("a")

    let messages = messages {
      XCTModify(&route, case: \.counter, "The counter is shown.") { $0 = 1 }
      XCTModify(&route, "Nothing to do.") { _ in }
    }

    #expect(
      messages.map { $0.split(separator: "\n").last } == [
        "The counter is shown.", "Nothing to do.",
      ])
  }
}
