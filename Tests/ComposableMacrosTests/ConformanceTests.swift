import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct ConformanceTests {
  @Test func `a conformance is as available as its type and the types around it`() {
    expect(
      """
      @available(macOS 26, *)
      struct Outer {
        @available(iOS 26, *)
        @CasePathable
        public enum Route {
        }
      }
      """,
      expandsTo: """
        @available(macOS 26, *)
        struct Outer {
          @available(iOS 26, *)
          public enum Route {

            public nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public typealias Root = Route
              public func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Route>]> {
                let paths: [ComposableCore.PartialCaseKeyPath<Route>] = []
                return paths.makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            public nonisolated var _$currentCase: ComposableCore.CurrentCase {
              switch self {

              }
            }
          }
        }

        @available(iOS 26, *)
        @available(macOS 26, *)
        nonisolated extension Outer.Route: ComposableCore.CasePathable {
        }
        """,
      macros: ["CasePathable": CasePathableMacro.self],
      conformances: ["CasePathable"]
    )
  }
}
