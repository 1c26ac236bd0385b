import Testing

/// A description of a value that is created without calling the example's code. A `description`
/// property, for example, could have side effects and would count as code that ran.
struct ValueDescription {
  private(set) var text = ""
  /// The prefixes of the qualified names of the example's types. The second is for types in
  /// extensions of other modules' types.
  private let ownPrefixes: [String]

  /// The approximate maximum length. Values can be of any size, so longer descriptions are
  /// truncated.
  private static let limit = 2000

  /// Describes a value.
  ///
  /// - Parameter file: The `#fileID` of the example.
  init(of value: Any, in file: StaticString) {
    let module = "\(file)".prefix { $0 != "/" }
    self.init(of: value, ownPrefixes: ["\(module).", "(extension in \(module)):"])
  }

  private init(of value: Any, ownPrefixes: [String]) {
    self.ownPrefixes = ownPrefixes
    add(value)
    if text.utf8.count > Self.limit { text = text.prefix(Self.limit) + "…" }
  }

  private mutating func add(_ value: Any) {
    guard text.utf8.count <= Self.limit else { return }
    let name = _typeName(type(of: value), qualified: true)
    guard ownPrefixes.contains(where: name.contains) || name.contains("Any")
      || name.contains("any ") || name.contains("Swift.Set<") || name.contains("Swift.Dictionary<")
    else {
      text += String(describingForTest: value)
      return
    }
    if ownPrefixes.contains(where: name.hasPrefix), value is any CustomReflectable {
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
    case .collection: add(children.map { (nil, $0.value) }, between: "[", "]")
    case .set:
      text += "[" + described(children.map(\.value)).map(\.text).joined(separator: ", ") + "]"
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
      if let label = value.label.map(name(ofProperty:)), !label.hasPrefix(".") {
        text += "\(label): "
      }
      add(value.value)
    }
    text += end
  }

  private mutating func addDictionary(_ pairs: [Any]) {
    let pairs = pairs.map { Mirror(reflecting: $0).children.map(\.value) }
    if pairs.isEmpty { text += "[:]" }
    for (position, key) in described(pairs.map { $0[0] }).enumerated() {
      text += (position == 0 ? "[" : ", ") + key.text + ": "
      add(pairs[key.index][1])
    }
    if !pairs.isEmpty { text += "]" }
  }

  /// Returns descriptions of the elements of an unordered collection with their indices. Numbers
  /// are sorted by value and precede other elements, which are sorted by their text.
  private func described(_ values: [Any]) -> [(index: Int, text: String)] {
    values.enumerated().map { index, value in
      (index, ValueDescription(of: value, ownPrefixes: ownPrefixes).text)
    }.sorted { ($0.1.number, $0.1) < ($1.1.number, $1.1) }
  }

  private mutating func addCase(of value: Any, payload: Any?) {
    text += "." + (caseName(of: value) ?? "")
    guard let payload else { return }
    if Mirror(reflecting: payload).displayStyle == .tuple { return add(payload) }
    text += "("
    add(payload)
    text += ")"
  }

  /// Adds a type's name without the addresses that identify local contexts, and without the module
  /// of an extension.
  private mutating func add(typeName: String) {
    var rest = typeName[...]
    while let start = rest.firstIndex(of: "("), let end = rest.firstIndex(of: ")"), start < end {
      text += rest[..<start]
      rest = rest[rest.index(after: end)...].drop { $0 == "." || $0 == ":" }
    }
    text += rest
  }
}

extension String {
  fileprivate var number: Double { Double(self) ?? .infinity }
}

/// Returns a property's name without the prefixes that property wrappers, macros, and `lazy` add to
/// it.
private func name(ofProperty label: String) -> Substring {
  let lazy = "$__lazy_storage_$_"
  return label.hasPrefix(lazy) ? label.dropFirst(lazy.count) : label.drop { $0 == "_" }
}

private func caseName(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
  return name(value)
}

/// Returns the name of an enum's current case by calling the runtime function that `print` also
/// uses.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
