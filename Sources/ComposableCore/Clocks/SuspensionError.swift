/// An error thrown if a task is unexpectedly sleeping on a ``TestClock``.
public struct SuspensionError: Error, CustomStringConvertible {
  /// The message, which states that a task is sleeping.
  public var description: String {
    """
    Expected no task to be sleeping on the clock, but one is. To fix this, advance the clock until \
    the task wakes up, or cancel the task.
    """
  }
}
