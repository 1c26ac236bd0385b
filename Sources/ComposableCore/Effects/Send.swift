/// Sends actions from an effect back into the store that runs it.
@MainActor
public struct Send<Action>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// A sender that hands each action to `send`.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = send
  }

  /// Sends an action; does nothing when the effect was cancelled.
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
