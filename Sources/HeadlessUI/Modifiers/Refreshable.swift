extension View {
  /// Lets a person pull the view down to refresh it: `await phone.refresh()`.
  ///
  /// ```swift
  /// struct NewsView: View {
  ///   @State var news = "Nothing new"
  ///
  ///   var body: some View {
  ///     List { Text(news) }
  ///       .refreshable { news = "It rains" }
  ///   }
  /// }
  ///
  /// let phone = Phone(NewsView())
  /// await phone.refresh()
  /// #expect(phone.shows("It rains"))
  /// ```
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modified { output, node in
      node.handler = .refresh(action)
      for index in output.elements.indices {
        output.elements[index].refresher = Element.Target(node: node.id)
      }
    }
  }
}

extension Phone {
  /// Pulls the front screen down, and waits until it is refreshed.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let refreshers = front.all.compactMap { $0.refresher.node.flatMap { host.nodes[$0]?.handler } }
    guard case .refresh(let refresh)? = refreshers.last else {
      return fail("Nothing on the screen can be refreshed.\n\n\(text.indented)")
    }
    await refresh()
    host.settle()
  }
}
