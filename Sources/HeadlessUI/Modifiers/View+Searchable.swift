extension View {
  /// Adds a search field above the view.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var query = ""
  ///   var names: [String] { ["Kettle", "Whisk"].filter { $0.hasPrefix(query) } }
  ///
  ///   var body: some View {
  ///     List(names, id: \.self) { Text($0) }
  ///       .searchable(text: $query)
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.type("W", into: "Search")
  /// #expect(phone.shows("Whisk") && !phone.shows("Kettle"))
  /// ```
  ///
  /// While the field contains text, ``EnvironmentValues/isSearching`` is `true` in the view, and
  /// ``EnvironmentValues/dismissSearch`` removes the text.
  ///
  /// - Parameters:
  ///   - placement: Ignored, because the field is always above the view.
  ///   - prompt: The title of the field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: String = "Search"
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field above the view. The title of the field is the prompt, or “Search” if the
  /// prompt is `nil`. The placement is ignored.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    Group {
      TextField(text: text) { prompt ?? Text("Search") }
      OuterSuggestions().environment(\.search, ActiveSearch(text: text))
      environment(\.search, ActiveSearch(text: text))
    }
  }

  /// Adds a search field above the view. `isPresented` becomes `true` when text is entered into the
  /// field, and `false` when the text is removed. Setting it to `false` removes the text.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      // A phone counts a search as presented while the field contains text.
      .onChange(of: text.wrappedValue) { isPresented.wrappedValue = !text.wrappedValue.isEmpty }
      .onChange(of: isPresented.wrappedValue) {
        if !isPresented.wrappedValue, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      }
  }

  /// Adds a search field above the view, and the tokens of the search above the field.
  public func searchable<Tokens: RandomAccessCollection, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: String = "Search",
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    Group {
      ForEach(tokens.wrappedValue, content: token)
      searchable(text: text, placement: placement, prompt: prompt)
    }
  }

  /// Adds a search field above the view, and the tokens of the search above the field.
  /// `isPresented` becomes `true` when text is entered into the field, and `false` when the text is
  /// removed. Setting it to `false` removes the text.
  public func searchable<Tokens: RandomAccessCollection, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    Group {
      ForEach(tokens.wrappedValue, content: token)
      searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    }
  }

  /// Adds a picker for the search scope, with the title “Scope”. Tags identify its options.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var query = ""
  ///   @State var scope = "All"
  ///
  ///   var body: some View {
  ///     Text("Searching: \(scope)")
  ///       .searchable(text: $query)
  ///       .searchScopes($scope) {
  ///         Text("All").tag("All")
  ///         Text("Recent").tag("Recent")
  ///       }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.choose("Recent", in: "Scope")
  /// #expect(phone.shows("Searching: Recent"))
  /// ```
  public func searchScopes<Value: Hashable, Choices: View>(
    _ scope: Binding<Value>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder scopes: () -> Choices
  ) -> some View {
    let scopes = scopes()
    return Group {
      Picker("Scope", selection: scope) { scopes }
      self
    }
  }

  /// Adds suggestions that appear while the search field contains text.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var query = ""
  ///
  ///   var body: some View {
  ///     Text("Query: \(query)")
  ///       .searchSuggestions { Text("Kettles").searchCompletion("Kettle") }
  ///       .searchable(text: $query)
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.type("K", into: "Search")
  /// phone.tap("Kettles")
  /// #expect(phone.shows("Query: Kettle"))
  /// ```
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    let suggestions = suggestions()
    return Group {
      WhileSearching(content: suggestions)
      self
    }
    .environment(\.searchSuggestions, SearchSuggestions(view: AnyView(suggestions)))
  }

  /// Replaces the text of the search field with a completion when the user taps the view.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(label: self, completion: completion)
  }

  /// Performs an action when the user submits a field of any kind, regardless of the triggers. A
  /// test calls `phone.submit("Search")`.
  public func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onSubmit(action)
  }
}

/// The placement of a search field. Headless views ignore it.
public struct SearchFieldPlacement: Sendable {
  /// The usual placement on the platform, such as below the title of the screen.
  public static let automatic = SearchFieldPlacement()
  /// The placement below the title of the screen.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The placement at the top of a split view's sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// The placement among the items of the toolbar.
  public static let toolbar = SearchFieldPlacement()

  /// Returns the placement in the navigation bar. The display mode is ignored.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// The conditions under which the field in the navigation bar is visible. Headless views ignore
  /// them.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

/// The conditions under which the search scopes appear. Headless views always show the scopes.
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }

/// The kinds of fields whose submission triggers an action. Headless views ignore them.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of kinds from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The submission of a field that `searchable` adds.
  public static let search = SubmitTriggers(rawValue: 1)
  /// The submission of a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 2)
}

/// An action that removes the text of the search field.
@MainActor public struct DismissSearchAction {
  let text: Binding<String>?

  /// Removes the text of the search field.
  public func callAsFunction() { text?.wrappedValue = "" }
}

extension EnvironmentValues {
  /// Whether the search field above the view contains text.
  @MainActor public var isSearching: Bool { search?.text.wrappedValue.isEmpty == false }

  /// An action that removes the text of the search field above the view.
  @MainActor public var dismissSearch: DismissSearchAction {
    DismissSearchAction(text: search?.text)
  }

  private struct SearchKey: EnvironmentKey {
    static var defaultValue: ActiveSearch? { nil }
  }

  fileprivate var search: ActiveSearch? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

extension EnvironmentValues {
  /// The suggestions that an ancestor of the searchable view declares.
  fileprivate var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

private struct SearchSuggestions {
  let view: AnyView
}

private struct OuterSuggestions: View {
  @Environment(\.searchSuggestions) private var suggestions

  var body: some View {
    if let suggestions { WhileSearching(content: suggestions.view) }
  }
}

private struct ActiveSearch {
  let text: Binding<String>
}

private struct WhileSearching<Content: View>: View {
  let content: Content
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    if isSearching { content }
  }
}

private struct SearchCompletion<Label: View>: View {
  let label: Label
  let completion: String
  @Environment(\.search) private var search

  var body: some View {
    label.onTapGesture { search?.text.wrappedValue = completion }
  }
}
