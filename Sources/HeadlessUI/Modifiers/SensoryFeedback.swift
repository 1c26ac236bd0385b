/// Haptic feedback. Headless views ignore it.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// The feedback for a task that succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// The feedback for a task that produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// The feedback for a task that failed.
  public static let error = SensoryFeedback(name: "error")
  /// The feedback for a changed selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// The feedback for a value that increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// The feedback for a value that decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The feedback for the start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// The feedback for the end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// The feedback for the alignment of a dragged view.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The feedback for a changed level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The feedback for a collision.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns the feedback for a collision of objects with the given weight. HeadlessUI ignores the
  /// arguments.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  /// Returns the feedback for a collision of objects with the given flexibility. HeadlessUI ignores
  /// the arguments.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  /// The weight of colliding objects.
  public enum Weight: Sendable { case light, medium, heavy }

  /// The flexibility of colliding objects.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

extension View {
  /// Gives haptic feedback when a value changes. Headless views ignore this modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }

  /// Gives haptic feedback when a value changes and a condition holds. Headless views ignore this
  /// modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> Self { self }

  /// Gives haptic feedback that depends on how a value changes. Headless views ignore this
  /// modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> Self { self }
}
