import IssueReporting

/// Makes a struct of closures a client that tests can implement in part.
///
/// ```swift
/// @DependencyClient
/// struct NumberClient: Sendable {
///   var fact: @Sendable (_ number: Int) async throws -> String
///   var random: @Sendable () -> Int = { 4 }
/// }
///
/// var client = NumberClient()
/// client.fact = { "\($0) is a number" }
/// #expect(try await client.fact(number: 7) == "7 is a number")
/// ```
///
/// A closure that was not given is an issue when it is called. Then it throws, or returns `nil` if
/// it doesn't throw and its result is optional. One that doesn't throw and returns another value
/// needs a default, a closure too: called without having been given, it is the same issue, and gives
/// the default back. Where the type of a closure names its arguments, a method of
/// the same name takes them with labels.
@attached(member, names: named(init), arbitrary)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyClientMacro")

/// What an endpoint of a client throws that was called without having been given.
public struct UnimplementedEndpoint: Error, Hashable, CustomStringConvertible {
  /// The client and the endpoint: `NumberClient.fact`.
  public let endpoint: String

  /// Reports the call as an issue.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
    reportIssue("\(Self.message(of: endpoint)). Give it a value where the test starts.")
  }

  public var description: String { Self.message(of: endpoint) }

  private static func message(of endpoint: String) -> String {
    "Unimplemented: '\(endpoint)' was called, but was not given"
  }
}
