import WaymarkMatching
import WaymarkModel

extension Proof {
  /// Replaces the identifiers in all parts of the proof that come from the run.
  mutating func replaceIdentifiers(with numbers: inout IdentifierNumbers) {
    for index in self.expectations.indices {
      self.expectations[index].replaceIdentifiers(with: &numbers)
    }
    for index in self.timeline.indices {
      self.timeline[index].action = numbers.numbering(self.timeline[index].action)
      self.timeline[index].change = self.timeline[index].change.map { numbers.numbering($0) }
      self.timeline[index].feature = self.timeline[index].feature.map { numbers.numbering($0) }
    }
    for index in self.maps.indices {
      self.maps[index].text = numbers.numbering(self.maps[index].text)
    }
    for index in self.pictures.indices {
      self.pictures[index].text = numbers.numbering(self.pictures[index].text)
      self.pictures[index].screen.replaceIdentifiers(with: &numbers)
    }
    self.output = numbers.numbering(self.output)
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
