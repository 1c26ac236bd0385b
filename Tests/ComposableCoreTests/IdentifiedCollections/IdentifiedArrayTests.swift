import ComposableCore
import CustomDump
import Foundation
import Testing

@Suite struct IdentifiedArrayTests {
  var items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

  @Test func `an element can be looked up by its ID`() {
    #expect(items[id: 2] == Item(id: 2, name: "b"))
    #expect(items[id: 3] == nil)
    #expect(items.index(id: 2) == 1)
    #expect(items.index(id: 3) == nil)
    #expect(Array(items.ids) == [1, 2])
  }

  @Test mutating func `a property of an element can be written through its ID`() {
    items[id: 2]?.name = "c"

    #expect(items.elements == [Item(id: 1, name: "a"), Item(id: 2, name: "c")])
  }

  @Test mutating func `writing through an unknown ID does nothing`() {
    items[id: 3]?.name = "c"

    #expect(items.elements == [Item(id: 1, name: "a"), Item(id: 2, name: "b")])
  }

  @Test mutating func `assigning nil to an ID removes its element`() {
    items[id: 1] = nil

    #expect(items.elements == [Item(id: 2, name: "b")])
  }

  @Test mutating func `assigning an element to an unknown ID appends it`() {
    items[id: 3] = Item(id: 3, name: "c")

    #expect(Array(items.ids) == [1, 2, 3])
  }

  @Test mutating func `an element with an existing ID isn't appended`() {
    let refused = items.append(Item(id: 1, name: "z"))
    let added = items.append(Item(id: 3, name: "c"))

    #expect(refused == (false, 0))
    #expect(added == (true, 2))
    #expect(items.map(\.name) == ["a", "b", "c"])
  }

  @Test mutating func `an element with an existing ID isn't inserted`() {
    let refused = items.insert(Item(id: 2, name: "z"), at: 0)
    let added = items.insert(Item(id: 3, name: "c"), at: 0)

    #expect(refused == (false, 1))
    #expect(added == (true, 0))
    #expect(items.map(\.name) == ["c", "a", "b"])
  }

  @Test mutating func `an update replaces an existing element in place or appends a new one`() {
    let replaced = items.updateOrAppend(Item(id: 1, name: "z"))
    let appended = items.updateOrAppend(Item(id: 3, name: "c"))

    #expect(replaced == Item(id: 1, name: "a"))
    #expect(appended == nil)
    #expect(items.map(\.name) == ["z", "b", "c"])
  }

  @Test mutating func `an update replaces an existing element in place or inserts a new one`() {
    let replaced = items.updateOrInsert(Item(id: 2, name: "z"), at: 0)
    let inserted = items.updateOrInsert(Item(id: 3, name: "c"), at: 0)

    #expect(replaced == (Item(id: 2, name: "b"), 1))
    #expect(inserted == (nil, 0))
    #expect(items.map(\.name) == ["c", "a", "z"])
  }

  @Test mutating func `replacing an element at its index returns the old element`() {
    let before = items.update(Item(id: 1, name: "z"), at: 0)

    #expect(before == Item(id: 1, name: "a"))
    #expect(items[0] == Item(id: 1, name: "z"))
  }

  @Test mutating func `removing by ID returns the element`() {
    #expect(items.remove(id: 1) == Item(id: 1, name: "a"))
    #expect(items.remove(id: 1) == nil)
    #expect(items.remove(Item(id: 2, name: "other")) == Item(id: 2, name: "b"))
    #expect(items.isEmpty)
  }

  @Test func `elements can be removed by offset, by predicate, from the front, and from the back`()
  {
    let letters = IdentifiedArray(uniqueElements: ["a", "b", "c", "d", "e"], id: \.self)

    #expect(letters.after { $0.remove(atOffsets: [0, 2]) } == ["b", "d", "e"])
    #expect(letters.after { $0.removeAll { $0 > "b" } } == ["a", "b"])
    #expect(letters.after { $0.removeAll() } == [])
    #expect(letters.after { $0.removeFirst() } == ["b", "c", "d", "e"])
    #expect(letters.after { $0.removeFirst(2) } == ["c", "d", "e"])
    #expect(letters.after { $0.removeLast() } == ["a", "b", "c", "d"])
    #expect(letters.after { $0.removeLast(4) } == ["a"])
    #expect(letters.after { $0.removeSubrange(1...2) } == ["a", "d", "e"])
    #expect(letters.after { $0.remove(at: 1) } == ["a", "c", "d", "e"])
    #expect(letters.filter { $0 < "c" }.elements == ["a", "b"])
  }

  @Test func `the first of several elements with equal IDs is kept unless they are combined`() {
    let twice = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]

