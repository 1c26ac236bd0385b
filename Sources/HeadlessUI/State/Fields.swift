@_spi(Reflection) import Swift

/// The stored properties of a type, as key paths.
///
/// They come from the reflection API of the standard library. No other file depends on that API.
@MainActor
struct Fields {
  struct Field {
    var keyPath: AnyKeyPath
    var property: (any DynamicProperty.Type)?
  }

  var all: [Field] = []
  /// Whether each stored property has a key path, so that values can be compared field by field.
  var isComplete = false

  private static var cache: [ObjectIdentifier: Fields] = [:]

  static func of<Root>(_ value: Root) -> Fields {
    if let known = cache[ObjectIdentifier(Root.self)] { return known }
    var fields = Fields()
    var count = 0
    _ = _forEachField(of: Root.self) { _, _, _, _ in
      count += 1
      return true
    }
    // This is the value of 'ignoreUnknown', a static variable that isn't accessible in Swift 6
    // mode.
    let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachFieldWithKeyPath(of: Root.self, options: ignoreUnknown) { _, keyPath in
      let valueType = type(of: keyPath).valueType
      let property = valueType as? any DynamicProperty.Type
      fields.all.append(Field(keyPath: keyPath, property: property))
      return true
    }
    // Only a struct is fully described by its fields.
    let isStruct = Mirror(reflecting: value).displayStyle == .struct
    fields.isComplete = isStruct && fields.all.count == count
    cache[ObjectIdentifier(Root.self)] = fields
    return fields
  }
}
