/// Commands for the menu bar of an app. They aren't evaluated, because a phone has no menu bar.
///
/// ```swift, unreached="a phone has no menu bar"
/// struct KitchenCommands: Commands {
///   var body: some Commands {
///     CommandMenu("Kitchen") { Button("Boil water") {} }
///     CommandGroup(replacing: .newItem) {}
///   }
/// }
///
/// struct KitchenApp: App {
///   var body: some Scene {
///     WindowGroup { Text("Kettle") }.commands { KitchenCommands() }
///   }
/// }
///
/// #expect(Phone(KitchenApp()).text == "Screen\n  Kettle")
/// ```
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// The menus and groups that make up the commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// The body of primitive commands, such as a ``CommandMenu``. Reading this property stops the
  /// program with a message.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A result builder for commands. It discards them, because a phone has no menu bar.
@MainActor @resultBuilder
public enum CommandsBuilder {
  /// Returns no commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Returns no commands.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  /// Returns no commands.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Returns no commands.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
  /// Creates an empty set of commands.
  public init() {}
}

/// A menu in the menu bar.
public struct CommandMenu: Commands {
  /// Creates a menu with a title. The content isn't evaluated.
  public init<Content: View>(
    _ title: some TitleConvertible, @ViewBuilder content: () -> Content
  ) {}
}

/// Commands next to the standard commands of an app, or in place of them.
public struct CommandGroup: Commands {
  /// Creates commands before standard commands. The content isn't evaluated.
  public init<Content: View>(
    before placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands after standard commands. The content isn't evaluated.
  public init<Content: View>(
    after placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands in place of standard commands. The content isn't evaluated.
  public init<Content: View>(
    replacing placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The groups of standard commands in a menu bar.
public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appTermination, appVisibility
  case newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing, textFormatting
  case sidebar, toolbar, windowArrangement, windowList, windowSize, singleWindowList, help
  case systemServices
}

/// The standard commands for a sidebar.
public struct SidebarCommands: Commands {
  /// Creates the commands, which have no effect because a phone has no menu bar.
  public init() {}
}

/// The standard commands for a toolbar.
public struct ToolbarCommands: Commands {
  /// Creates the commands, which have no effect because a phone has no menu bar.
  public init() {}
}

/// The standard commands for editing text.
public struct TextEditingCommands: Commands {
  /// Creates the commands, which have no effect because a phone has no menu bar.
  public init() {}
}

/// The standard commands for formatting text.
public struct TextFormattingCommands: Commands {
  /// Creates the commands, which have no effect because a phone has no menu bar.
  public init() {}
}

/// The standard commands for an inspector.
public struct InspectorCommands: Commands {
  /// Creates the commands, which have no effect because a phone has no menu bar.
  public init() {}
}
