/// An error thrown if a task is unexpectedly sleeping on a ``TestClock``.
public struct SuspensionError: Error, CustomStringConvertible {
  public var description: String {
    """
    Expected nothing to sleep on the clock, but something does. To fix this, advance the clock \
    until it wakes, or cancel it.
    """
  }
}
