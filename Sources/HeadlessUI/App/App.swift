/// The structure of an app: its scenes, of which a phone shows one.
///
/// ```swift
/// struct InventoryApp: App {
///   var body: some Scene {
///     WindowGroup {
///       Text("Keyboard")
///     }
///   }
/// }
///
/// let phone = Phone(InventoryApp())
/// #expect(phone.shows("Keyboard"))
/// ```
///
/// With `@main`, the program prints the text of the first screen and ends.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  init()

  @SceneBuilder var body: Body { get }
}

extension App {
  /// Prints the first screen of the app as text, and exits.
  public static func main() {
    print(Phone(Self()).text)
  }
}

extension Phone {
  /// Creates a phone that shows the first scene of an app.
  public convenience init(_ app: some App) {
    self.init(AnyView(app.body.content))
  }
}

/// A part of an app with views of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Content: View

  /// The views of the scene.
  var content: Content { get }
}

/// A scene with the views of a window.
public struct WindowGroup<Content: View>: Scene {
  /// The root view of the group's window.
  public let content: Content

  /// Creates a group whose window shows the content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// - Parameter title: The title of the window, which a phone doesn't show.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension Scene {
  /// Returns the scene unchanged, because a value that a scene reads doesn't change in a headless
  /// app.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// Returns the scene unchanged, because a value that a scene reads doesn't change in a headless
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

  /// Whether the view's scene is in use; ``ScenePhase/active`` unless an ancestor sets it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
