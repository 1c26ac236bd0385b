import ComposableCore
import Foundation
import Testing

@Suite struct IdentifiedArrayOrderTests {
  @Test(
    arguments: [
      ([0], 2, "bacde"), ([0, 1], 5, "cdeab"), ([4], 0, "eabcd"), ([1, 3], 2, "abdce"),
      ([], 3, "abcde"), ([2], 2, "abcde"),
    ] as [(IndexSet, Int, String)]
  )
  func `moving elements inserts them before the destination offset`(
    source: IndexSet, destination: Int, result: String
  ) {
    var letters = IdentifiedArray(uniqueElements: Array("abcde"), id: \.self)

    letters.move(fromOffsets: source, toOffset: destination)

    #expect(String(letters) == result)
    #expect(letters.indices.allSatisfy { letters.index(id: letters[$0]) == $0 })
  }

  @Test func `elements can be sorted, reversed, swapped, and shuffled`() {
    let letters = IdentifiedArray(uniqueElements: ["c", "a", "b"], id: \.self)

    #expect(letters.after { $0.sort() } == ["a", "b", "c"])
    #expect(letters.after { $0.sort(by: >) } == ["c", "b", "a"])
    #expect(letters.after { $0.reverse() } == ["b", "a", "c"])
    #expect(letters.after { $0.swapAt(0, 2) } == ["b", "a", "c"])
    #expect(letters.after { $0.shuffle() }.sorted() == ["a", "b", "c"])
  }

  @Test func `generic algorithms for mutable collections produce the same order as for an array`() {
    func sort<C: MutableCollection & RandomAccessCollection>(_ items: inout C)
    where C.Element == Item {
      items.sort { $0.id < $1.id }
    }
    func rotate<C: MutableCollection>(_ items: inout C) where C.Element == Item {
      let rotated = Array(items.dropFirst()) + items.prefix(1)
      for (index, item) in zip(items.indices, rotated) { items[index] = item }
    }
    var generator = SystemRandomNumberGenerator()
    for count in 0..<20 {
      let shuffled = (0..<count).map { Item(id: $0, name: "\($0)") }.shuffled(using: &generator)
      var items = IdentifiedArray(uniqueElements: shuffled)
      var array = shuffled

      rotate(&items)
      rotate(&array)
      #expect(items.elements == array)
      sort(&items[...])
      sort(&array[...])
      #expect(items.elements == array)
      #expect(items.ids.elements == array.map(\.id))
      items.reverse()
      sort(&items)
      #expect(items.elements == array)
    }
  }
}
