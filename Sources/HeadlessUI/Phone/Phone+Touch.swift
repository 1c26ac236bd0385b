extension Phone {
  /// A description of the element to touch.
  struct ElementQuery {
    var title: String
    /// Text in the row that contains the element.
    var row: String?
    /// Whether the gesture's method has a parameter for the row.
    var canSpecifyRow = true
    /// The gesture as a participle, such as “tapped”.
    var verb: String
    /// A closure that returns whether an element supports the gesture. For example, fields can't be
    /// tapped.
    var accepts: (Element) -> Bool
  }

  /// Returns the element that matches a query, or reports an issue and returns `nil`.
  func target(of query: ElementQuery) -> Reached? {
    switch choice(of: query) {
    case .success(let reached): return reached
    case .failure(let refusal):
      fail("\(refusal.message)\n\n\(text.indented)")
      return nil
    }
  }

  /// The target of a gesture, along with its handler.
  struct Reached {
    var element: Element
    var handler: Handler?
    var environment: EnvironmentValues?
  }

  private struct Refusal: Error {
    var message: String
  }

  private func choice(of query: ElementQuery) -> Result<Reached, Refusal> {
    let results = front.search(query.title, inRowWith: query.row)
    let able = results.filter { $0.actor.map(query.accepts) ?? false }
    guard let first = able.first else { return .failure(absence(of: query, results: results)) }
    guard able.count == 1 else { return .failure(ambiguity(of: query, count: able.count)) }
    guard let actor = first.actor, actor.isEnabled else {
      return .failure(Refusal(message: "'\(query.title)' is disabled."))
    }
    guard let node = actor.target.node.flatMap({ host.nodes[$0] }) else {
      preconditionFailure("An element on the screen has no node.")
    }
    return .success(Reached(element: actor, handler: node.handler, environment: node.environment))
  }

  private func absence(of query: ElementQuery, results: [SearchResult]) -> Refusal {
    let name = "'\(query.title)'"
    let place = query.row.map { " in the row '\($0)'" } ?? ""
    if !results.isEmpty {
      return Refusal(message: "\(name) is on the screen but can't be \(query.verb).")
    }
    if let cover = coverName(of: query) {
      return Refusal(message: "\(name) is covered by \(cover).")
    }
    return Refusal(message: "There is no \(name)\(place) on the screen.")
  }

  private func ambiguity(of query: ElementQuery, count: Int) -> Refusal {
    let place = query.row.map { " in the row '\($0)'" } ?? ""
    let hint =
      query.canSpecifyRow && query.row == nil
      ? "Specify the row with 'in:'" : "Give each a different title or accessibility label"
    let name = "'\(query.title)'\(place)"
    return Refusal(message: "There are \(count) elements named \(name) on the screen. \(hint).")
  }

  /// Returns a phrase for the presentation that covers the element, if there is one.
  private func coverName(of query: ElementQuery) -> String? {
    var layer: Element? = window
    while let back = layer {
      let front = back.children.last.flatMap { $0.isPresentation ? $0 : nil }
      if let front, !back.search(query.title, inRowWith: query.row).isEmpty { return front.phrase }
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
