/// An error thrown if a task is unexpectedly sleeping on a ``TestClock``.
public struct SuspensionError: Error, CustomStringConvertible {
  /// The message, which states that a task is sleeping.
  public var description: String {
    """
    Expected no task to be sleeping on the clock, but at least one is. To fix this, advance the \
    clock until no task sleeps, or cancel the tasks that sleep.
    """
  }
}
