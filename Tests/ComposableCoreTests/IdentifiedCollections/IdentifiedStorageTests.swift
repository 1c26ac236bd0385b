import ComposableCore
import Testing

@Suite struct IdentifiedStorageTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `copies of an identified array are independent of each other`(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let elements = (0..<Int.random(in: 0...12, using: &generator)).map { Note(id: $0) }
    var copies = [IdentifiedArray(uniqueElements: elements)]
    var models = [elements]

    for step in 100..<160 {
      let index = copies.indices.randomElement(using: &generator)!
      switch Int.random(in: 0..<10, using: &generator) {
      case 0 where copies.count < 9:
        copies.append(copies[index])
        models.append(models[index])
      case 1 where copies.count > 1:
        copies.remove(at: index)
        models.remove(at: index)
      case let kind:
        change(&copies[index], &models[index], kind, step, using: &generator)
      }
      // Reading a copy makes it independent of the others, so most copies are read only at the end.
      let read = copies.indices.randomElement(using: &generator)!
      #expect(copies[read].elements == models[read])
    }

    for (copy, model) in zip(copies, models) {
      #expect(copy.elements == model)
      #expect(Array(copy.ids) == model.map(\.id))
      #expect(model.indices.allSatisfy { copy.index(id: model[$0].id) == $0 })
    }
  }

  /// Applies the same change to a collection and an array.
  private func change(
    _ items: inout IdentifiedArrayOf<Note>, _ model: inout [Note], _ kind: Int, _ step: Int,
    using generator: inout SeededGenerator
  ) {
    guard let position = model.indices.randomElement(using: &generator) else {
      items.append(Note(id: step))
      return model.append(Note(id: step))
    }
    let id = model[position].id
    switch kind {
    case 2:
      items.remove(id: id)
      model.remove(at: position)
    case 3:
      items.insert(Note(id: step), at: position)
      model.insert(Note(id: step), at: position)
    case 4, 5:
      items.append(Note(id: step))
      model.append(Note(id: step))
    case 6:
      items[id: id] = Note(id: id, text: "\(step)")
      model[position] = Note(id: id, text: "\(step)")
    case 7:
      items[id: id]?.text += "\(step)"
      model[position].text += "\(step)"
    case 8:
      remove(&items[id: id])
      model.remove(at: position)
    default:
      items[position].text += "\(step)"
      model[position].text += "\(step)"
    }
  }

  private func remove(_ item: inout Note?) { item = nil }

  @Test func `a copy can be read while an element of another copy is being changed`() {
    var items: IdentifiedArrayOf<Note> = [Note(id: 1), Note(id: 2)]
    let copy = items

    func change(_ item: inout Note) {
      item.text = "changed"
      #expect(copy.elements == [Note(id: 1), Note(id: 2)])
    }
    change(&items[0])
    change(&items[id: 2]!)

    #expect(items.map(\.text) == ["changed", "changed"])
    #expect(copy.map(\.text) == ["", ""])
  }

  @Test func `a change that throws an error leaves the other copies unchanged`() {
    struct Failure: Error {}
    var items: IdentifiedArrayOf<Note> = [Note(id: 1)]
    let copy = items

    func fail(_ item: inout Note) throws {
      item.text = "changed"
      throw Failure()
    }
    #expect(throws: Failure.self) { try fail(&items[0]) }

    #expect(items.map(\.text) == ["changed"])
    #expect(copy.map(\.text) == [""])
  }

  @Test func `changing or appending an element within the capacity copies no other elements`() {
    var items = IdentifiedArray(uniqueElements: (0..<1_000).map { Note(id: $0) })
    items.reserveCapacity(2_000)
    let address = address(of: items)
    let copy = items

    items[id: 5]?.text = "changed"
    items[6].text = "changed"
    items.append(Note(id: 1_000))

    #expect(self.address(of: items) == address)
    #expect(copy.elements == (0..<1_000).map { Note(id: $0) })
    #expect(self.address(of: items) == address)
  }

  private func address(of items: IdentifiedArrayOf<Note>) -> UnsafePointer<Note>? {
    items.elements.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test func `copies can be changed and read on several threads`() async {
    let items = IdentifiedArray(uniqueElements: (0..<50).map { Note(id: $0) })
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          var copy = items
          for id in 0..<50 {
            copy[id: id]?.text = "\(task)"
            let before = copy
            copy.append(Note(id: 100 + id))
            #expect(before.count == 50 + id)
          }
          return copy.prefix(50).allSatisfy { $0.text == "\(task)" }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(items.allSatisfy { $0.text == "" })
  }
}

private struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""
}

