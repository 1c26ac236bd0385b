public import Foundation

extension View {
  /// Performs an action when the phone opens a URL of the app while the view is on the screen.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct RootView: View {
  ///   @State var page = "home"
  ///
  ///   var body: some View {
  ///     Text(page).onOpenURL { page = $0.lastPathComponent }
  ///   }
  /// }
  ///
  /// let phone = Phone(RootView())
  /// phone.open(URL(string: "kitchen://items/kettle")!)
  /// #expect(phone.shows("kettle"))
  /// ```
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modified { _, node in
      let opener = node.attachment as? Opener ?? Opener()
      node.attachment = opener
      opener.action = action
      node.host.openers[node.id] = opener
      opener.onEnd = { [weak host = node.host, id = node.id] in host?.openers[id] = nil }
    }
  }
}

extension Phone {
  /// Opens a URL of the app, as if another app had opened it. Reports an issue if no view on the
  /// screen has ``View/onOpenURL(perform:)``.
  public func open(
    _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    host.settle()
    guard !host.openers.isEmpty else {
      return fail("No view on the screen handles URLs with 'onOpenURL(perform:)'.")
    }
    // The actions are called in the order in which the views appeared.
    let openers = host.openers.sorted { $0.key < $1.key }
    for (_, opener) in openers { opener.action(url) }
    host.settle()
  }
}

/// A view's handler for URLs.
@MainActor final class Opener: Attachment {
  var action: @MainActor (URL) -> Void = { _ in }
  var onEnd: @MainActor () -> Void = {}

  func tearDown() { onEnd() }
}
