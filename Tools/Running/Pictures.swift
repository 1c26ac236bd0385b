import Article

extension Judgement {
  /// Takes the pictures out of a run; a phone that is missing is a mistake of the article.
  mutating func collectPictures(_ execution: Execution) {
    var taken: Set<SourceLocation> = []
    for event in execution.events {
      if case .screen(let position, let number, let text, let html) = event,
        let screen = screen(at: position), screen.captions.indices.contains(number)
      {
        let caption = screen.captions[number]
        taken.insert(caption.location)
        pictures.append(
          Proof.Picture(snippet: screen.snippet, caption: caption.text, text: text, html: html))
        expect(.screen, caption.location, "shows: \(caption.text)", held: true, said: text)
      }
    }
    for caption in example.screens.flatMap(\.captions) where !taken.contains(caption.location) {
      expect(.screen, caption.location, "shows: \(caption.text)", held: false)
      report(
        caption.location, "these statements touch no phone, so there is no screen to draw",
        hint: "open a view, 'let phone = Phone(TripView(store: store))', tap on it, or read its text")
    }
  }

  /// By its position among the example's snippets.
  private func screen(at position: Int) -> Example.Screen? {
    guard example.snippets.indices.contains(position) else { return nil }
    return example.screens.first { $0.snippet == example.snippets[position] }
  }
}

extension Execution {
  /// Of all pictures; empty if there are none.
  var pictureStyle: String {
    events.lazy.compactMap { if case .style(let text) = $0 { text } else { nil } }.first ?? ""
  }
}
