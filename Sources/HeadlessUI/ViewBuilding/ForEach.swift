/// A view for each element of a collection.
///
/// The state of a row is associated with the ID of its element, so it moves with the element. If a
/// change affects only one row, only that row is evaluated. Duplicate IDs are reported as an issue.
///
/// ```swift
/// struct Item: Identifiable { let id: Int; let name: String }
/// let items = [Item(id: 1, name: "Kettle"), Item(id: 2, name: "Whisk")]
///
/// let phone = Phone(ForEach(items) { item in Text(item.name) })
/// #expect(phone.text == "Screen\n  Kettle\n  Whisk")
/// ```
///
/// A binding to a collection is a collection of bindings to its elements:
///
/// ```swift
/// struct Item: Identifiable { let id: Int; var name: String }
///
/// struct ItemsView: View {
///   @State var items = [Item(id: 1, name: "Kettle")]
///
///   var body: some View {
///     ForEach($items) { $item in
///       TextField("Name", text: $item.name)
///     }
///   }
/// }
///
/// let phone = Phone(ItemsView())
/// phone.type("Whisk", into: "Name")
/// #expect(phone.shows("Name: Whisk"))
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  View, PrimitiveView
{
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var onDelete: (@MainActor ([Int]) -> Void)?
  var onMove: (@MainActor @Sendable ([Int], Int) -> Void)?

  /// Creates a view for each element, in order. Elements with equal IDs are reported as an issue.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, elementID: { $0[keyPath: id] }, content: content)
  }

  init(
    _ data: Data, elementID: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = elementID
    self.content = content
  }

  /// Creates a view for each identifiable element, in order.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each number of a range.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: IntegerRange, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  func children(in node: Node) -> [Child] {
    var seen: [ID: Int] = [:]
    return data.enumerated().map { offset, element in
      let id = id(element)
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      // Each ID is reported only once. The elements are still shown, each with its own state.
      if occurrence == 1 { node.report(.duplicateID("\(id)")) }
      return node.child(
        .element(AnyHashable(id), occurrence: occurrence),
        ForEachElement(
          element: element, content: content,
          delete: onDelete.map { delete in
            { @MainActor in delete([offset]) }
          }, move: onMove.map { RowMove(offset: offset, list: node.id, perform: $0) }, id: id)
      )
    }
  }
}

/// The protocol that a range of integers conforms to, for use as a constraint.
///
/// With a parameter of type `Range<Int>`, an error in the content closure of a `ForEach` over
/// another collection would make the compiler report that the data isn't a range, instead of the
/// actual error.
public protocol IntegerRange: RandomAccessCollection where Element == Int {}

extension Range: IntegerRange where Bound == Int {}

/// The view of a single element. A change to a value that its closure reads invalidates only this
/// element.
struct ForEachElement<Datum, ID: Hashable, Content: View>: View, PrimitiveView {
  let element: Datum
  let content: (Datum) -> Content
  let delete: (@MainActor () -> Void)?
  let move: RowMove?
  let id: ID

  func children(in node: Node) -> [Child] {
    [node.child(.content, content(element))]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var output = Output(joining: children)
    let keepsPlace = output.takeKeepsRow(.move) || isDisabled(.move, in: node)
    let stays = output.takeKeepsRow(.delete) || isDisabled(.delete, in: node)
    if let move, !keepsPlace {
      for index in output.elements.indices { output.elements[index].move = move }
    }
    if let delete, !stays {
      node.handler = .tap(delete)
      let button = Element(.button, "Delete", role: .destructive, target: node.id)
      for index in output.elements.indices { output.elements[index].swipeActions.append(button) }
    }
    // In a picker, an element without a tag is identified by its ID.
    guard node.environment.isChoosing, output.choices.isEmpty else { return output }
    return Output(choosing: output, tag: id)
  }

  private func isDisabled(_ edit: RowEdit, in node: Node) -> Bool {
    node.environment.disabledRowEdits.contains(edit)
  }
}

/// The action that moves a row of a `ForEach`.
struct RowMove: Sendable {
  let offset: Int
  let list: NodeID
  let perform: @MainActor @Sendable ([Int], Int) -> Void
}
