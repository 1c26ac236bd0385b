@testable import ComposableCore
import ComposableTesting
import CustomDump
import Foundation
import IssueRecording
import Testing

@MainActor
@Suite struct PresentationStateTests {
  @Test func `11. equality ignores whether a store has processed the state`() {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    store.send(.counter(.presented(.increment)))

    let counter = store.withState(\.$counter)
    #expect(counter.record?.seen != nil)
    #expect(counter == PresentationState(wrappedValue: Counter.State(count: 1)))
  }

  @Test func `11. a presentation is encoded as its optional value`() throws {
    let states = [
      PresentationState(wrappedValue: Counter.State(count: 1)),
      PresentationState(wrappedValue: nil),
    ]

    let data = try JSONEncoder().encode(states)

    #expect(String(decoding: data, as: UTF8.self) == #"[{"count":1},null]"#)
    #expect(try JSONDecoder().decode([PresentationState<Counter.State>].self, from: data) == states)
  }

  @Test func `11. a mirror and a dump show only the child`() {
    let state = PresentationState(wrappedValue: Counter.State(count: 1))

    let mirror = Mirror(reflecting: state)
    #expect(mirror.displayStyle == .optional)
    #expect(mirror.children.map { "\($0.label ?? "-"): \($0.value)" } == ["some: State(count: 1)"])
    #expect(String(customDumping: state) == "Counter.State(count: 1)")
  }

  @Test func `11. changing a copy doesn't change the original`() {
    let original = Host.State(screen: .plain(Counter.State()))

    var copy = original
    copy.screen = .plain(Counter.State(count: 1))

    #expect(original.screen == .plain(Counter.State()))
  }

  @Test func `11. comparing a presentation with its copy doesn't compare payloads`() {
    struct Slow: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool {
        Issue.record("the payloads were compared")
        return true
      }
    }
    let state = PresentationState(wrappedValue: Slow())

    let copy = state

    #expect(state == copy)
  }

  @Test func `11. a removed child equals an absent child`() {
    var state = PresentationState(wrappedValue: 1 as Int?)

    state.wrappedValue = nil

    #expect(state == PresentationState(wrappedValue: nil))
  }

  @Test func `12. a payload can be written through its case`() {
    var state = Host.State(screen: .plain(Counter.State()))

    state.$screen[case: \.plain]?.count = 3

    #expect(state.screen == .plain(Counter.State(count: 3)))
  }

  @Test func `12. assigning through a different case is reported and changes nothing`() {
    var state = Host.State(screen: .other(Counter.State()))

    let messages = messages { state.$screen[case: \.plain] = Counter.State(count: 3) }

    #expect(state.screen == .other(Counter.State()))
    #expect(
      messages == [
        """
        Can't modify unrelated case: a value of type 'Counter.State' was written to a value of \
        type 'Screens.State' that is in the case 'other'. Nothing was changed.

        A write through a case can only change the payload of a value that is already in this \
        case. To switch to another case, assign the whole value.
        """
      ]
    )
  }

  @Test func `12. modifying the payload of a different case is reported and changes nothing`() {
    var state = Host.State(screen: .other(Counter.State()))

    let messages = messages { state.$screen[case: \.plain]?.count = 3 }

    #expect(state.screen == .other(Counter.State()))
    #expect(
      messages == [
        """
        Can't modify unrelated case: a value of type 'Counter.State' was written to a value of \
        type 'Screens.State' that is in the case 'other'. Nothing was changed.

        A write through a case can only change the payload of a value that is already in this \
        case. To switch to another case, assign the whole value.
        """
      ]
    )
  }

  @Test func `12. assigning a payload to an absent child is reported and changes nothing`() {
    var state = Host.State()

    let messages = messages { state.$screen[case: \.plain] = Counter.State(count: 3) }

    #expect(state.screen == nil)
    #expect(
      messages == [
        """
        Can't modify unrelated case: a value of type 'Counter.State' was written to a value of \
        type 'Screens.State' that is 'nil'. Nothing was changed.

        A write through a case can only change the payload of a value that is already in this \
        case. To switch to another case, assign the whole value.
        """
      ]
    )
  }
}
