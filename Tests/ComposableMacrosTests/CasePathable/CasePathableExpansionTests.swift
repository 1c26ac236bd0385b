import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct CasePathableExpansionTests {
  @Test func `each kind of payload gets a case path`() {
    expect(
      """
      @CasePathable
      enum Route {
        case home
        case item(Int)
        case labelled(id: Int)
        case several(Int, name: String)
        case `default`, closed
      }
      """,
      expandsTo: """

        enum Route {
          case home
          case item(Int)
          case labelled(id: Int)
          case several(Int, name: String)
          case `default`, closed

          nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            var home: ComposableCore.AnyCasePath<Route, Swift.Void> {
              ComposableCore.AnyCasePath(
                _embed: {
                  Route.home
                },
                extract: {
                  guard case .home = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            var item: ComposableCore.AnyCasePath<Route, Int> {
              ComposableCore.AnyCasePath(
                _embed: Route.item,
                extract: {
                  guard case .item(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var labelled: ComposableCore.AnyCasePath<Route, Int> {
              ComposableCore.AnyCasePath(
                _embed: Route.labelled(id:),
                extract: {
                  guard case .labelled(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var several: ComposableCore.AnyCasePath<Route, (Int, name: String)> {
              ComposableCore.AnyCasePath(
                _embed: {
                  Route.several($0.0, name: $0.1)
                },
                extract: {
                  guard case .several(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            var `default`: ComposableCore.AnyCasePath<Route, Swift.Void> {
              ComposableCore.AnyCasePath(
                _embed: {
                  Route.`default`
                },
                extract: {
                  guard case .`default` = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            var closed: ComposableCore.AnyCasePath<Route, Swift.Void> {
              ComposableCore.AnyCasePath(
                _embed: {
                  Route.closed
                },
                extract: {
                  guard case .closed = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            typealias Root = Route
            func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Route>]> {
              var paths: [ComposableCore.PartialCaseKeyPath<Route>] = []
              paths.append(\\.home)
              paths.append(\\.item)
              paths.append(\\.labelled)
              paths.append(\\.several)
              paths.append(\\.`default`)
              paths.append(\\.closed)
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          nonisolated var _$currentCase: ComposableCore.CurrentCase {
            switch self {
            case .home:
              return ComposableCore.CurrentCase("home")
            case .item(let v0):
              return ComposableCore.CurrentCase("item", v0)
            case .labelled(let v0):
              return ComposableCore.CurrentCase("labelled", v0)
            case .several:
              return ComposableCore.CurrentCase("several")
            case .`default`:
              return ComposableCore.CurrentCase("default")
            case .closed:
              return ComposableCore.CurrentCase("closed")
            }
          }
        }

        nonisolated extension Route: ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths {
        }
        """,
      macros: ["CasePathable": CasePathableMacro.self],
      conformances: ["CasePathable", "_GeneratedCasePaths"]
    )
  }

  @Test func `types that the case paths would hide get aliases`() {
    expect(
      """
      @CasePathable
      public enum Root<Element> {
        case home
        case items([Element])
      }
      """,
      expandsTo: """

        public enum Root<Element> {
          case home
          case items([Element])

          public typealias _$Element = Element

          public typealias _$Root = Root

          public nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public var home: ComposableCore.AnyCasePath<_$Root, Swift.Void> {
              ComposableCore.AnyCasePath(
                _embed: {
                  _$Root.home
                },
                extract: {
                  guard case .home = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            public var items: ComposableCore.AnyCasePath<_$Root, [_$Element]> {
              ComposableCore.AnyCasePath(
                _embed: _$Root.items,
                extract: {
                  guard case .items(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public typealias Root = _$Root
            public func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<_$Root>]> {
              var paths: [ComposableCore.PartialCaseKeyPath<_$Root>] = []
              paths.append(\\.home)
              paths.append(\\.items)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public nonisolated var _$currentCase: ComposableCore.CurrentCase {
            switch self {
            case .home:
              return ComposableCore.CurrentCase("home")
            case .items(let v0):
              return ComposableCore.CurrentCase("items", v0)
            }
          }
        }

        nonisolated extension Root: ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths {
        }
        """,
      macros: ["CasePathable": CasePathableMacro.self],
      conformances: ["CasePathable", "_GeneratedCasePaths"]
    )
  }

  @Test func `no 'switch' is generated for an enum that may have no values`() {
    expect(
      """
      @CasePathable
      public enum Route {
        case never(Never)
        case several(Never, Int)
      }
      """,
      expandsTo: """

        public enum Route {
          case never(Never)
          case several(Never, Int)

          public nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public var never: ComposableCore.AnyCasePath<Route, Never> {
              ComposableCore.AnyCasePath(
                _embed: Route.never,
                extract: {
                  guard case .never(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public var several: ComposableCore.AnyCasePath<Route, (Never, Int)> {
              ComposableCore.AnyCasePath(
                _embed: {
                  Route.several($0.0, $0.1)
                },
                extract: {
                  guard case .several(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            public typealias Root = Route
            public func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Route>]> {
              var paths: [ComposableCore.PartialCaseKeyPath<Route>] = []
              paths.append(\\.never)
              paths.append(\\.several)
              return paths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          public nonisolated var _$currentCase: ComposableCore.CurrentCase {
            if case .never(let v0) = self {
            return ComposableCore.CurrentCase("never", v0)
            }
            if case .several = self {
              return ComposableCore.CurrentCase("several")
            }
            return ComposableCore.CurrentCase("")
          }
        }
        """,
      macros: ["CasePathable": CasePathableMacro.self]
    )
  }
}
