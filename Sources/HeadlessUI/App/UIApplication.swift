public import Foundation

/// The running app. A headless app doesn't post the notifications that this class names, but a test
/// can post them.
///
/// ```swift
/// import Foundation
///
/// let settings = URL(string: UIApplication.openSettingsURLString)!
/// #expect(await UIApplication.shared.open(settings) == false)
/// ```
@MainActor
public final class UIApplication {
  /// The running app.
  public static let shared = UIApplication()

  /// The name of the notification that's posted when the user takes a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")

  /// The name of the notification that's posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")

  /// The name of the notification that's posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")

  /// The name of the notification that's posted when the app enters the background.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")

  /// The name of the notification that's posted before the app returns from the background.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")

  /// The name of the notification that's posted before the app terminates.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  /// The URL of the app's settings, as a string.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether the screen stays on while the user doesn't touch it. A headless app ignores this
  /// property.
  public var isIdleTimerDisabled = false

  private init() {}

  /// Calls the completion handler with `false`, because there is no other app that could open the
  /// URL.
  public func open(
    _ url: URL, options: [String: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns `false`, because there is no other app that could open the URL.
  ///
  /// To test which URL is opened, open the URL with ``EnvironmentValues/openURL`` instead.
  @discardableResult
  public func open(_ url: URL) async -> Bool { false }
}
