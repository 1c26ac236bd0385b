public import Foundation

/// A generator of haptic feedback for impacts. A headless phone gives no feedback.
@MainActor public final class UIImpactFeedbackGenerator {
  /// The strength of the feedback.
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator of feedback in the given style. A headless phone ignores the style.
  public init(style: FeedbackStyle = .medium) {}

  /// Prepares the device for feedback. A headless phone does nothing.
  public func prepare() {}

  /// Gives feedback for an impact. A headless phone does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A generator of haptic feedback for the end of a task. A headless phone gives no feedback.
@MainActor public final class UINotificationFeedbackGenerator {
  /// The result of the task.
  public enum FeedbackType: Sendable { case success, warning, error }

  /// Creates a generator that gives no feedback on a headless phone.
  public init() {}

  /// Prepares the device for feedback. A headless phone does nothing.
  public func prepare() {}

  /// Gives feedback for the result of a task. A headless phone does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of haptic feedback for a changed selection. A headless phone gives no feedback.
@MainActor public final class UISelectionFeedbackGenerator {
  /// Creates a generator that gives no feedback on a headless phone.
  public init() {}

  /// Prepares the device for feedback. A headless phone does nothing.
  public func prepare() {}

  /// Gives feedback for a changed selection. A headless phone does nothing.
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

  /// The name that the user gave the device, which is always "Phone".
  public var name: String { "Phone" }
  /// The kind of device, which is always "Phone".
  public var model: String { "Phone" }
  /// The name of the operating system, which is always "HeadlessUI".
  public var systemName: String { "HeadlessUI" }
}

/// An action that asks the user for a review. A headless phone doesn't ask.
///
/// Read the action with `@Environment(\.requestReview)`.
@MainActor public struct RequestReviewAction {
  /// Asks the user for a review. A headless phone does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that asks the user for a review. It does nothing.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
