/// Returns the nonempty parts of an alert or a dialog that a dump shows after the title.
func dumpedChildren<Action>(
  buttons: [ButtonState<Action>], message: TextState?
) -> [(label: String?, value: Any)] {
  var children: [(label: String?, value: Any)] = []
  if !buttons.isEmpty { children.append(("actions", buttons)) }
  if let message { children.append(("message", message)) }
  return children
}
