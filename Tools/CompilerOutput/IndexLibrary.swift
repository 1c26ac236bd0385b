import Foundation
import WaymarkIndexStore

/// The toolchain's library for reading the compiler's index.
///
/// It's sendable because it contains only pointers to functions of the library, which is never
/// unloaded.
package struct IndexLibrary: @unchecked Sendable {
  /// An occurrence of a name in a source file.
  struct Occurrence: Equatable {
    /// The line and the column, both starting at 1. The column is in UTF-8 bytes.
    var line, column: Int
    /// The name with its argument labels, such as `send(_:)`.
    var name: String
    /// The compiler's unique identifier of the declaration.
    var symbol: String
    var isDefinition: Bool
    /// Whether the name isn't in the text, as in code that a macro expands to.
    var isImplicit: Bool
  }

  private let createStore: index_create_store
  private let disposeStore: index_dispose_store
  private let createReader: index_create_reader
  private let disposeReader: index_dispose_reader
  private let visit: index_visit
  private let symbol: index_get_symbol
  private let roles: index_get_roles
  private let position: index_get_position
  private let name: index_get_text
  private let identifier: index_get_text

  /// Loads the library. Returns nil if there is no such library, or if it lacks one of the
  /// functions.
  ///
  /// - Parameter path: The path of `libIndexStore`.
  package init?(path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
      dlsym(library, "indexstore_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let createStore: index_create_store = function("store_create"),
      let disposeStore: index_dispose_store = function("store_dispose"),
      let createReader: index_create_reader = function("record_reader_create"),
      let disposeReader: index_dispose_reader = function("record_reader_dispose"),
      let visit: index_visit = function("record_reader_occurrences_apply_f"),
      let symbol: index_get_symbol = function("occurrence_get_symbol"),
      let roles: index_get_roles = function("occurrence_get_roles"),
      let position: index_get_position = function("occurrence_get_line_col"),
      let name: index_get_text = function("symbol_get_name"),
      let identifier: index_get_text = function("symbol_get_usr")
    else { return nil }
    (self.createStore, self.disposeStore) = (createStore, disposeStore)
    (self.createReader, self.disposeReader) = (createReader, disposeReader)
    (self.visit, self.symbol, self.roles, self.position) = (visit, symbol, roles, position)
    (self.name, self.identifier) = (name, identifier)
  }

  /// Returns the occurrences in a record; empty if the record can't be read.
  func occurrences(in record: String, of store: String) -> [Occurrence] {
    guard let store = createStore(store, nil) else { return [] }
    defer { disposeStore(store) }
    guard let reader = createReader(store, record, nil) else { return [] }
    defer { disposeReader(reader) }
    let visitor = Visitor(self)
    _ = visit(reader, Unmanaged.passUnretained(visitor).toOpaque()) { context, occurrence in
      guard let context, let occurrence else { return false }
      Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().add(occurrence)
      return true
    }
    return visitor.found
  }

  private final class Visitor {
    let library: IndexLibrary
    var found: [Occurrence] = []

    init(_ library: IndexLibrary) { self.library = library }

    func add(_ occurrence: UnsafeMutableRawPointer) {
      guard let symbol = library.symbol(occurrence) else { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.position(occurrence, &line, &column)
      // Bit 1 is `INDEXSTORE_SYMBOL_ROLE_DEFINITION`, and bit 8 is `…_IMPLICIT`.
      let roles = library.roles(occurrence)
      found.append(
        Occurrence(
          line: Int(line), column: Int(column), name: text(library.name(symbol)),
          symbol: text(library.identifier(symbol)), isDefinition: roles & 1 << 1 != 0,
          isImplicit: roles & 1 << 8 != 0))
    }

    private func text(_ text: index_text) -> String {
      guard let data = text.data else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(start: data, count: text.length), as: UTF8.self)
    }
  }
}
