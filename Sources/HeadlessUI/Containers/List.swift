/// A vertical list of rows. In pictures of the screen, consecutive rows outside a ``Section`` form
/// a group.
///
/// ```swift
/// struct Item: Identifiable { let id: Int; let name: String }
/// let items = [Item(id: 1, name: "Kettle"), Item(id: 2, name: "Whisk")]
///
/// let phone = Phone(List(items) { item in Text(item.name) })
/// #expect(phone.shows("Kettle") && phone.shows("Whisk"))
/// ```
public struct List<Content: View>: View {
  let content: Content

  /// Creates a list with the rows of the content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each identifiable element, in order.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each integer of a range, in order.
  public init<Data: IntegerRange, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Data, Int, Row> {
    content = ForEach(data, id: \.self, content: rowContent)
  }

  /// Creates a list with a row for each element, in order. A row keeps its state as long as its ID
  /// is in the data.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// An element of the kind `list` with the elements of the content.
  public var body: some View { Container(kind: .list, content: content) }
}
