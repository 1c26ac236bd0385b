public import Foundation
import IssueReporting

/// A property wrapper for a value that all views of a phone share under a key.
///
/// The value is kept for the lifetime of the phone and is never written to user defaults. Until a
/// value is set, each view reads the default that it declares. Properties with the same key but
/// different types don't share a value, except that an optional property shares the value of a
/// property that has the type it wraps.
///
/// ```swift
/// struct VolumeView: View {
///   @AppStorage("volume") var volume = 5
///
///   var body: some View { Stepper("Volume: \(volume)", value: $volume) }
/// }
///
/// struct SettingsView: View {
///   @AppStorage("volume") var volume = 5
///
///   var body: some View {
///     VolumeView()
///     Text("Loudness: \(volume)")
///   }
/// }
///
/// let phone = Phone(SettingsView())
/// phone.step("Volume: 5")
/// #expect(phone.shows("Loudness: 6"))
/// ```
@MainActor @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private var storage: StateStorage<Any?>?

  /// Creates a property with a default value and the key of the stored value. The store is ignored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    defaultValue = wrappedValue
  }

  /// Creates a property with the key of the stored value. The default value is `nil`. The store is
  /// ignored.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value for the key, or the default value if none has been set.
  public var wrappedValue: Value {
    get { storage?.value.flatMap { $0 as? Value } ?? defaultValue }
    nonmutating set {
      guard let storage else { return reportIssue(Problem.unconnectedState.description) }
      storage.value = unwrapped(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// A property wrapper for a value that all views of a phone share under a key, like ``AppStorage``.
public typealias SceneStorage = AppStorage

extension AppStorage: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    var copy = self
    copy.storage = node.host.storage(for: key, of: Value.self)
    return copy
  }
}

extension AppStorage: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { key == other.key }
}
