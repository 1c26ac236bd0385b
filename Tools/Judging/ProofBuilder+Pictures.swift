import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Collects the pictures and maps of a run. Reports requested pictures of snippets that use no
  /// phone.
  mutating func collectPictures(_ execution: Execution) {
    var taken: Set<SourceLocation> = []
    for event in execution.events {
      if case .picture(let position, let number, let text, let document) = event,
        let request = request(at: position), request.captions.indices.contains(number)
      {
        let caption = request.captions[number]
        taken.insert(caption.location)
        take(document, caption, of: request.snippet, text: text)
      }
    }
    let captions = example.pictureRequests.flatMap(\.captions)
    for caption in captions where !taken.contains(caption.location) {
      expectations.append(
        Proof.Expectation(
          kind: .picture, location: caption.location, text: "shows: \(caption.text)", held: false))
      report(
        caption.location, "these statements don't use a phone, so there is no screen to draw",
        hint: "create a phone with 'let phone = Phone(TripView(store: store))', then tap an "
          + "element or read the phone's text")
    }
    collectMaps(execution)
  }

  /// Collects the maps of a run. Reports requested maps of snippets that use no store.
  private mutating func collectMaps(_ execution: Execution) {
    var drawn: Set<Int> = []
    for event in execution.events {
      guard case .map(let position, let text) = event, let request = request(at: position),
        let caption = request.map
      else { continue }
      drawn.insert(request.snippet)
      let map = sourceMap.translate(text)
      maps.append(Proof.Map(snippet: request.snippet, caption: caption.text, text: map))
      expectations.append(
        Proof.Expectation(
          kind: .picture, location: caption.location, text: "maps: \(caption.text)", held: true,
          observed: map))
    }
    for request in example.pictureRequests where !drawn.contains(request.snippet) {
      guard let caption = request.map else { continue }
      expectations.append(
        Proof.Expectation(
          kind: .picture, location: caption.location, text: "maps: \(caption.text)", held: false))
      report(
        caption.location, "these statements don't use a store, so there is no map to draw",
        hint: "create a store with 'let store = Store(initialState: …) { … }', or send an action "
          + "to one")
    }
  }

  private mutating func take(
    _ document: String, _ caption: Example.PictureRequest.Caption, of snippet: Int, text: String
  ) {
    let screen = Result { () throws(ScreenDocument.Mistake) in
      try ScreenDocument.screen(in: document)
    }
    switch screen {
    case .success(let screen):
      pictures.append(
        Proof.Picture(snippet: snippet, caption: caption.text, text: text, screen: screen))
      expectations.append(
        Proof.Expectation(
          kind: .picture, location: caption.location, text: "shows: \(caption.text)", held: true,
          observed: text))
    case .failure(let mistake):
      expectations.append(
        Proof.Expectation(
          kind: .picture, location: caption.location, text: "shows: \(caption.text)", held: false,
          observed: text))
      report(
        caption.location, "the screen can't be drawn: \(mistake.reason)",
        hint: "the view library must describe the screen as a JSON document of version "
          + "\(ScreenDocument.version); if the screen is too large, show a part of it")
    }
  }

  /// Returns the pictures that a snippet requests, given the snippet's index in the example.
  private func request(at position: Int) -> Example.PictureRequest? {
    guard example.snippets.indices.contains(position) else { return nil }
    return example.pictureRequests.first { $0.snippet == example.snippets[position] }
  }
}
