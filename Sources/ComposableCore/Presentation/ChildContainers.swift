extension Optional: ChildContainer {
  var childID: AnyHashable? {
    flatMap { ($0 as? any CasePathable)?._$currentCase.id ?? idOfChild(in: $0) }
  }
}

extension PresentationState: ChildContainer {
  var childID: AnyHashable? { wrappedValue.childID }
}