    #expect(IdentifiedArray(twice).map(\.name) == ["a", "b"])
    #expect(IdentifiedArray(twice, uniquingIDsWith: { $1 }).map(\.name) == ["c", "b"])
    #expect(
      IdentifiedArray(twice, id: \.id, uniquingIDsWith: { $1 }).map(\.name) == ["c", "b"]
    )
  }

  @Test func `equality compares elements and their order`() {
    #expect(items == [Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    #expect(items != [Item(id: 2, name: "b"), Item(id: 1, name: "a")])
    #expect(items != [Item(id: 1, name: "z"), Item(id: 2, name: "b")])
    #expect(items != [Item(id: 1, name: "a")])
  }

  @Test func `an identified array is encoded as a plain array`() throws {
    let data = try JSONEncoder().encode(items.map(\.id))

    #expect(try JSONEncoder().encode(IdentifiedArray(uniqueElements: [1, 2], id: \.self)) == data)
    #expect(
      try JSONDecoder().decode(
        IdentifiedArrayOf<Item>.self, from: JSONEncoder().encode(items)
      ) == items
    )
  }

  @Test func `decoding two elements with the same ID fails`() throws {
    let data = try JSONEncoder().encode([Item(id: 1, name: "a"), Item(id: 1, name: "b")])

    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
    }

    guard case .dataCorrupted(let context) = error else { return #expect(Bool(false)) }
    #expect(
      context.debugDescription == "Two elements of an 'IdentifiedArray' have the same ID."
    )
  }

  @Test func `changing a copy doesn't change the original`() {
    var copy = items

    copy[id: 1]?.name = "z"

    #expect(items[id: 1]?.name == "a")
    #expect(copy[id: 1]?.name == "z")
  }

  @Test func `changing an element in place doesn't copy its storage`() {
    var boxes: IdentifiedArrayOf<Box> = [Box(id: 1)]

    boxes[id: 1]!.numbers.append(2)
    let address = boxes[id: 1]!.numbers.withUnsafeBufferPointer(\.baseAddress)
    boxes[id: 1]!.numbers[0] = 3
    boxes[0].numbers[1] = 4

    #expect(boxes[id: 1]!.numbers.withUnsafeBufferPointer(\.baseAddress) == address)
    #expect(boxes[id: 1]!.numbers == [3, 4])
  }

  @Test func `assigning an element under a different ID stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a")]
      items[id: 1] = Item(id: 2, name: "b")
    }
    let message =
      "An element of an 'IdentifiedArray' must have the ID under which it is stored, but the "
      + "element for '1' has the ID '2'. To replace an element with one that has another ID, "
      + "remove the old element and insert the new one. To add an element, write it to its own ID."
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test
  mutating func `assigning an element with a different ID to an index replaces the old element`() {
    items[1] = Item(id: 4, name: "d")

    #expect(items.elements == [Item(id: 1, name: "a"), Item(id: 4, name: "d")])
    #expect(items.ids == [1, 4])
    #expect(items[id: 2] == nil)
    #expect(items[id: 4]?.name == "d")
  }

  @Test
  mutating func
    `assigning an element whose ID is elsewhere in the array removes the other element`()
  {
    items[0] = Item(id: 2, name: "new")

    #expect(items.elements == [Item(id: 2, name: "new"), Item(id: 1, name: "a")])
    #expect(items.ids == [2, 1])
  }

  @Test mutating func `an element's ID can be changed in place`() {
    items[0].id = 3

    #expect(items.elements == [Item(id: 3, name: "a"), Item(id: 2, name: "b")])
    #expect(items[id: 3]?.name == "a")
    #expect(items[id: 1] == nil)
  }

  @Test func `an element's ID can't be changed to the ID of another element`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      items[0].id = 2
    }
    let message =
      "An element of an 'IdentifiedArray' was given the ID '2', which another element already has. "
      + "Remove the other element first."
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test func `an identified array can be read like an array`() {
    #expect(items.count == 2)
    #expect(items.first == Item(id: 1, name: "a"))
    #expect(items.map(\.id) == [1, 2])
    #expect(items.contains(Item(id: 1, name: "other")))
    #expect("\(IdentifiedArray(uniqueElements: [1, 2], id: \.self))" == "[1, 2]")
    #expect(
      String(reflecting: IdentifiedArray(uniqueElements: [1], id: \.self)) == "IdentifiedArray([1])"
    )
  }

  @Test func `the dump of an identified array looks like an array's dump`() {
    #expect(
      String(customDumping: items) == """
        [
          [0]: Item(
            id: 1,
            name: "a"
          ),
          [1]: Item(
            id: 2,
            name: "b"
          )
        ]
        """
    )
  }

  @Test mutating func `replacing a range skips elements whose IDs are elsewhere in the array`() {
    items.replaceSubrange(0..<1, with: [Item(id: 2, name: "z"), Item(id: 3, name: "c")])

    #expect(items.elements == [Item(id: 3, name: "c"), Item(id: 2, name: "b")])
  }
}

struct Item: Codable, Hashable, Identifiable {
  var id: Int
  var name: String
}

private struct Box: Identifiable {
  let id: Int
  var numbers = [1]
}

extension IdentifiedArray {
  func after(_ edit: (inout Self) -> Void) -> [Element] {
    var copy = self
    edit(&copy)
    return copy.elements
  }
}
