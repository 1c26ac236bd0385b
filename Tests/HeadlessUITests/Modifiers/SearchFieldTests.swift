import Foundation
import HeadlessUI
import Testing

@MainActor
@Suite struct SearchFieldTests {
  @Test func `a view can read whether it's being searched, and can end the search`() {
    let phone = Phone(PromptView())

    #expect(phone.shows("Idle"))
    phone.type("K", into: "Find")
    #expect(phone.shows("Searching: K"))
    phone.tap("Stop")
    #expect(phone.shows("Idle"))
  }

  @Test func `choosing a suggestion replaces the text of the search field`() {
    for view in [AnyView(SuggestionsView(isOutside: true)), AnyView(SuggestionsView())] {
      let phone = Phone(view)

      #expect(!phone.shows("Kettles"))
      phone.type("K", into: "Search")
      phone.tap("Kettles")
      #expect(phone.shows("Query: Kettle"))
    }
  }

  @Test func `a binding reports whether a search is active and can end the search`() {
    let phone = Phone(PresentedView())

    phone.type("K", into: "Search")
    #expect(phone.shows("Presented: true"))
    phone.tap("Close")
    #expect(phone.shows("Presented: false") && phone.shows("Query: none"))
  }

  @Test func `a search field shows its tokens, and submitting a search runs the submit action`() {
    let phone = Phone(TokensView())

    #expect(phone.shows("Wireless"))
    phone.submit("Search")
    #expect(phone.shows("Submitted"))
  }

  @Test func `a search with tokens ends when its binding is set to false`() {
    struct Token: Identifiable { let id: String }
    struct PlantsView: View {
      @State var query = ""
      @State var tokens = [Token(id: "Herbs")]
      @State var isSearching = false

      var body: some View {
        Button("End") { isSearching = false }
          .searchable(text: $query, tokens: $tokens, isPresented: $isSearching) { Text($0.id) }
        Text(isSearching ? "Searching for \(query)" : "Idle")
      }
    }
    let phone = Phone(PlantsView())

    phone.type("dill", into: "Search")
    #expect(phone.shows("Herbs") && phone.shows("Searching for dill"))
    phone.tap("End")
    #expect(phone.shows("Idle"))
  }
}

private struct PromptView: View {
  @State var query = ""

  var body: some View {
    ResultsView(query: query)
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
  }
}

private struct ResultsView: View {
  let query: String
  @Environment(\.isSearching) var isSearching
  @Environment(\.dismissSearch) var dismissSearch

  var body: some View {
    Text(isSearching ? "Searching: \(query)" : "Idle")
    Button("Stop") { dismissSearch() }
  }
}

private struct SuggestionsView: View {
  var isOutside = false
  @State var query = ""

  var body: some View {
    let content = Text("Query: \(query)")
    if isOutside {
      content
        .searchable(text: $query)
        .searchSuggestions { Text("Kettles").searchCompletion("Kettle") }
    } else {
      content.searchable(text: $query) { Text("Kettles").searchCompletion("Kettle") }
    }
  }
}

private struct PresentedView: View {
  @State var query = ""
  @State var isPresented = false

  var body: some View {
    Group {
      Text("Query: \(query.isEmpty ? "none" : query)")
      Text("Presented: \(isPresented)")
      Button("Close") { isPresented = false }
    }
    .searchable(text: $query, isPresented: $isPresented)
  }
}

private struct TokensView: View {
  struct Token: Identifiable { let id: String }

  @State var log = ""
  @State var query = ""
  @State var tokens = [Token(id: "Wireless")]

  var body: some View {
    Text(log)
      .searchable(text: $query, tokens: $tokens, prompt: "Search") { Text($0.id) }
      .onSubmit(of: .search) { log = "Submitted" }
  }
}
