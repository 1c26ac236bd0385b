/// The structure of an app. A phone shows its only scene.
///
/// ```swift
/// struct KitchenApp: App {
///   var body: some Scene {
///     WindowGroup {
///       Text("Kettle")
///     }
///   }
/// }
///
/// let phone = Phone(KitchenApp())
/// #expect(phone.shows("Kettle"))
/// ```
///
/// With `@main`, the program prints the text of the first screen and exits.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  init()

  @SceneBuilder var body: Body { get }
}

extension App {
  /// Prints the first screen of the app as text and exits.
  public static func main() {
    print(Phone(Self()).text)
  }
}

extension Phone {
  /// Creates a phone that shows the scene of an app.
  public convenience init(_ app: some App) {
    self.init(AnyView(app.body.content))
  }
}

/// A part of an app that has its own views.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Content: View

  /// The views of the scene.
  var content: Content { get }
}

/// A scene that consists of the views of a window.
public struct WindowGroup<Content: View>: Scene {
  /// The root view of the group's window.
  public let content: Content

  /// Creates a group whose window shows the content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group whose window has a title and shows the content.
  ///
  /// - Parameter title: The title of the window, which a phone doesn't show.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension Scene {
  /// Returns the scene unchanged, because the values that a scene reads don't change in a headless
  /// app.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// Returns the scene unchanged, because the values that a scene reads don't change in a headless
  /// app.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Self { self }
}

/// A result builder for the scene of an app.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// Returns the app's only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The phase of a scene, which indicates whether the scene is in use.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
  }

  /// The phase of the view's scene, which is ``ScenePhase/active`` unless an ancestor changes it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
