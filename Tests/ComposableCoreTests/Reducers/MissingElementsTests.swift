import OrderedCollections
import Testing

@testable import ComposableCore

@Suite struct MissingElementsTests {
  static let sets: [OrderedSet<Int>] = [
    [], [1], [1, 2, 3], [3, 2, 1], [1, 2, 3, 4], [2, 1, 5, 4], [4, 1, 2, 3], [3, 4], [1, 3, 4],
  ]

  @Test(arguments: sets, sets)
  func `an element is missing if it's in the first set but not in the second`(
    _ one: OrderedSet<Int>, _ other: OrderedSet<Int>
  ) {
    let missing: [Int] = one.elements(missingFrom: other)

    #expect(missing == Array(one.subtracting(other)))
  }
}
