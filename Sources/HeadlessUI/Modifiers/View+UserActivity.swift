public import Foundation

#if !canImport(Darwin)
  /// A description of what the user is doing. Another app or device can use it to continue the
  /// activity. On Apple platforms, Foundation declares this class.
  public final class NSUserActivity {
    /// The kind of activity, as a reverse domain name.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// The information that's needed to continue the activity.
    public var userInfo: [AnyHashable: Any]?
    /// The page that continues the activity in a browser.
    public var webpageURL: URL?
    /// The page that led to the activity.
    public var referrerURL: URL?
    /// The ID of the content that the activity shows, for finding a scene that already shows it.
    public var targetContentIdentifier: String?
    /// Whether another device can continue the activity. HeadlessUI ignores it.
    public var isEligibleForHandoff = true
    /// Whether a search can find the activity. HeadlessUI ignores it.
    public var isEligibleForSearch = false

    /// Creates an activity of the given type, without any other information.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to the information, replacing the values of existing keys.
    public func addUserInfoEntries(from other: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(other) { _, new in new }
    }
  }

  /// The type of an activity in which the user browses a web page, for example by opening a
  /// universal link.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

extension View {
  /// Performs an action when the phone continues an activity of the given type while the view is on
  /// the screen.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct RootView: View {
  ///   @State var page = "home"
  ///
  ///   var body: some View {
  ///     Text(page).onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
  ///       page = activity.webpageURL?.lastPathComponent ?? "home"
  ///     }
  ///   }
  /// }
  ///
  /// let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
  /// activity.webpageURL = URL(string: "https://example.com/items/kettle")
  /// let phone = Phone(RootView())
  /// phone.continue(activity)
  /// #expect(phone.shows("kettle"))
  /// ```
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    opener { opener in
      opener.activity = { activity in
        guard activity.activityType == activityType else { return false }
        action(activity)
        return true
      }
    }
  }

  /// Describes what the user is doing. Headless views ignore this modifier, because no other app
  /// continues the activity.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> Self { self }

  /// Sets the external events that the view handles. Headless views ignore them, because a phone
  /// has one window.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> Self { self }
}

extension Phone {
  /// Continues an activity, as if another app or device had started it. Reports an issue if no view
  /// on the screen handles activities of this type with
  /// ``View/onContinueUserActivity(_:perform:)``.
  public func `continue`(
    _ activity: NSUserActivity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    if !host.open({ $0.activity?(activity) ?? false }) {
      let type = "'\(activity.activityType)'"
      fail(
        "No view on the screen handles activities of the type \(type) with "
          + "'onContinueUserActivity(_:perform:)'.")
    }
  }
}
