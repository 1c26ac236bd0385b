import ComposableCore
import Testing

@DependencyClient
struct NumberClient: Sendable {
  var fact: @Sendable (_ number: Int) async throws -> String
  var random: @Sendable () -> Int = { 4 }
  var track: @Sendable (String, Int) -> Void
  var favorite: @Sendable (_ user: String) -> Int?
  var name: String = "numbers"
}

@DependencyClient
public struct PublicClient: Sendable {
  public var both: @Sendable (_ first: Int, _ second: Int) throws -> Int
}

@Suite struct DependencyClientTests {
  @Test func `a closure that was given is called, with labels or without`() async throws {
    let client = NumberClient(fact: { "\($0)!" })

    #expect(try await client.fact(number: 7) == "7!")
    #expect(try await client.fact(8) == "8!")
    #expect(client.name == "numbers")
  }

  @Test func `a closure that was not given is an issue, and throws`() async {
    await withKnownIssue {
      await #expect(throws: UnimplementedEndpoint.self) {
        try await NumberClient().fact(number: 7)
      }
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Unimplemented: 'NumberClient.fact' was called, but was not given. Give it a value where \
        the test starts.
        """
      ]
    }
  }

  @Test func `a default that was not replaced is an issue, and is given back`() {
    withKnownIssue {
      #expect(NumberClient().random() == 4)
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Unimplemented: 'NumberClient.random' was called, but was not given. Give it a value where \
        the test starts.
        """
      ]
    }
    #expect(NumberClient(random: { 5 }).random() == 5)
  }

  @Test func `a closure that gives nothing back is an issue, and goes on`() {
    withKnownIssue {
      NumberClient().track("a", 1)
    }
  }

  @Test func `a closure with an optional result that was not given is an issue, and returns nil`() {
    let issues = messages { #expect(NumberClient().favorite(user: "Blob") == nil) }

    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("Unimplemented: 'NumberClient.favorite'") == true)
    #expect(NumberClient(favorite: { _ in 7 }).favorite(user: "Blob") == 7)
  }
}
