public import Observation

/// A part of an app that has its own views, such as a window.
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

  /// The scenes that make up this scene. A phone shows the first of them.
  @SceneBuilder var body: Body { get }
}

/// A scene that has views instead of a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  var root: any View { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// The body of a primitive scene, such as a ``WindowGroup``. Reading this property stops the
  /// program with a message.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Scene {
  /// The views that a phone shows.
  var root: any View { (self as? any PrimitiveScene)?.root ?? body.root }
}

/// A result builder for the scenes of an app.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// Returns the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first scene, because a phone shows only one scene.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }
}

extension Scene {
  /// Performs an action when a value changes. A headless app never performs the action.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// Performs an action when a value changes. A headless app never performs the action.
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

  /// Adds commands to the menu bar. The closure is never called, because a phone has no menu bar.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

  /// Removes the commands from the menu bar. A phone ignores this modifier, because it has no menu
  /// bar.
  public func commandsRemoved() -> Self { self }

  /// Performs work in the background. A headless app never performs the work.
  public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// Sets the external events that open a new window. A phone ignores them, because it has one
  /// window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

  /// Sets the size of a new window. A phone ignores it.
  public func defaultSize(width: Double, height: Double) -> Self { self }

  /// Sets the position of a new window. A phone ignores it.
  public func defaultPosition(_ position: UnitPoint) -> Self { self }

  /// Sets how the user can resize a window. A phone ignores this modifier.
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// Sets the style of a window. A phone ignores it.
  public func windowStyle(_ style: WindowStyle) -> Self { self }

  /// Sets the keyboard shortcut that opens a window. A phone ignores it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }
}

private struct ModifiedScene: PrimitiveScene {
  let root: any View
}

/// A kind of background work. A headless app never performs it.
public struct BackgroundTask: Sendable {
  /// Returns a background task that refreshes the app. The identifier is ignored.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  /// Returns a background task that handles a finished transfer. The identifier is ignored.
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// The ways in which the user can resize a window. A phone ignores them.
public enum WindowResizability: Sendable { case automatic, contentMinSize, contentSize }

/// The styles of a window. A phone ignores them.
public enum WindowStyle: Sendable { case automatic, hiddenTitleBar, plain, titleBar }
