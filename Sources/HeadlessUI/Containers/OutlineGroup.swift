/// The rows of a tree. Tapping a row that has children shows or hides them.
///
/// ```swift
/// struct Folder: Identifiable {
///   let id: String
///   var folders: [Folder]?
/// }
///
/// let folders = [Folder(id: "Parts", folders: [Folder(id: "Keys")]), Folder(id: "Sold")]
/// let phone = Phone(List(folders, children: \.folders) { Text($0.id) })
/// #expect(phone.shows("Sold") && !phone.shows("Keys"))
/// phone.tap("Parts")
/// #expect(phone.shows("Keys"))
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  /// Creates a row for each root of a tree.
  ///
  /// - Parameter children: A key path to the children of an element. Its value is `nil` if the
  ///   element can't have children.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.children = children
    row = content
  }

  /// A row for each root, followed by the rows of its children while the row is expanded.
  public var body: some View {
    ForEach(data) { element in
      if let inside = element[keyPath: children] {
        DisclosureGroup {
          // Without type erasure, the type of the body would contain itself.
          AnyView(OutlineGroup(inside, children: children, content: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension List {
  /// Creates a list with the rows of a tree.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Row> {
    content = OutlineGroup(data, children: children, content: rowContent)
  }
}
