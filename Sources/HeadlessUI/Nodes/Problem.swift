/// A misuse of the library in the views of an app, along with advice on how to correct it.
enum Problem: Hashable, CustomStringConvertible {
  case duplicateID(String)
  case endlessUpdate([String], rounds: Int)
  case unconnectedState
  case twoPresentations(shown: String, waiting: String)
  case missingDestination(value: String, type: String)
  case wrongPathValue(value: String, type: String, path: String)
  case linkOutsideStack(title: String)
  case stackInStack
  case screenOutsideStack

  var description: String { "\(fact)\n\n\(advice)" }

  /// A description of what is wrong.
  private var fact: String {
    switch self {
    case .duplicateID(let id):
      "'ForEach' has several elements with the ID \(id), so their states can't be distinguished."
    case .endlessUpdate(let names, let rounds):
      """
      The screen never settles: after \(rounds) refreshes, \
      \(conjunction(of: names)) still \
      \(names.count == 1 ? "changes a value that it reads" : "change values that they read").
      """
    case .unconnectedState:
      "A state property was set, but its view isn't on a screen, so the value can't be stored."
    case .twoPresentations(let shown, let waiting):
      "A screen has two presentations at once: \(waiting) isn't shown until \(shown) is dismissed."
    case .missingDestination(let value, let type):
      "The path contains \(value), but no view in the stack declares a screen for '\(type)'."
    case .wrongPathValue(let value, let type, let path):
      """
      A link has the value \(value) of type '\(type)', but the path of the enclosing stack \
      contains \(path).
      """
    case .linkOutsideStack(let title):
      "The link '\(title)' does nothing, because it isn't in a 'NavigationStack'."
    case .stackInStack:
      """
      A 'NavigationStack' is inside another 'NavigationStack'. The inner stack has its own path, \
      so its screens aren't on the path of the outer stack.
      """
    case .screenOutsideStack:
      """
      A 'navigationDestination' or an active link would push a screen, but it isn't in a \
      'NavigationStack'.
      """
    }
  }

  /// Advice on how to correct the problem.
  private var advice: String {
    switch self {
    case .duplicateID:
      "Give every element its own ID."
    case .endlessUpdate:
      """
      Look for a body, an 'onAppear', or an 'onChange' that writes a value that the same view \
      reads. Move the write to an action, or write only if the value differs.
      """
    case .unconnectedState:
      "Set the property in an action of a view that a 'Phone' shows, such as a button's action."
    case .twoPresentations:
      """
      Only one presentation can be shown at a time. Model the presentations as one optional enum \
      instead of several optionals.
      """
    case .missingDestination(_, let type):
      "Add '.navigationDestination(for: \(type).self)' inside the 'NavigationStack'."
    case .wrongPathValue:
      "Give the link a value that the path can contain, or use a 'NavigationPath'."
    case .linkOutsideStack:
      "Put a 'NavigationStack' around the link."
    case .stackInStack:
      "Remove the inner 'NavigationStack', or present it in a sheet or a cover."
    case .screenOutsideStack:
      "Put a 'NavigationStack' around the view with the destination or the link."
    }
  }
}

/// Joins names into a phrase such as `A, B, and C`.
private func conjunction(of names: [String]) -> String {
  guard names.count > 2 else { return names.joined(separator: " and ") }
  return names.dropLast().joined(separator: ", ") + ", and " + names[names.count - 1]
}
