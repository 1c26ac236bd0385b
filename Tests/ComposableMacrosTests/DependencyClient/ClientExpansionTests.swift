import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct ClientExpansionTests {
  @Test func `endpoints get default closures that report an issue, and methods with labels`() {
    expect(
      """
      @DependencyClient
      public struct Client: Sendable {
        public var fact: @Sendable (_ number: Int) async throws -> String
        public var log: @Sendable (String) -> Void
        public var random: @Sendable () -> Int = { 4 }
        var tap: @MainActor (_ count: Int) -> Void
        var limit: Int?
      }
      """,
      expandsTo: """

        public struct Client: Sendable {
          public var fact: @Sendable (_ number: Int) async throws -> String
          public var log: @Sendable (String) -> Void
          public var random: @Sendable () -> Int = { 4 }
          var tap: @MainActor (_ count: Int) -> Void
          var limit: Int?

          public init(
            fact: @escaping @Sendable (_ number: Int) async throws -> String = { _ in
              throw ComposableCore.UnimplementedEndpoint("Client.fact")
            },
            log: @escaping @Sendable (String) -> Void = { _ in
              _ = ComposableCore.UnimplementedEndpoint("Client.log")
            },
            random: @escaping @Sendable () -> Int = {
              _ = ComposableCore.UnimplementedEndpoint("Client.random")
              return 4
            },
            tap: @escaping @MainActor (_ count: Int) -> Void = { _ in
              _ = ComposableCore.UnimplementedEndpoint("Client.tap")
            },
            limit: Int? = nil
          ) {
            self.fact = fact
            self.log = log
            self.random = random
            self.tap = tap
            self.limit = limit
          }

          public func fact(number p0: Int) async throws -> String {
            try await self.fact(p0)
          }

          @MainActor public func tap(count p0: Int) -> Void {
            self.tap(p0)
          }
        }
        """,
      macros: ["DependencyClient": DependencyClientMacro.self]
    )
  }

  @Test func `a default that isn't a closure expression is called after an issue is reported`() {
    expect(
      """
      @DependencyClient
      struct Client {
        var total: @Sendable (_ numbers: [Int], inout Int) async throws -> Int = sum
        #if DEBUG
          var log: () -> Void = Log.shared.write
        #endif
      }
      """,
      expandsTo: """

        struct Client {
          var total: @Sendable (_ numbers: [Int], inout Int) async throws -> Int = sum
          #if DEBUG
            var log: () -> Void = Log.shared.write
          #endif

          init(
            total: @escaping @Sendable (_ numbers: [Int], inout Int) async throws -> Int = {
              let _default: @Sendable (_ numbers: [Int], inout Int) async throws -> Int = sum
              return { p0, p1 in
                _ = ComposableCore.UnimplementedEndpoint("Client.total")
                return try await _default(p0, &p1)
              }
            }()
          ) {
            self.total = total
            #if DEBUG
            self.log = {
              let _default: () -> Void = Log.shared.write
              return {
                _ = ComposableCore.UnimplementedEndpoint("Client.log")
                return _default()
              }
            }()
            #endif
          }

          func total(numbers p0: [Int], _ p1: inout Int) async throws -> Int {
            try await self.total(p0, &p1)
          }
        }
        """,
      macros: ["DependencyClient": DependencyClientMacro.self]
    )
  }

  @Test func `an endpoint inside a conditional block isn't an initializer parameter`() {
    expect(
      """
      @DependencyClient
      struct Client {
        #if DEBUG
          var log: (_ text: String) -> Void
        #endif
        var fact: () throws -> String
      }
      """,
      expandsTo: """

        struct Client {
          #if DEBUG
            var log: (_ text: String) -> Void
          #endif
          var fact: () throws -> String

          init(
            fact: @escaping () throws -> String = {
              throw ComposableCore.UnimplementedEndpoint("Client.fact")
            }
          ) {
            #if DEBUG
            self.log = { _ in
              _ = ComposableCore.UnimplementedEndpoint("Client.log")
            }
            #endif
            self.fact = fact
          }

          #if DEBUG
          func log(text p0: String) -> Void {
            self.log(p0)
          }
          #endif
        }
        """,
      macros: ["DependencyClient": DependencyClientMacro.self]
    )
  }

  @Test func `an endpoint whose result is optional needs no default`() {
    expect(
      """
      @DependencyClient
      struct Client {
        var user: (_ id: Int) -> User?
        var name: () async -> Swift.Optional<String>
      }
      """,
      expandsTo: """

        struct Client {
          var user: (_ id: Int) -> User?
          var name: () async -> Swift.Optional<String>

          init(
            user: @escaping (_ id: Int) -> User? = { _ in
              _ = ComposableCore.UnimplementedEndpoint("Client.user")
              return nil
            },
            name: @escaping () async -> Swift.Optional<String> = {
              _ = ComposableCore.UnimplementedEndpoint("Client.name")
              return nil
            }
          ) {
            self.user = user
            self.name = name
          }

          func user(id p0: Int) -> User? {
            self.user(p0)
          }
        }
        """,
      macros: ["DependencyClient": DependencyClientMacro.self]
    )
  }

  @Test func `'@ViewAction' adds a conformance to 'ViewActionSending'`() {
    expect(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView {
        let store: StoreOf<Feature>
      }
      """,
      expandsTo: """

        struct FeatureView {
          let store: StoreOf<Feature>
        }

        extension FeatureView: ComposableCore.ViewActionSending {
        }
        """,
      macros: ["ViewAction": ViewActionMacro.self],
      conformances: ["ViewActionSending"]
    )
  }
}
