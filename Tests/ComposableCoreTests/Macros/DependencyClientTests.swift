import ComposableCore
import IssueRecording
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
  @Test func `a provided closure can be called with or without labels`() async throws {
    let client = NumberClient(fact: { "\($0)!" })

    #expect(try await client.fact(number: 7) == "7!")
    #expect(try await client.fact(8) == "8!")
    #expect(client.name == "numbers")
  }

  @Test func `calling a missing closure is reported and throws an error`() async {
    await withKnownIssue {
      await #expect(throws: UnimplementedEndpoint.self) {
        try await NumberClient().fact(number: 7)
      }
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Unimplemented: 'NumberClient.fact' was called, but has no implementation. Provide one at \
        the start of the test.
        """
      ]
    }
  }

  @Test func `calling an endpoint's default closure is reported and returns its result`() {
    withKnownIssue {
      #expect(NumberClient().random() == 4)
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Unimplemented: 'NumberClient.random' was called, but has no implementation. Provide one at \
        the start of the test.
        """
      ]
    }
    #expect(NumberClient(random: { 5 }).random() == 5)
  }

  @Test func `calling a missing closure without a result is only reported`() {
    #expect(
      messages { NumberClient().track("a", 1) } == [
        """
        Unimplemented: 'NumberClient.track' was called, but has no implementation. Provide one at \
        the start of the test.
        """
      ])
  }

  @Test func `calling a missing closure with an optional result is reported and returns nil`() {
    let issues = messages { #expect(NumberClient().favorite(user: "Mira") == nil) }

    #expect(
      issues == [
        """
        Unimplemented: 'NumberClient.favorite' was called, but has no implementation. Provide one at \
        the start of the test.
        """
      ])
    #expect(NumberClient(favorite: { _ in 7 }).favorite(user: "Mira") == 7)
  }
}
