import ComposableCore
import IssueRecording
import Testing

@Suite struct PayloadTests {
  struct State: Equatable {
    var screen: Screen?
  }

  @Test func `a payload can be read by its name`() {
    let screen = Screen.route(.settings(Route.Settings(volume: 1)))

    #expect(screen.route?.settings?.volume == 1)
    #expect(screen.maybe == nil)
    #expect(screen[case: \.route.settings]?.volume == 1)
  }

  @Test func `a payload can be written by its name, even through optionals and nested enums`() {
    var state = State(screen: .route(.settings(Route.Settings(volume: 1))))

    state.screen?.route?.settings?.volume = 4

    #expect(state == State(screen: .route(.settings(Route.Settings(volume: 4)))))
  }

  @Test func `a payload can be written by its case key path`() {
    var screen = Screen.maybe(.settings(Route.Settings(volume: 1)))

    screen[case: \.maybe.settings]?.volume = 4

    #expect(screen == .maybe(.settings(Route.Settings(volume: 4))))
  }

  @Test func `12. writing through the wrong case is reported and changes nothing`() {
    var state = State(screen: .route(.home))

    withKnownIssue {
      state.screen?.route?.settings?.volume = 4
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Can't modify unrelated case: a value of type 'Route.Settings' was written to a value of \
        type 'Route' that is in the case 'home'. Nothing was changed.

        A write through a case can only change the payload of a value that is already in this \
        case. To switch to another case, assign the whole value.
        """
      ]
    }

    #expect(state == State(screen: .route(.home)))
  }

  @Test func `12. assigning to the wrong case is reported and changes nothing`() {
    var route = Route.home

    let issues = messages {
      route.settings = Route.Settings(volume: 4)
      route[case: \.settings] = Route.Settings(volume: 4)
    }

    #expect(route == .home)
    #expect(
      issues.map {
        $0.hasPrefix("Can't modify unrelated case: a value of type 'Route.Settings' was written")
      } == [true, true])
  }

  @Test func `assigning nil to a payload that isn't optional is reported and changes nothing`() {
    var route = Route.settings(Route.Settings(volume: 4))

    withKnownIssue {
      route.settings = nil
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Can't assign 'nil' to the case 'settings' of 'Route': its payload has the type \
        'Route.Settings', which isn't optional. Nothing was changed.

        To leave the case, assign another case to the whole value, or 'nil' if the value is an \
        optional.
        """
      ]
    }

    #expect(route == .settings(Route.Settings(volume: 4)))
  }

  @Test func `assigning nil to a payload that is optional is reported and changes nothing`() {
    var screen = Screen.maybe(.home)

    let issues = messages { screen.maybe = nil }

    #expect(
      issues == [
        """
        Can't assign 'nil' to the case 'maybe' of 'Screen': this would remove the payload, not set \
        it to 'nil'. Nothing was changed.

        To set the payload to 'nil', assign '.some(nil)'. To leave the case, assign another case \
        to the whole value, or 'nil' if the value is an optional.
        """
      ])
    #expect(screen == .maybe(.home))
    screen.maybe = .some(nil)
    #expect(screen == .maybe(nil))
  }

  @Test func `reading the wrong case through optional chaining isn't reported`() {
    let state = State(screen: .route(.home))

    #expect(state.screen?.route?.settings?.volume == nil)
  }

  @Test func `59. 'modify' changes the payload in place`() {
    var screen = Screen.route(.settings(Route.Settings(volume: 1)))

    screen.modify(\.route.settings) { $0.volume += 1 }

    #expect(screen == .route(.settings(Route.Settings(volume: 2))))
  }

  @Test func `59. 'modify' reports a value in a different case and doesn't run the closure`() {
    var screen = Screen.route(.home)
    var ran = false

    let issues = messages { screen.modify(\.route.settings) { _ in ran = true } }

    #expect(screen == .route(.home))
    #expect(!ran)
    #expect(issues.count == 1)
  }
}
