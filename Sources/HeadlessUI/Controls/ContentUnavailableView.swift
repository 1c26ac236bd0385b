/// A view that explains why there is nothing to show.
///
/// ```swift
/// let nothing = ContentUnavailableView(
///   "No items", systemImage: "shippingbox", description: Text("Add the first one."))
/// #expect(Phone(nothing).shows("No items") && Phone(nothing).shows("Add the first one."))
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view with a label, a description, and buttons, in this order.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description, and the buttons in a column.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a view with a label and a description.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a view with only a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a symbol, and an optional description.
  public init(
    _ title: some StringProtocol, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A view that explains that a search has no results.
  public static var search: Self { noResults(title: "No Results") }

  /// Returns a view that explains that a search for some text has no results.
  ///
  /// ```swift
  /// let phone = Phone(ContentUnavailableView.search(text: "Piano"))
  /// #expect(phone.shows("No Results for “Piano”"))
  /// ```
  public static func search(text: String) -> Self {
    noResults(title: text.isEmpty ? "No Results" : "No Results for “\(text)”")
  }

  private static func noResults(title: String) -> Self {
    Self(
      title, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
