/// A key for a value that views pass to their ancestors.
///
/// ```swift
/// struct TitlesKey: PreferenceKey {
///   static let defaultValue: [String] = []
///
///   static func reduce(value: inout [String], nextValue: () -> [String]) {
///     value += nextValue()
///   }
/// }
///
/// struct ShelfView: View {
///   @State var titles: [String] = []
///
///   var body: some View {
///     HStack {
///       Text("Kettle").preference(key: TitlesKey.self, value: ["A"])
///       Text("Whisk").preference(key: TitlesKey.self, value: ["B"])
///     }
///     .onPreferenceChange(TitlesKey.self) { titles = $0 }
///     Text("Titles: \(titles.joined(separator: ", "))")
///   }
/// }
///
/// #expect(Phone(ShelfView()).shows("Titles: A, B"))
/// ```
public protocol PreferenceKey {
  associatedtype Value

  /// The value that applies if no view sets a value.
  static var defaultValue: Value { get }

  /// Combines a value with the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value of an optional, which is `nil`.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets a value that ancestors read with ``onPreferenceChange(_:perform:)``. It replaces the
  /// values that the view's descendants set.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modified { output, _ in output.set(value, for: key) }
  }

  /// Transforms the value that the view's descendants set, or the default value if they set none.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ transform: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    modified { output, _ in
      var value = output.value(of: key) ?? Key.defaultValue
      transform(&value)
      output.set(value, for: key)
    }
  }

  /// Performs an action when the preference value of the view's descendants changes.
  ///
  /// The first value counts as a change if it differs from the default value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified { output, node in
      let value = output.value(of: key) ?? Key.defaultValue
      let former = node.attachment as? KnownPreference<Key.Value>
      node.attachment = KnownPreference(value: value)
      // At first, only a value other than the default is a change.
      if (former?.value ?? Key.defaultValue) != value { node.host.later { action(value) } }
    }
  }

  /// Layers views in front of this view. The closure builds them from the preference value of the
  /// view's descendants. Headless views ignore the alignment.
  public func overlayPreferenceValue<Key: PreferenceKey, Front: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Front
  ) -> some View {
    PreferenceReader(base: self, key: key, transform: transform)
  }

  /// Layers views behind this view. The closure builds them from the preference value of the view's
  /// descendants.
  ///
  /// The text of the screen lists these views after the view itself. Headless views ignore the
  /// alignment.
  public func backgroundPreferenceValue<Key: PreferenceKey, Back: View>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Back
  ) -> some View {
    PreferenceReader(base: self, key: key, transform: transform)
  }
}

extension Output {
  fileprivate func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    let values = facts.compactMap { fact -> Key.Value? in
      guard case .preference(ObjectIdentifier(key), let value) = fact else { return nil }
      return value as? Key.Value
    }
    guard var value = values.first else { return nil }
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    return value
  }

  fileprivate mutating func set<Key: PreferenceKey>(_ value: Key.Value, for key: Key.Type) {
    // The new value replaces the values that the view's descendants have set.
    facts.removeAll {
      if case .preference(ObjectIdentifier(key), _) = $0 { true } else { false }
    }
    facts.append(.preference(key: ObjectIdentifier(key), value: value))
  }
}

private final class KnownPreference<Value>: Attachment {
  let value: Value

  init(value: Value) {
    self.value = value
  }

  func tearDown() {}
}

private struct PreferenceReader<Base: View, Key: PreferenceKey, Layer: View>: View, GrowingView {
  let base: Base
  let key: Key.Type
  let transform: (Key.Value) -> Layer

  func children(in node: Node) -> [Child] { [node.child(.content, base)] }

  func children(after outputs: [Output], in node: Node) -> [Child] {
    guard outputs.count == 1 else { return [] }
    return [node.child(.label, transform(outputs[0].value(of: key) ?? Key.defaultValue))]
  }
}
