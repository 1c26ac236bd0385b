/// A grid that grows vertically. A headless view shows its items in a single column.
///
/// ```swift
/// let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
///   ForEach(1..<4) { Text("\($0)") }
/// }
/// #expect(Phone(grid).text == "Screen\n  1\n  2\n  3")
/// ```
public struct LazyVGrid<Content: View>: View {
  let content: Content

  /// Creates a grid of the content's views. Headless views ignore all other arguments.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// An element of the kind `column` with the elements of the content.
  public var body: some View { Container(kind: .column, content: content) }
}

/// A grid that grows horizontally. A headless view shows its items in a single row.
public struct LazyHGrid<Content: View>: View {
  let content: Content

  /// Creates a grid of the content's views. Headless views ignore all other arguments.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// An element of the kind `row` with the elements of the content.
  public var body: some View { Container(kind: .row, content: content) }
}

/// A column or a row of a lazy grid. Headless views ignore it.
public struct GridItem: Sendable {
  /// The size of a column or a row.
  public enum Size: Sendable {
    /// A size in points.
    case fixed(Double)
    /// A share of the remaining space.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns or rows as fit into the space.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// Creates a column or a row of the given size. Headless views ignore the arguments.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {}
}

/// A grid whose cells are arranged in rows and columns.
///
/// ```swift
/// let table = Grid {
///   GridRow { Text("Name"); Text("Mira") }
///   GridRow { Text("Age"); Text("42") }
/// }
/// #expect(Phone(table).shows("Mira") && Phone(table).shows("42"))
/// ```
public struct Grid<Content: View>: View {
  let content: Content

  /// Creates a grid from rows. Headless views ignore the alignment and the spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// An element of the kind `column` with the rows.
  public var body: some View { Container(kind: .column, content: content) }
}

/// A row of a ``Grid``, with a cell for each view in it.
public struct GridRow<Content: View>: View {
  let content: Content

  /// Creates a row with a cell for each view of the content. Headless views ignore the alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An element of the kind `row` with the cells.
  public var body: some View { Container(kind: .row, content: content) }
}

/// Modifiers for the cells of a ``Grid``. They return the view unchanged.
extension View {
  /// Sets the number of columns that a cell spans. Headless views ignore it.
  public func gridCellColumns(_ count: Int) -> Self { self }
  /// Sets the horizontal alignment of the column that contains the cell. Headless views ignore it.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Self { self }
  /// Sets the alignment of a view within its cell. Headless views ignore it.
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  /// Keeps a view from enlarging its row or column. Headless views ignore this modifier.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
}
