import WaymarkMatching
import WaymarkModel

extension Proof {
  /// Replaces the identifiers in all parts of the proof that come from the run.
  mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    for index in expectations.indices { expectations[index].replaceIdentifiers(with: &numbers) }
    for index in timeline.indices {
      timeline[index].action = numbers.numbering(timeline[index].action)
      timeline[index].change = timeline[index].change.map { numbers.numbering($0) }
      timeline[index].feature = timeline[index].feature.map { numbers.numbering($0) }
    }
    for index in maps.indices { maps[index].text = numbers.numbering(maps[index].text) }
    for index in pictures.indices {
      pictures[index].text = numbers.numbering(pictures[index].text)
      pictures[index].screen.replaceIdentifiers(with: &numbers)
    }
    output = numbers.numbering(output)
  }
}

extension Proof.Expectation {
  fileprivate mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    text = numbers.numbering(text)
    for index in values.indices { values[index].value = numbers.numbering(values[index].value) }
    observed = observed.map { numbers.numbering($0) }
  }
}

extension ScreenElement {
  fileprivate mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    title = numbers.numbering(title)
    value = value.map { numbers.numbering($0) }
    for index in children.indices { children[index].replaceIdentifiers(with: &numbers) }
    for index in swipeActions.indices { swipeActions[index].replaceIdentifiers(with: &numbers) }
  }
}
