import Testing

/// A description of a value that is made without calling the example's code, such as a
/// `description`: it could have an effect, and would count as code that ran.
struct ValueDescription {
  private(set) var text = ""
  /// The example's module, followed by a period.
  private let module: String

  /// Values can be of any size, so descriptions are truncated.
  private static let limit = 2000

  /// - Parameter file: The `#fileID` of the example.
  init(of value: Any, in file: StaticString) {
    module = "\(file)".prefix { $0 != "/" } + "."
    add(value)
    if text.utf8.count > Self.limit { text = text.prefix(Self.limit) + "…" }
  }

  private mutating func add(_ value: Any) {
    guard text.utf8.count <= Self.limit else { return }
    let name = _typeName(type(of: value), qualified: true)
    guard name.contains(module) || name.contains("Any") || name.contains("any ") else {
      text += String(describingForTest: value)
      return
    }
    if name.hasPrefix(module), value is any CustomReflectable {
      add(typeName: name)
    } else {
      add(Mirror(reflecting: value), of: value, typeName: name)
    }
  }

  private mutating func add(_ mirror: Mirror, of value: Any, typeName: String) {
    let children = mirror.children
    switch mirror.displayStyle {
    case .optional:
      if let child = children.first { add(child.value) } else { text += "nil" }
    case .collection, .set: add(children.map { (nil, $0.value) }, between: "[", "]")
    case .dictionary: addDictionary(children.map(\.value))
    case .tuple: add(children.map { ($0.label, $0.value) }, between: "(", ")")
    case .struct:
      add(typeName: typeName)
      add(children.map { ($0.label, $0.value) }, between: "(", ")")
    case .enum: addCase(of: value, payload: children.first?.value)
    default: add(typeName: typeName)
    }
  }

  /// Adds values with their labels, except those that property wrappers and macros use internally.
  private mutating func add(
    _ values: [(label: String?, value: Any)], between start: String, _ end: String
  ) {
    text += start
    for (index, value) in values.filter({ $0.label?.hasPrefix("_$") != true }).enumerated() {
      if index > 0 { text += ", " }
      if let label = value.label?.drop(while: { $0 == "_" }), !label.hasPrefix(".") {
        text += "\(label): "
      }
      add(value.value)
    }
    text += end
  }

  private mutating func addDictionary(_ pairs: [Any]) {
    if pairs.isEmpty { text += "[:]" }
    for (index, pair) in pairs.enumerated() {
      let values = Array(Mirror(reflecting: pair).children)
      text += index == 0 ? "[" : ", "
      add(values[0].value)
      text += ": "
      add(values[1].value)
    }
    if !pairs.isEmpty { text += "]" }
  }

  private mutating func addCase(of value: Any, payload: Any?) {
    text += "." + (caseName(of: value) ?? "")
    guard let payload else { return }
    if Mirror(reflecting: payload).displayStyle == .tuple { return add(payload) }
    text += "("
    add(payload)
    text += ")"
  }

  /// Adds a type's name without the addresses that identify local contexts.
  private mutating func add(typeName: String) {
    var rest = typeName[...]
    while let start = rest.firstIndex(of: "("), let end = rest.firstIndex(of: ")"), start < end {
      text += rest[..<start]
      rest = rest[rest.index(after: end)...].drop { $0 == "." }
    }
    text += rest
  }
}

private func caseName(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
  return name(value)
}

/// The runtime's function, which `print` uses for enumerations, too.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
