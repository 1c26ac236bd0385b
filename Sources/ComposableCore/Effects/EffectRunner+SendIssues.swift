import CustomDump

extension EffectRunner {
  /// Reports that an effect sent an action to its own feature after dismissing that feature.
  func reportDismissed(_ action: Action, _ node: EffectNode) {
    node.location?.report(
      """
      An effect sent an action after it had dismissed its own feature.

      \(String(customDumping: action).indented)

      By the time 'await dismiss()' returns, the feature's state has been removed, so nothing can \
      handle the action. Send the action before dismissing the feature, or let the parent do the \
      work when it receives the dismissal.
      """
    )
  }

  /// Reports that an effect sent an action after its closure had returned.
  func reportCompleted(_ action: Action, _ node: EffectNode) {
    node.location?.report(
      """
      An action was sent from an effect that had already completed.

      \(String(customDumping: action).indented)

      An effect completes when its closure returns, but this effect passed its 'send' to work that \
      continued after that. Await that work inside the closure, with 'async let' or with a task \
      group, so that the effect completes last.
      """
    )
  }
}
