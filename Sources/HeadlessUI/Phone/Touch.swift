extension Phone {
  /// A description of the element to touch.
  struct Wish {
    var title: String
    /// A text in the row that contains the element.
    var row: String?
    /// The gesture as a participle, such as “tapped”.
    var verb: String
    /// Whether an element supports the gesture: fields can't be tapped, for example.
    var accepts: (Element) -> Bool
  }

  /// Returns the element that matches a wish; reports an issue and returns `nil` if there is none.
  func target(of wish: Wish) -> Reached? {
    switch choice(of: wish) {
    case .success(let reached): return reached
    case .failure(let refusal):
      fail("\(refusal.message)\n\n\(text.indented)")
      return nil
    }
  }

  /// The target of a gesture with its handler.
  struct Reached {
    var element: Element
    var handler: Handler?
    var environment: EnvironmentValues?
  }

  private struct Refusal: Error {
    var message: String
  }

  private func choice(of wish: Wish) -> Result<Reached, Refusal> {
    let finds = front.search(wish.title, inRowWith: wish.row)
    let able = finds.filter { $0.actor.map(wish.accepts) ?? false }
    guard let first = able.first else { return .failure(absence(of: wish, finds: finds)) }
    guard able.count == 1 else { return .failure(ambiguity(of: wish, count: able.count)) }
    guard let actor = first.actor, actor.isEnabled else {
      return .failure(Refusal(message: "“\(wish.title)” is disabled."))
    }
    guard let node = actor.target.node.flatMap({ host.nodes[$0] }) else {
      preconditionFailure("An element's node lives as long as the element is on the screen.")
    }
    return .success(Reached(element: actor, handler: node.handler, environment: node.environment))
  }

  private func absence(of wish: Wish, finds: [Found]) -> Refusal {
    let name = "“\(wish.title)”"
    let place = wish.row.map { " in the row “\($0)”" } ?? ""
    if !finds.isEmpty {
      return Refusal(message: "\(name) is on the screen, but cannot be \(wish.verb).")
    }
    if let cover = coverName(of: wish) {
      return Refusal(message: "\(name) is covered by \(cover).")
    }
    return Refusal(message: "There is no \(name)\(place) on the screen.")
  }

  private func ambiguity(of wish: Wish, count: Int) -> Refusal {
    let place = wish.row.map { " in the row “\($0)”" } ?? ""
    let hint = wish.row == nil ? "; say in which row, by its text" : ""
    return Refusal(message: "“\(wish.title)” is on the screen \(count) times\(place)\(hint).")
  }

  /// Returns a phrase for the presentation that covers the element, if there is one.
  private func coverName(of wish: Wish) -> String? {
    var layer: Element? = window
    while let back = layer {
      let front = back.children.last.flatMap { $0.isPresentation ? $0 : nil }
      if let front, !back.search(wish.title, inRowWith: wish.row).isEmpty { return front.phrase }
      layer = front
    }
    return nil
  }
}

extension String {
  /// The text with each line indented by four spaces.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }
}
