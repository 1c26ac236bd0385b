public import Observation

/// A part of an app that has its own views.
///
/// ```swift
/// struct KitchenScene: Scene {
///   var body: some Scene {
///     WindowGroup { Text("Kettle") }
///     Window("Statistics", id: "statistics") { Text("3 kettles") }
///   }
/// }
///
/// struct KitchenApp: App {
///   var body: some Scene { KitchenScene() }
/// }
///
/// #expect(Phone(KitchenApp()).text == "Screen\n  Kettle")
/// ```
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// The scenes of which the scene consists. A phone shows the first one.
  @SceneBuilder var body: Body { get }
}

/// A scene without a body. It has views.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  var root: any View { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A scene of this library has no body. Reading it stops the program with a message.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Scene {
  /// The views that a phone shows.
  var root: any View { (self as? any PrimitiveScene)?.root ?? body.root }
}

/// A result builder for the scenes of an app.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// Returns the app's only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first scene, because a phone shows only one.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }
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

  /// Sets a value in the environment of the scene's views.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(root: AnyView(root).environment(keyPath, value))
  }

  /// Passes an object to the scene's views, which read it with `@Environment(Type.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(root: AnyView(root).environment(object))
  }

  /// Passes an object to the scene's views, which read it with `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(root: AnyView(root).environmentObject(object))
  }

  /// Adds commands to the menu bar. Has no effect, because a phone has no menu bar. The commands
  /// aren't evaluated.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

  /// Removes the commands from the menu bar. Has no effect, because a phone has no menu bar.
  public func commandsRemoved() -> Self { self }

  /// Performs work in the background. Has no effect, because no system wakes a headless app.
  public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// Sets the external events for which a new window is opened. Has no effect, because a phone has
  /// one window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

  /// Sets the size of a new window. Has no effect on a phone.
  public func defaultSize(width: Double, height: Double) -> Self { self }

  /// Sets the position of a new window. Has no effect on a phone.
  public func defaultPosition(_ position: UnitPoint) -> Self { self }

  /// Sets how the user can resize a window. Has no effect on a phone.
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// Sets the style of a window. Has no effect on a phone.
  public func windowStyle(_ style: WindowStyle) -> Self { self }

  /// Sets the keys that open a window. Has no effect on a phone.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
}

private struct ModifiedScene: PrimitiveScene {
  let root: any View
}

/// A kind of background work. It has no effect.
public struct BackgroundTask: Sendable {
  /// Returns the work of refreshing an app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  /// Returns the work of handling a transfer that has finished.
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// The ways to resize a window. They have no effect.
public enum WindowResizability: Sendable { case automatic, contentMinSize, contentSize }

/// The styles of a window. They have no effect.
public enum WindowStyle: Sendable { case automatic, hiddenTitleBar, plain, titleBar }
