public import Foundation

#if !canImport(Darwin)
  /// What the user is doing in an app, for continuing it in another app or on another device. On
  /// Apple platforms, Foundation declares this class.
  public final class NSUserActivity {
    /// The kind of activity, as a reverse domain name.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// The information that is needed to continue the activity.
    public var userInfo: [AnyHashable: Any]?
    /// The page that continues the activity in a browser.
    public var webpageURL: URL?
    /// The page that led to the activity.
    public var referrerURL: URL?
    /// The ID by which a scene is found that already shows the activity.
    public var targetContentIdentifier: String?
    /// Whether the activity can be continued on another device. It has no effect.
    public var isEligibleForHandoff = true
    /// Whether the activity can be found in a search. It has no effect.
    public var isEligibleForSearch = false

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to the information.
    public func addUserInfoEntries(from other: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(other) { _, new in new }
    }
  }

  /// The type of the activity of browsing a page, which opens universal links.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

extension View {
  /// Performs an action when the phone continues an activity of a type while the view is on the
  /// screen.
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

  /// Describes what the user is doing. Has no effect, because no other app continues the activity.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> Self { self }

  /// Sets the external events that the view handles. Has no effect, because a phone has one window.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> Self { self }
}

extension Phone {
  /// Continues an activity, as if another app or device had started it. Reports an issue if no view
  /// on the screen has ``View/onContinueUserActivity(_:perform:)`` for the type of the activity.
  public func `continue`(
    _ activity: NSUserActivity, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    if !host.open({ $0.activity?(activity) ?? false }) {
      let name = "'\(activity.activityType)'"
      fail("No view on the screen continues \(name) with 'onContinueUserActivity'.")
    }
  }
}
