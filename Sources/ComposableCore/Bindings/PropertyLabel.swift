import CustomDump

/// The name of a property as shown in messages, such as `\.name`, based on its key path.
struct PropertyLabel: CustomDumpStringConvertible {
  let keyPath: AnyKeyPath

  var customDumpDescription: String { "\\" + suffix }

  /// The part of the key path after its root, such as `.name`.
  ///
  /// A computed property, such as an observed property, has no name at run time. The label shows
  /// its type instead, as in `.(String)`, where the standard library would print an address.
  var suffix: String {
    let root = String(describing: type(of: keyPath).rootType)
    let text = "\(keyPath)".dropFirst(1 + root.count)
    return String(text.replacing(/<computed 0x[0-9a-f]+ (\([^()]*\))>/) { $0.output.1 })
  }
}
