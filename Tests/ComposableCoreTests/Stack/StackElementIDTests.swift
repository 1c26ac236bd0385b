@testable import ComposableCore
import ComposableTesting
import Testing

@MainActor
@Suite struct StackElementIDTests {
  @Test func `16. an appended element gets an ID that isn't in use`() {
    var stack = StackState([1, 2])
    stack[id: 2] = 3
    let copy = stack

    stack.append(4)

    #expect(stack.ids == [0, 1, 2, 3])
    #expect(Array(stack) == [1, 2, 3, 4])
    #expect(Array(copy) == [1, 2, 3])
  }

  @Test func `16. an inserted element gets an ID that isn't in use`() {
    var stack = StackState<Int>()
    stack[id: 0] = 1

    stack.insert(2, at: 0)

    #expect(stack.ids == [1, 0])
    #expect(Array(stack) == [2, 1])
  }

  @Test func `appending under an existing ID replaces the old element, but not in copies`() {
    var storage = IdentifiedStorage<Int, String>([0: "a", 1: "b"])
    let copy = storage

    storage.updateOrAppend("c", id: 1)

    #expect(storage.elements == [0: "a", 1: "c"])
    #expect(copy.elements == [0: "a", 1: "b"])
  }
}
