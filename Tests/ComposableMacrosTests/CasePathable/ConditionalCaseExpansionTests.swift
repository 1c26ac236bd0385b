import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct ConditionalCaseExpansionTests {
  @Test func `the conditional compilation and the availability of cases are kept`() {
    expect(
      """
      @CasePathable
      enum Route {
        #if DEBUG
          case debug(Int)
        #else
          case release
        #endif
        @available(*, deprecated)
        case old(Self)
      }
      """,
      expandsTo: """

        enum Route {
          #if DEBUG
            case debug(Int)
          #else
            case release
          #endif
          @available(*, deprecated)
          case old(Self)

          nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            #if DEBUG
            var debug: ComposableCore.AnyCasePath<Route, Int> {
              ComposableCore.AnyCasePath(
                _embed: Route.debug,
                extract: {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            #else
            var release: ComposableCore.AnyCasePath<Route, Swift.Void> {
              ComposableCore.AnyCasePath(
                _embed: {
                  Route.release
                },
                extract: {
                  guard case .release = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            #endif
            @available(*, deprecated)
            var old: ComposableCore.AnyCasePath<Route, Route> {
              ComposableCore.AnyCasePath(
                _embed: Route.old,
                extract: {
                  guard case .old(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            typealias Root = Route
            func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Route>]> {
              var paths: [ComposableCore.PartialCaseKeyPath<Route>] = []
              #if DEBUG
              paths.append(\\.debug)
              #else
              paths.append(\\.release)
              #endif
              paths.append(\\.old)
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          nonisolated var _$currentCase: ComposableCore.CurrentCase {
            switch self {
            #if DEBUG
            case .debug(let v0):
              return ComposableCore.CurrentCase("debug", v0)
            #else
            case .release:
              return ComposableCore.CurrentCase("release")
            #endif
            case .old(let v0):
              return ComposableCore.CurrentCase("old", v0)
            }
          }
        }
        """,
      macros: ["CasePathable": CasePathableMacro.self]
    )
  }
}
