import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Collects the pictures of a run, and reports requested pictures for which there is no phone.
  mutating func collectPictures(_ execution: Execution) {
    var taken: Set<SourceLocation> = []
    for event in execution.events {
      if case .screen(let position, let number, let text, let document) = event,
        let screen = screen(at: position), screen.captions.indices.contains(number)
      {
        let caption = screen.captions[number]
        taken.insert(caption.location)
        take(document, caption, of: screen.snippet, text: text)
      }
    }
    for caption in example.screens.flatMap(\.captions) where !taken.contains(caption.location) {
      expect(.picture, caption.location, "shows: \(caption.text)", held: false)
      report(
        caption.location, "these statements don't use a phone, so there is no screen to draw",
        hint: "create a phone with 'let phone = Phone(TripView(store: store))', then tap an "
          + "element or read the phone's text")
    }
    collectMaps(execution)
  }

  /// Collects the maps of a run, and reports requested maps for which there is no store.
  private mutating func collectMaps(_ execution: Execution) {
    var drawn: Set<Int> = []
    for event in execution.events {
      guard case .map(let position, let text) = event, let screen = screen(at: position),
        let caption = screen.map
      else { continue }
      drawn.insert(screen.snippet)
      let map = sourceMap.translate(text)
      maps.append(Proof.Map(snippet: screen.snippet, caption: caption.text, text: map))
      expect(.picture, caption.location, "maps: \(caption.text)", held: true, observed: map)
    }
    for screen in example.screens where !drawn.contains(screen.snippet) {
      guard let caption = screen.map else { continue }
      expect(.picture, caption.location, "maps: \(caption.text)", held: false)
      report(
        caption.location, "these statements don't use a store, so there is no map to draw",
        hint: "create a store with 'let store = Store(initialState: …) { … }', or send an action "
          + "to one")
    }
  }

  private mutating func take(
    _ document: String, _ caption: Example.Screen.Caption, of snippet: Int, text: String
  ) {
    let screen = Result { () throws(ScreenDocument.Mistake) in
      try ScreenDocument.screen(in: document)
    }
    switch screen {
    case .success(let screen):
      pictures.append(
        Proof.Picture(snippet: snippet, caption: caption.text, text: text, screen: screen))
      expect(.picture, caption.location, "shows: \(caption.text)", held: true, observed: text)
    case .failure(let mistake):
      expect(.picture, caption.location, "shows: \(caption.text)", held: false, observed: text)
      report(
        caption.location, "the screen can't be drawn: \(mistake.reason)",
        hint: "the view library must describe the screen in a version \(ScreenDocument.version) "
          + "JSON document")
    }
  }

  /// Returns the screen of a snippet, given the snippet's index in the example.
  private func screen(at position: Int) -> Example.Screen? {
    guard example.snippets.indices.contains(position) else { return nil }
    return example.screens.first { $0.snippet == example.snippets[position] }
  }
}
