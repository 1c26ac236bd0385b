extension View {
  /// Adds a search field above the view, with suggestions below the field while it contains text.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
  }
}
