/// Haptic feedback. It has no effect.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged view was aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A collision.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns the feedback for a collision of objects with a weight.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  /// Returns the feedback for a collision of objects with a flexibility.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }

  /// The weight of colliding objects.
  public enum Weight: Sendable { case light, medium, heavy }

  /// The flexibility of colliding objects.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}
