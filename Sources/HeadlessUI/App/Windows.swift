/// A scene that shows the same kind of content in one or more windows. A phone has one window, and
/// ignores the IDs and the titles of windows.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let root: any View

  /// Creates a group whose window shows the content.
  public init(@ViewBuilder content: () -> Content) {
    root = content()
  }

  /// Creates a group with an ID for opening its windows.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a group whose window has a title and shows the content.
  ///
  /// - Parameters:
  ///   - title: The title of the window, which a phone doesn't show.
  ///   - id: The ID of the group, for opening a window.
  public init(
    _ title: some TitleConvertible, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a group whose windows show values. The value of the phone's window is `nil`.
  public init<Value: Codable & Hashable>(
    id: String = "", for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) {
    root = content(.constant(nil))
  }

  /// Creates a titled group whose windows show values. The value of the phone's window is `nil`.
  public init<Value: Codable & Hashable>(
    _ title: some TitleConvertible, id: String = "", for type: Value.Type,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) {
    self.init(for: type, content: content)
  }

  /// Creates a group whose windows show values. The value of the phone's window is the default
  /// value.
  public init<Value: Codable & Hashable>(
    id: String = "", for type: Value.Type, @ViewBuilder content: (Binding<Value>) -> Content,
    defaultValue: () -> Value
  ) {
    root = content(.constant(defaultValue()))
  }
}

/// A scene with a single window.
public struct Window<Content: View>: PrimitiveScene {
  let root: any View

  /// Creates a window. A phone ignores its title and its ID.
  public init(_ title: some TitleConvertible, id: String, @ViewBuilder content: () -> Content) {
    root = content()
  }
}

/// The scene that shows the settings of an app.
public struct Settings<Content: View>: PrimitiveScene {
  let root: any View

  /// Creates a scene that shows the app's settings.
  public init(@ViewBuilder content: () -> Content) { root = content() }
}

/// An item in the menu bar. A phone, which has no menu bar, shows the item's content if the item is
/// the app's first scene.
public struct MenuBarExtra<Content: View>: PrimitiveScene {
  let root: any View

  /// Creates an item with a title and a symbol, which a phone doesn't show.
  public init(
    _ title: some TitleConvertible, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    root = content()
  }

  /// Sets whether the item opens a menu or a window. A phone ignores this modifier.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }
}

/// The styles of an item in the menu bar. A phone ignores them.
public enum MenuBarExtraStyle: Sendable { case automatic, menu, window }

/// A scene for editing documents. A phone shows a new document.
///
/// ```swift, unreached="the phone doesn't save the document"
/// import Foundation
///
/// struct Recipe: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = "Boil water."
///
///   init() {}
///   init(configuration: ReadConfiguration) throws {}
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
///
/// struct CookbookApp: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Recipe()) { file in
///       TextEditor(text: file.$document.text)
///     }
///   }
/// }
///
/// #expect(Phone(CookbookApp()).shows("Boil water."))
/// ```
public struct DocumentGroup<Document: FileDocument, Content: View>: PrimitiveScene {
  let root: any View

  /// Creates a scene that shows a new document in an editor.
  public init(
    newDocument: Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    root = DocumentEditor(document: newDocument, content: editor)
  }
}

private struct DocumentEditor<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View { content(FileDocumentConfiguration(document: $document)) }
}

/// The properties of an open document.
@MainActor public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, which the editor can change.
  @Binding public var document: Document
  /// Whether the document can be changed. It's always `true`.
  public let isEditable = true

  init(document: Binding<Document>) { _document = document }
}
