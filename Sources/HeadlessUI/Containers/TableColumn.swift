public import Foundation

/// One or more columns of a ``Table``.
@MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values in the rows.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparators that sort the rows, or `Never` if the user can't sort them.
  associatedtype TableColumnSortComparator

  /// The columns, with their types erased.
  var _columns: [TableColumnParts] { get }
}

/// A column of a table, with its types erased.
public struct TableColumnParts {
  let title: AnyView
  let cell: @MainActor (Any) -> AnyView
  var comparator: Any?
  var sort: (@MainActor () -> Void)?

  @MainActor var header: AnyView {
    sort.map { sort in AnyView(Button(action: sort) { title }) } ?? title
  }
}

/// A column of a ``Table``, with a cell for each row.
///
/// ```swift
/// struct Item: Identifiable { let id: Int; let name: String; let count: Int }
///
/// struct ItemsView: View {
///   @State var items = [Item(id: 1, name: "Whisk", count: 5), Item(id: 2, name: "Pot", count: 2)]
///   @State var order = [KeyPathComparator(\Item.count)]
///
///   var body: some View {
///     Table(items.sorted(using: order), sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Count", value: \.count) { Text("\($0.count)") }
///     }
///     .environment(\.horizontalSizeClass, .regular)
///   }
/// }
///
/// let phone = Phone(ItemsView())
/// #expect(phone.text == "Screen\n  List\n    [Name] [Count]\n    Pot 2\n    Whisk 5")
/// phone.tap("Count")
/// #expect(phone.text == "Screen\n  List\n    [Name] [Count]\n    Whisk 5\n    Pot 2")
/// ```
///
/// Tapping the title of a column moves or adds its comparator to the front of the sort order,
/// without changing the comparator's direction. If the comparator is already at the front, the tap
/// reverses it.
public struct TableColumn<
  TableRowValue: Identifiable, TableColumnSortComparator, Content: View, Label: View
>: TableColumnContent {
  /// The column, with its types erased.
  public var _columns: [TableColumnParts] {
    [
      TableColumnParts(
        title: AnyView(label),
        cell: { value in
          (value as? TableRowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView())
        }, comparator: comparator
      )
    ]
  }

  let label: Label
  let content: @MainActor (TableRowValue) -> Content
  var comparator: TableColumnSortComparator?

  /// Sets the width of the column. Headless views ignore it.
  public func width(_ width: Double? = nil) -> Self { self }
  /// Sets the limits of the column's width. Headless views ignore them.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> Self { self }
  /// Sets the alignment of the cells. Headless views ignore it.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// The alignment of a column's cells. Headless views ignore it.
public enum TableColumnAlignment: Sendable { case automatic, leading, center, trailing, numeric }

extension TableColumn where TableColumnSortComparator == Never, Label == Text {
  /// Creates a column that shows a string property of each value.
  public init(_ title: some StringProtocol, value: KeyPath<TableRowValue, String>)
  where Content == Text {
    label = Text(title)
    content = { Text($0[keyPath: value]) }
  }

  /// Creates a column with a cell for each value.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor (TableRowValue) -> Content
  ) {
    label = Text(title)
    self.content = content
  }
}

extension TableColumn
where TableColumnSortComparator == KeyPathComparator<TableRowValue>, Label == Text {
  /// Creates a column that shows a string property of each value. The user can sort the rows by
  /// this property.
  public init(_ title: some StringProtocol, value: KeyPath<TableRowValue, String> & Sendable)
  where Content == Text {
    label = Text(title)
    content = { Text($0[keyPath: value]) }
    comparator = KeyPathComparator(value)
  }

  /// Creates a column with a cell for each value. The user can sort the rows by the given property.
  public init<Property: Comparable>(
    _ title: some StringProtocol, value: KeyPath<TableRowValue, Property> & Sendable,
    @ViewBuilder content: @escaping @MainActor (TableRowValue) -> Content
  ) {
    label = Text(title)
    self.content = content
    comparator = KeyPathComparator(value)
  }

  /// Creates a column with a cell for each value. The user can't sort the rows by this column.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor (TableRowValue) -> Content
  ) {
    label = Text(title)
    self.content = content
  }
}

/// A result builder that collects the columns of a ``Table``.
@MainActor @resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// The columns of a table, in order.
  public struct Columns: TableColumnContent {
    /// The type of the values in the rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Sort

    /// The columns, with their types erased.
    public var _columns: [TableColumnParts]
  }

  /// Returns a column.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Columns
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    Columns(_columns: column._columns)
  }

  /// Returns several columns, in order.
  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(_columns: columns.flatMap(\._columns))
  }

  /// Returns the columns of an `if` without an `else`.
  public static func buildOptional(_ columns: Columns?) -> Columns {
    columns ?? Columns(_columns: [])
  }

  /// Returns the columns of an `if`, or of the first cases of a `switch`.
  public static func buildEither(first: Columns) -> Columns { first }

  /// Returns the columns of an `else`, or of the last cases of a `switch`.
  public static func buildEither(second: Columns) -> Columns { second }
}
