import WaymarkModel

extension Assessment {
  /// Collects the pictures of a run. A missing phone is an error in the article.
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
      expect(.screen, caption.location, "shows: \(caption.text)", held: false)
      report(
        caption.location, "these statements don't use a phone, so there is no screen to draw",
        hint: "open a view, 'let phone = Phone(TripView(store: store))', tap on it, or read its text")
    }
  }

  private mutating func take(
    _ document: String, _ caption: Example.Screen.Caption, of snippet: Int, text: String
  ) {
    let screen = Result { () throws(ScreenDocument.Mistake) in try ScreenDocument.screen(in: document) }
    switch screen {
    case .success(let screen):
      pictures.append(
        Proof.Picture(snippet: snippet, caption: caption.text, text: text, screen: screen))
      expect(.screen, caption.location, "shows: \(caption.text)", held: true, said: text)
    case .failure(let mistake):
      expect(.screen, caption.location, "shows: \(caption.text)", held: false, said: text)
      report(
        caption.location, "the screen can't be drawn: \(mistake.reason)",
        hint: "the library of views must describe it in a JSON document of version "
          + "\(ScreenDocument.version)")
    }
  }

  /// Returns the screen of a snippet, by the snippet's index in the example.
  private func screen(at position: Int) -> Example.Screen? {
    guard example.snippets.indices.contains(position) else { return nil }
    return example.screens.first { $0.snippet == example.snippets[position] }
  }
}
