public import Foundation

extension Table {
  /// Creates a table with a row for each value.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumnBuilder<Value, Never>.Columns
  ) where Data.Element == Value {
    self.init(of: Value.self, columns: columns) { ForEach(data) { TableRow($0) } }
  }

  /// Creates a table in which one row can be selected. The binding contains the ID of the
  /// selected row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumnBuilder<Value, Never>.Columns
  ) where Data.Element == Value {
    self.init(of: Value.self, selection: selection, columns: columns) {
      ForEach(data) { TableRow($0) }
    }
  }

  /// Creates a table in which any number of rows can be selected. The binding contains
  /// the IDs of the selected rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumnBuilder<Value, Never>.Columns
  ) where Data.Element == Value {
    self.init(of: Value.self, selection: selection, columns: columns) {
      ForEach(data) { TableRow($0) }
    }
  }

  /// Creates a table with the given rows.
  public init<Rows: View>(
    of type: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumnBuilder<Value, Never>.Columns,
    @TableRowBuilder rows: () -> Rows
  ) {
    self.init(columns()._columns, rows()) { rows in AnyView(List { rows }) }
  }

  /// Creates a table with the given rows, one of which can be selected. The binding contains
  /// the ID of the selected row.
  public init<Rows: View>(
    of type: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumnBuilder<Value, Never>.Columns,
    @TableRowBuilder rows: () -> Rows
  ) {
    self.init(columns()._columns, rows()) { rows in AnyView(List(selection: selection) { rows }) }
  }

  /// Creates a table with the given rows, any number of which can be selected. The binding
  /// contains the IDs of the selected rows.
  public init<Rows: View>(
    of type: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumnBuilder<Value, Never>.Columns,
    @TableRowBuilder rows: () -> Rows
  ) {
    self.init(columns()._columns, rows()) { rows in AnyView(List(selection: selection) { rows }) }
  }
}

/// Tables with a sort order that the user can change. The app sorts the values in that order.
extension Table {
  /// Creates a table with a row for each value.
  public init<Data: RandomAccessCollection, Sort: SortComparator & Sendable>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumnBuilder<Value, Sort>.Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(sortable(columns(), by: sortOrder), ForEach(data) { TableRow($0) }) { rows in
      AnyView(List { rows })
    }
  }

  /// Creates a table in which one row can be selected. The binding contains the ID of the
  /// selected row.
  public init<Data: RandomAccessCollection, Sort: SortComparator & Sendable>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumnBuilder<Value, Sort>.Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(sortable(columns(), by: sortOrder), ForEach(data) { TableRow($0) }) { rows in
      AnyView(List(selection: selection) { rows })
    }
  }

  /// Creates a table in which any number of rows can be selected. The binding contains
  /// the IDs of the selected rows.
  public init<Data: RandomAccessCollection, Sort: SortComparator & Sendable>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumnBuilder<Value, Sort>.Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(sortable(columns(), by: sortOrder), ForEach(data) { TableRow($0) }) { rows in
      AnyView(List(selection: selection) { rows })
    }
  }
}

/// Returns columns whose titles change the sort order when they are tapped.
@MainActor
private func sortable<Value, Sort: SortComparator>(
  _ columns: TableColumnBuilder<Value, Sort>.Columns, by order: Binding<[Sort]>
) -> [TableColumnParts] {
  columns._columns.map { column in
    guard let comparator = column.comparator as? Sort else { return column }
    var column = column
    column.sort = {
      var comparators = order.wrappedValue
      let index = comparators.firstIndex { $0.sortsSameColumn(as: comparator) }
      var front = index.map { comparators[$0] } ?? comparator
      if index == 0 { front.order = front.order == .forward ? .reverse : .forward }
      comparators.removeAll { $0.sortsSameColumn(as: comparator) }
      order.wrappedValue = [front] + comparators
    }
    return column
  }
}

extension SortComparator {
  /// Returns whether two comparators belong to the same column. Comparators of the same column
  /// differ at most in their direction.
  fileprivate func sortsSameColumn(as other: Self) -> Bool {
    var copy = self
    copy.order = other.order
    return copy == other
  }
}
