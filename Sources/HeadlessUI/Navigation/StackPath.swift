/// The type-erased path of a stack.
@MainActor
struct StackPath {
  /// A description of the path's type for messages, such as `'Int' values`.
  let name: String
  let values: @MainActor () -> [AnyHashable]
  /// A closure that appends a value, or returns `false` if the path can't contain values of its
  /// type.
  let append: @MainActor (AnyHashable) -> Bool
  /// A closure that keeps only the given number of values from the start of the path.
  let keepFirst: @MainActor (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    name = "NavigationPath"
    values = { path.wrappedValue.values }
    append = { value in
      path.wrappedValue.values.append(value)
      return true
    }
    keepFirst = { count in
      // The path may have become shorter since the screen was shown.
      let excess = path.wrappedValue.count - count
      if excess > 0 { path.wrappedValue.removeLast(excess) }
    }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    name = "'\(typeName(Data.Element.self))' values"
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    keepFirst = { count in
      let excess = path.wrappedValue.count - count
      if excess > 0 {
        path.wrappedValue.removeSubrange(path.wrappedValue.suffix(excess).indices.bounds)
      }
    }
  }
}

extension Collection {
  fileprivate var bounds: Range<Index> { startIndex..<endIndex }
}
