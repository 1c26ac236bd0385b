/// An object that responds to the launch of the app. Its class must be final, or its initializer
/// must be `required`, because the library creates the object.
///
/// ```swift
/// final class KitchenDelegate: UIApplicationDelegate {
///   var isLaunched = false
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     isLaunched = true
///     return true
///   }
/// }
///
/// struct KitchenApp: App {
///   @UIApplicationDelegateAdaptor(KitchenDelegate.self) var delegate
///
///   var body: some Scene {
///     WindowGroup { Text(delegate.isLaunched ? "Ready" : "Starting") }
///   }
/// }
///
/// #expect(Phone(KitchenApp()).shows("Ready"))
/// ```
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  init()

  /// Responds to the launch of the app. Returns `false` if the app can't handle the options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// A reason for launching the app.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason for launching the app from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A launch to open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A launch in response to a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// A property wrapper that creates the delegate of an app and calls its method for the launch, with
/// `nil` as the options.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// The app's delegate, which has already handled the launch.
  public let wrappedValue: Delegate

  /// Creates a delegate of the given type and calls its method for the launch.
  public init(_ type: Delegate.Type = Delegate.self) {
    wrappedValue = Delegate()
    _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}
