public import Foundation

extension View {
  /// Performs an action when the phone opens a URL in the app while the view is on the screen.
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
    opener { opener in
      opener.url = { url in
        action(url)
        return true
      }
    }
  }

  /// Registers the handlers that a closure sets, while the view is on the screen.
  func opener(_ update: @escaping @MainActor (Opener) -> Void) -> some View {
    modified { _, node in
      let opener = node.attachment as? Opener ?? Opener()
      node.attachment = opener
      update(opener)
      node.host.openers[node.id] = opener
      opener.onEnd = { [weak host = node.host, id = node.id] in host?.openers[id] = nil }
    }
  }
}

extension Phone {
  /// Opens a URL in the app, as if another app had requested it. Reports an issue if no view on the
  /// screen handles URLs with ``View/onOpenURL(perform:)``.
  public func open(
    _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    if !host.open({ $0.url?(url) ?? false }) {
      fail("No view on the screen handles URLs with 'onOpenURL(perform:)'.")
    }
  }
}

extension Host {
  /// Passes a URL or an activity to the handlers on the screen, in the order in which their views
  /// appeared.
  ///
  /// - Parameter handle: A closure that calls one handler and returns whether the handler accepted
  ///   the URL or the activity.
  /// - Returns: Whether at least one handler accepted the URL or the activity.
  func open(_ handle: (Opener) -> Bool) -> Bool {
    settle()
    let openers = openers.sorted { $0.key < $1.key }
    let isHandled = openers.map { handle($0.value) }.contains(true)
    settle()
    return isHandled
  }
}

/// A view's handlers for URLs and activities. Each returns whether it accepted its argument.
@MainActor final class Opener: Attachment {
  var url: (@MainActor (URL) -> Bool)?
  var activity: (@MainActor (NSUserActivity) -> Bool)?
  var onEnd: @MainActor () -> Void = {}

  func tearDown() { onEnd() }
}
