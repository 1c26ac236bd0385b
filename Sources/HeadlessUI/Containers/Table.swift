/// A table that shows each value in a row, with its properties in columns.
///
/// On a phone, a table is a list that shows only the first column. In the regular horizontal size
/// class, it shows all columns, with a row of titles above them.
///
/// ```swift
/// struct Item: Identifiable { let id: Int; let name: String; let count: Int }
/// let items = [Item(id: 1, name: "Kettle", count: 2), Item(id: 2, name: "Whisk", count: 5)]
///
/// let table = Table(items) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Count") { item in Text("\(item.count)") }
/// }
/// #expect(Phone(table).text == "Screen\n  List\n    Kettle\n    Whisk")
///
/// let wide = Phone(table.environment(\.horizontalSizeClass, .regular))
/// #expect(wide.shows("Name Count") && wide.shows("Kettle 2"))
/// ```
public struct Table<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let columns: [TableColumnParts]
  let list: @MainActor (AnyView) -> AnyView
  let rows: AnyView

  /// A list of the rows.
  public var body: some View {
    list(AnyView(visibleRows.environment(\.tableColumns, visibleColumns.map(\.cell))))
  }

  @ViewBuilder private var visibleRows: some View {
    if sizeClass == .regular {
      HStack {
        ForEach(Array(columns.enumerated()), id: \.offset) { _, column in column.header }
      }
    }
    rows
  }

  private var visibleColumns: [TableColumnParts] {
    sizeClass == .regular ? columns : Array(columns.prefix(1))
  }

  init(
    _ columns: [TableColumnParts], _ rows: some View,
    list: @escaping @MainActor (AnyView) -> AnyView
  ) {
    self.columns = columns
    self.rows = AnyView(rows)
    self.list = list
  }
}

/// A row of a ``Table``.
///
/// ```swift
/// struct Item: Identifiable { let id: Int; let name: String }
///
/// let table = Table(of: Item.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   TableRow(Item(id: 1, name: "Kettle"))
/// }
/// #expect(Phone(table).shows("Kettle"))
/// ```
public struct TableRow<Value: Identifiable>: View {
  @Environment(\.tableColumns) private var cells
  let value: Value

  /// Creates a row that shows a value in the visible columns.
  public init(_ value: Value) { self.value = value }

  /// The cells of the row.
  public var body: some View {
    HStack {
      ForEach(Array(cells.enumerated()), id: \.offset) { _, cell in cell(value) }
    }
    .tag(value.id)
  }
}

/// A result builder that collects the rows of a table.
public typealias TableRowBuilder = ViewBuilder

extension EnvironmentValues {
  private struct TableColumnsKey: EnvironmentKey {
    static var defaultValue: [@MainActor (Any) -> AnyView] { [] }
  }

  /// The closures that create the cells in each row of the enclosing table.
  var tableColumns: [@MainActor (Any) -> AnyView] {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
