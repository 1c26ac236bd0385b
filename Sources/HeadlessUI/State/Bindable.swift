import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// import Observation
///
/// @Observable @MainActor final class ItemModel { var name = "" }
///
/// struct ItemForm: View {
///   @Bindable var model: ItemModel
///
///   var body: some View {
///     TextField("Name", text: $model.name)
///   }
/// }
///
/// let model = ItemModel()
/// Phone(ItemForm(model: model)).type("Kettle", into: "Name")
/// #expect(model.name == "Kettle")
/// ```
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  /// The observable object.
  public var wrappedValue: Value

  /// Creates a wrapper for an observable object: `@Bindable var model = ItemModel()`.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper for an observable object, as in `Bindable(model)` inside a body.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a copy of another wrapper for the same object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// The wrapper itself. Its members are bindings to the properties of the object.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(wrappedValue, keyPath)
  }
}

extension Bindable: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool {
    isSameValue(other.wrappedValue, wrappedValue)
  }
}
