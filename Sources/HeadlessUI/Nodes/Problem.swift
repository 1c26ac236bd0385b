/// A misuse of the library by the author's views, with advice for the author.
enum Problem: Hashable, CustomStringConvertible {
  case duplicateID(String)
  case restless([String], rounds: Int)
  case unconnectedState
  case twoPresentations(shown: String, waiting: String)
  case missingDestination(value: String, type: String)
  case wrongPathValue(value: String, type: String, path: String)
  case linkOutsideStack(title: String)
  case stackInStack
  case screenOutsideStack

  var description: String {
    switch self {
    case .duplicateID(let id):
      """
      ForEach has several elements with the id \(id): state cannot tell them apart.

      Give every element an id of its own.
      """
    case .restless(let names, let rounds):
      """
      The screen never comes to rest: after \(rounds) refreshes, \
      \(names.joined(separator: ", ")) still changes what it reads.

      A body, an onAppear or an onChange probably writes what the same view reads.
      """
    case .unconnectedState:
      """
      A @State was written, but its view is on no screen, so there is no place to keep the value.

      Write it from an action of a view that a Phone has opened.
      """
    case .twoPresentations(let shown, let waiting):
      """
      Two presentations at once from one place: \(shown) is shown, and \(waiting) has to wait.

      Only one can be in front. Model them as one optional enum instead of several optionals.
      """
    case .missingDestination(let value, let type):
      """
      The path holds \(value), but no view in the stack says how a '\(type)' becomes a screen.

      Add '.navigationDestination(for: \(type).self)' inside the 'NavigationStack'.
      """
    case .wrongPathValue(let value, let type, let path):
      """
      A link holds \(value), of type '\(type)', but the path of the stack around it is made of \
      \(path).

      Link to a value of the path's type, or use a 'NavigationPath'.
      """
    case .linkOutsideStack(let title):
      """
      The link “\(title)” leads nowhere: it is in no NavigationStack.

      Put a NavigationStack around it.
      """
    case .stackInStack:
      """
      A NavigationStack stands inside another one: it has a path of its own, and its screens are \
      not on the path around it.

      Take the inner 'NavigationStack' away, or present it in a sheet or a cover.
      """
    case .screenOutsideStack:
      """
      A navigationDestination is shown, but it is in no NavigationStack, so there is nothing to \
      push it on.

      Put a NavigationStack around the view that has it.
      """
    }
  }
}
