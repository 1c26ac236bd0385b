import WaymarkModel

// Claims about the types of variables.
extension ClaimCheck {
  /// Compares a claim about the type of a variable with the actual type; returns nil for any other
  /// claim. A difference is a mistake only between types of the standard library, because a
  /// document can call a type by the name of its protocol or of its superclass.
  static func type(_ claim: Claim, _ values: [String]) -> Result? {
    guard case .value(let code, _) = claim.subject, code.hasPrefix("type(of: "),
      let value = values.first
    else { return nil }
    let (shown, found) = (spelledOut(claim.text), spelledOut(value))
    if areSame(shown, found) { return .held }
    return isStandard(shown) && isStandard(found) ? .differs(value) : .unknown
  }

  /// Returns a type with arrays, dictionaries, and optionals in their long forms: `Array<Int>` for
  /// `[Int]`.
  private static func spelledOut(_ type: String) -> String {
    var type = type.filter { $0 != " " }
    while true {
      let longer = type.replacing(dictionary) { "Dictionary<\($0.output.1),\($0.output.2)>" }
        .replacing(array) { "Array<\($0.output.1)>" }
        .replacing(optional) { "Optional<\($0.output.1)>" }
      if longer == type { return type }
      type = longer
    }
  }

  private static func isStandard(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber }.allSatisfy { standard.contains(String($0)) }
  }

  private static let standard: Set<String> = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "Optional", "Set", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  private static let dictionary = Pattern(/\[([\w<>,]+):([\w<>,]+)\]/)
  private static let array = Pattern(/\[([\w<>,]+)\]/)
  private static let optional = Pattern(/(\w+(?:<[\w<>,]+>)?)\?/)
}
