import IssueReporting

/// Turns a struct of closures into a client that tests can implement partially.
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
/// Calling a closure that has no implementation reports an issue. The call then runs the closure's
/// default, if it has one. Without a default, it throws an error if the closure can throw, returns
/// `nil` if the result is optional, or just returns if there is no result. A closure that can't
/// throw and returns any other value must have a default.
///
/// If the type of a closure names its arguments, the macro also adds a method with the same name
/// and these names as argument labels.
@attached(member, names: named(init), arbitrary)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyClientMacro")

/// Names the method with argument labels that `@DependencyClient` adds for an endpoint.
///
/// ```swift
/// @DependencyClient
/// struct NumberClient: Sendable {
///   @DependencyEndpoint(method: "isPrime")
///   var check: @Sendable (_ number: Int) throws -> Bool
/// }
///
/// let client = NumberClient(check: { $0 == 7 })
/// #expect(try client.isPrime(number: 7))
/// ```
@attached(peer)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyEndpointMacro")

/// Excludes a closure from a client's endpoints, so that calling its default doesn't report an
/// issue.
///
/// ```swift
/// @DependencyClient
/// struct NumberClient: Sendable {
///   @DependencyEndpointIgnored var largest: @Sendable () -> Int = { 100 }
/// }
///
/// #expect(NumberClient().largest() == 100)
/// ```
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyEndpointMacro")

/// The error that an endpoint of a client throws if it's called without an implementation.
public struct UnimplementedEndpoint: Error, Hashable, CustomStringConvertible {
  /// The name of the client and the endpoint, such as `NumberClient.fact`.
  public let endpoint: String

  /// Creates the error and reports the call as an issue.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
    reportIssue("\(Self.message(of: endpoint)). Provide one at the start of the test.")
  }

  /// The message, which names the endpoint.
  public var description: String { Self.message(of: endpoint) }

  private static func message(of endpoint: String) -> String {
    "Unimplemented: '\(endpoint)' was called, but has no implementation"
  }
}
