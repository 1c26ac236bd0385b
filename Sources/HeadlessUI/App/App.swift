/// The structure of an app. A phone shows its first scene.
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
  /// Prints the first screen of the app as text.
  public static func main() {
    print(Phone(Self()).text)
  }
}

extension Phone {
  /// Creates a phone that shows the first scene of an app.
  public convenience init(_ app: some App) {
    self.init(AppView(app: app))
  }
}

/// The views of an app, which are evaluated again when a value that the app reads changes.
private struct AppView<Content: App>: View, PrimitiveView {
  let app: Content

  func children(in node: Node) -> [Child] {
    // The reads are removed because `connected` records them again.
    node.environmentReads = []
    return [node.child(.body, connected(app, to: node).body.root)]
  }
}
