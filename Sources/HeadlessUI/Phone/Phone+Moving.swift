extension Phone {
  /// Drags a row to another position in its list. Reports an issue if one of the rows is absent or
  /// can't be moved, or if the rows are in different lists.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct ItemsView: View {
  ///   @State var names = ["Kettle", "Whisk", "Screen"]
  ///
  ///   var body: some View {
  ///     List {
  ///       ForEach(names, id: \.self) { Text($0) }
  ///         .onMove { names.move(fromOffsets: $0, toOffset: $1) }
  ///     }
  ///     Text(names.joined(separator: ", "))
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.move("Screen", before: "Whisk")
  /// #expect(phone.shows("Kettle, Screen, Whisk"))
  /// phone.move("Kettle", before: nil)
  /// #expect(phone.shows("Screen, Whisk, Kettle"))
  /// ```
  ///
  /// - Parameters:
  ///   - row: Text in the row to move.
  ///   - destination: Text in the row before which the moved row is inserted, or `nil` to move the
  ///     row to the end.
  public func move(
    _ row: String, before destination: String?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = front.all.filter { $0.move != nil }
    guard let move = rows.first(where: { $0.says(row) })?.move else {
      return fail("There is no row '\(row)' that can be moved.\n\n\(text.indented)")
    }
    let others = rows.compactMap { other in other.move.map { (row: other, move: $0) } }
      .filter { $0.move.list == move.list }
    guard let destination else {
      return perform(move, to: (others.map(\.move.offset).max() ?? move.offset) + 1)
    }
    guard let other = others.first(where: { $0.row.says(destination) }) else {
      return fail("The list has no movable row '\(destination)'.\n\n\(text.indented)")
    }
    perform(move, to: other.move.offset)
  }

  private func perform(_ move: RowMove, to offset: Int) {
    move.perform([move.offset], offset)
    host.settle()
  }
}
