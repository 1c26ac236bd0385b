import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// The view is evaluated again when that value changes, but not for other changes to the
/// environment.
///
/// ```swift
/// struct SaveButton: View {
///   @Environment(\.isEnabled) private var isEnabled
///
///   var body: some View {
///     Text(isEnabled ? "Ready to save" : "Nothing to save")
///   }
/// }
///
/// #expect(Phone(SaveButton().disabled(true)).shows("Nothing to save"))
/// ```
@MainActor @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let key: AnyHashable
  private let read: @MainActor (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    key = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads the nearest object of a type.
  ///
  /// If there is no object of the type, evaluating the view stops the program with a message.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    key = ObjectIdentifier(type)
    read = { values in
      guard let object = values[type] else {
        preconditionFailure(
          "There is no '\(type)' in the environment. Provide one with '.environment(_:)', or "
            + "declare the property with the type '\(type)?'."
        )
      }
      return object
    }
  }

  /// Creates a property that reads the nearest object of a type, or `nil` if there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    key = ObjectIdentifier(type)
    read = { $0[type] }
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    // Outside a body, there is no node whose environment can be read.
    value ?? read(EnvironmentValues())
  }
}

extension Environment: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    var copy = self
    let value = read(node.environment)
    copy.value = value
    node.environmentReads.append(Read(value: value, read: read))
    return copy
  }

  private struct Read: EnvironmentRead {
    var value: Value
    var read: @MainActor (EnvironmentValues) -> Value

    func hasChanged(in environment: EnvironmentValues) -> Bool {
      !isSameValue(value, read(environment))
    }
  }
}

extension Environment: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { key == other.key }
}

/// A value that a node has read from its environment.
@MainActor
protocol EnvironmentRead {
  func hasChanged(in environment: EnvironmentValues) -> Bool
}
