public import Foundation

/// A generator of haptic feedback for impacts. A headless phone gives no feedback.
@MainActor public final class UIImpactFeedbackGenerator {
  /// The strength of the feedback.
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator. The style has no effect.
  public init(style: FeedbackStyle = .medium) {}

  /// Has no effect.
  public func prepare() {}

  /// Has no effect.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A generator of haptic feedback for the end of a task. A headless phone gives no feedback.
@MainActor public final class UINotificationFeedbackGenerator {
  /// The result of the task.
  public enum FeedbackType: Sendable { case success, warning, error }

  /// Creates a generator.
  public init() {}

  /// Has no effect.
  public func prepare() {}

  /// Has no effect.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of haptic feedback for a changed selection. A headless phone gives no feedback.
@MainActor public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Has no effect.
  public func prepare() {}

  /// Has no effect.
  public func selectionChanged() {}
}

/// The screen of the phone.
///
/// ```swift
/// #expect(UIScreen.main.bounds.width == 393)
/// ```
@MainActor public final class UIScreen {
  /// The screen of the phone.
  public static let main = UIScreen()

  /// The frame of the screen, in points.
  public var bounds: CGRect { GeometryProxy().frame(in: .global) }

  /// The number of pixels per point.
  public var scale: CGFloat { 3 }
}

/// The device that the app runs on.
@MainActor public final class UIDevice {
  /// The current device, which is always a phone.
  public static let current = UIDevice()

  /// The name of the device.
  public var name: String { "Phone" }
  /// The kind of the device.
  public var model: String { "Phone" }
  /// The name of the system.
  public var systemName: String { "HeadlessUI" }
}

/// An action that asks the user for a review. A headless phone doesn't ask.
///
/// Read the action with `@Environment(\.requestReview)`.
@MainActor public struct RequestReviewAction {
  /// Has no effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that asks the user for a review. It does nothing.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
