import ComposableCore
import Testing

@Suite struct CaseKeyPathTests {
  @Test func `a case key path called as a function embeds a payload`() {
    let settings: CaseKeyPath<Route, Route.Settings> = \.settings

    #expect(settings(Route.Settings(volume: 1)) == Route.settings(Route.Settings(volume: 1)))
  }

  @Test func `a case path's description is its key path`() {
    typealias Stack = StackAction<Route, Route>
    let element = withDependencies { $0.context = .test } operation: {
      AnyCasePath<Stack, Route.Settings>(\.[id: 3].settings)
    }

    #expect("\(AnyCasePath<Screen, Route.Settings>(\.route.settings))" == "\\.route.settings")
    #expect("\(AnyCasePath<Screen, Route.Settings>(\.maybe.settings))" == "\\.maybe.settings")
    #expect("\(AnyCasePath<Screen, Screen>())" == "\\.self")
    #expect("\(AnyCasePath(\Stack.Cases.popFrom))" == "\\.popFrom")
    #expect("\(element)" == "\\.[id: 3].settings")
    #expect(
      "\(AnyCasePath(\IdentifiedAction<String, Route>.Cases[id: "a"].home))"
        == "\\.[id: \"a\"].home")
    #expect("\(AnyCasePath(\PresentationAction<Route>.Cases.dismiss))" == "\\.dismiss")
    #expect(
      "\(AnyCasePath<PresentationAction<Route>, Route.Settings>(\.settings))"
        == "\\.settings")
  }

  @Test func `a key path to a case without a payload is called without arguments`() {
    let home: CaseKeyPath<Route, Void> = \.home

    #expect(home() == Route.home)
  }

  @Test func `a case key path can be written with its root type`() {
    let path = AnyCasePath(\Route.Cases.settings)

    #expect(path.extract(from: .settings(Route.Settings(volume: 2)))?.volume == 2)
  }

  @Test func `extracting an embedded payload returns the payload`() {
    let path = AnyCasePath<Screen, Route.Settings>(\.route.settings)
    let settings = Route.Settings(volume: 3)

    #expect(path.extract(from: path.embed(settings)) == settings)
    #expect(path.embed(settings) == .route(.settings(settings)))
  }

  @Test(arguments: [Screen.route(.home), .maybe(.settings(Route.Settings())), .maybe(nil)])
  func `extracting from a different case returns nil`(screen: Screen) {
    #expect(AnyCasePath<Screen, Route.Settings>(\.route.settings).extract(from: screen) == nil)
  }

  @Test func `a case key path can lead through an optional with or without 'some'`() {
    let named = AnyCasePath<Screen, Route.Settings>(\.maybe.some.settings)
    let short = AnyCasePath<Screen, Route.Settings>(\.maybe.settings)
    let screen = Screen.maybe(.settings(Route.Settings(volume: 4)))

    #expect(named.extract(from: screen)?.volume == 4)
    #expect(short.extract(from: screen)?.volume == 4)
    #expect(short.embed(Route.Settings(volume: 4)) == screen)
    #expect(AnyCasePath<Screen, Void>(\.maybe.none).extract(from: .maybe(nil)) != nil)
    #expect(short.extract(from: .maybe(nil)) == nil)
  }

  @Test func `the identity key path extracts and embeds the whole value`() {
    let path = AnyCasePath<Route, Route>(\.self)

    #expect(path.extract(from: .home) == .home)
    #expect(path.embed(.home) == .home)
  }

  @Test func `Result has case paths`() {
    let result = Result<Int, CancellationError>.success(1)

    #expect(result.is(\.success))
    #expect(result[case: \.success] == 1)
    #expect(result[case: \.failure] == nil)
  }

  @Test func `'is' tests the current case at any depth`() {
    let screen = Screen.maybe(.settings(Route.Settings()))

    #expect(screen.is(\.maybe))
    #expect(screen.is(\.maybe.settings))
    #expect(!screen.is(\.maybe.home))
    #expect(!screen.is(\.route))
  }
}
