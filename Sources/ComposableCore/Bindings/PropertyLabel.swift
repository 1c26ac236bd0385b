import CustomDump

/// A property as a key path names it, for messages: `\.name`.
struct PropertyLabel: CustomDumpStringConvertible {
  let keyPath: AnyKeyPath

  var customDumpDescription: String { "\\" + suffix }

  /// What the key path says after its root: `.name`.
  ///
  /// A property that is computed, as observed ones are, has no name at run time: it goes by its
  /// type, `.(String)`, where the standard library prints an address.
  var suffix: String {
    let root = String(describing: type(of: keyPath).rootType)
    let text = "\(keyPath)".dropFirst(1 + root.count)
    return String(text.replacing(/<computed 0x[0-9a-f]+ (\([^()]*\))>/) { $0.output.1 })
  }
}
