import ComposableCore
import IssueRecording
import Testing

@DependencyClient private struct Endpoints: Sendable {
  var nothing: @Sendable () -> Void
  var unlabelled: @Sendable (Int) async throws -> String
  var labelled: @Sendable (_ x: Int, _ y: String) async throws -> String
  var defaulted: @Sendable () -> Int = { 1 }
  var labelledDefault: @Sendable (_ x: Int) -> Int = { $0 }
  var throwing: @Sendable () throws -> Void
  var changing: @Sendable (_ x: inout Int) -> Void
  var onMain: @MainActor @Sendable (_ x: Int) -> Void
  var half: @Sendable (_ to: Int, Int) async throws -> Void
  var taking: @Sendable (_ body: @escaping @Sendable (Int) -> Void) async throws -> Void
  var optional: (@Sendable () -> Void)?
  var value = 3
  var typed: Int = 4
  let constant: Int
  let initialized = 5
  var computed: Int { constant }
  static let shared = 1
}

@DependencyClient public struct PublicClient: Sendable {
  public var fact: @Sendable (_ id: Int) async throws -> String
}
@DependencyClient package struct PackageClient { package var fact: (_ id: Int) throws -> String }
@DependencyClient private struct Generic<T: Sendable>: Sendable {
  var echo: @Sendable (_ it: T) throws -> T
}
@DependencyClient private struct Empty {}
@DependencyClient private struct Keywords { var `default`: (_ `in`: Int) throws -> Int }
@DependencyClient private struct Branches {
  #if os(Linux) || os(macOS)
    var here: (_ id: Int) throws -> String
    var defaulted: () -> Int = { 1 }
  #else
    var elsewhere: (_ id: Int) throws -> String
  #endif
  var always: () -> Void
}

@DependencyClient private struct Functions: Sendable {
  var total: @Sendable (_ numbers: [Int], inout Int) async throws -> Int = sum
  var length: @Sendable (String) -> Int = \.count
  var lowered: @MainActor @Sendable () -> Void = doNothing
  #if os(Linux) || os(macOS)
    var small: @Sendable () -> Bool = bool(5 < 6)
  #endif
}

private func sum(_ numbers: [Int], _ calls: inout Int) -> Int {
  calls += 1
  return numbers.reduce(0, +)
}

@MainActor private func doNothing() {}

private func bool(_ value: Bool) -> @Sendable () -> Bool { { value } }

@DependencyClient private struct Attributed: Sendable {
  @DependencyEndpoint(method: "isPrime") var check: @Sendable (_ number: Int) throws -> Bool
  @DependencyEndpoint(method: "roll") var random: @Sendable (Int) throws -> Int
  @DependencyEndpointIgnored var largest: @Sendable (_ id: Int) -> Int = { _ in 100 }
}

extension PublicClient: TestDependencyKey { public static let testValue = PublicClient() }

@Suite struct ClientShapes {
  @Test func `an endpoint's method can be renamed, and a closure can be excluded`() throws {
    let client = Attributed(check: { $0 == 7 }, random: { $0 - 1 })

    #expect(try client.isPrime(number: 7) && client.roll(6) == 5)
    let issues = messages {
      #expect(client.largest(1) == 100)
      _ = try? Attributed().isPrime(number: 1)
    }
    #expect(issues.count == 1)
  }

  @Test func `each endpoint can be called with its labels`() async throws {
    let client = Endpoints(
      unlabelled: { "\($0)" }, labelled: { "\($0)\($1)" }, changing: { $0 += 1 }, constant: 7
    )
    var number = 1
    client.changing(x: &number)

    #expect(try await client.unlabelled(1) == "1")
    #expect(try await client.labelled(x: 1, y: "a") == "1a")
    let issues = messages {
      #expect(client.labelledDefault(x: 2) == 2)
      #expect(client.defaulted() == 1)
    }
    #expect(issues.count == 2)
    #expect(number == 2)
    #expect(client.optional == nil)
    #expect([client.typed, client.constant, client.initialized] == [4, 7, 5] as [Int])
  }

  @MainActor @Test
  func `a call of a default that is a function or a key path is reported`() async throws {
    let client = Functions()
    var calls = 0

    let issues = try await messages {
      let total = try await client.total([1, 2], &calls)
      #expect(total == 3)
      #expect(client.length("abc") == 3)
      client.lowered()
      #expect(client.small())
    }

    #expect(calls == 1)
    #expect(issues.count == 4)
    #expect(Functions(length: { _ in 7 }).length("abc") == 7)
  }

  @MainActor @Test func `a main-actor endpoint is called on the main actor`() {
    var numbers: [Int] = []
    let client = Endpoints(onMain: { numbers.append($0) }, constant: 1)

    client.onMain(x: 3)

    #expect(numbers.count == 1)
  }

  @Test func `an endpoint inside a conditional block starts with its default`() throws {
    var client = Branches(always: {})
    let issues = messages { #expect(client.defaulted() == 1) }
    #expect(issues.count == 1)
    client.here = { "\($0)" }
    #expect(try client.here(id: 1) == "1")
  }

  @Test func `endpoints named like keywords can be called`() throws {
    #expect(try Keywords(default: { $0 }).default(in: 2) == 2)
    #expect(try Generic(echo: { $0 }).echo(it: "a") == "a")
  }
}
