import Foundation

extension DependencyValues {
  /// The center that delivers notifications. Each test has one of its own, so that no test sees the
  /// notifications of another.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// @Dependency(\.notificationCenter) var center
  /// let photoTaken = Notification.Name("photoTaken")
  /// let count = LockIsolated(0)
  /// let observer = center.addObserver(forName: photoTaken, object: nil, queue: nil) { _ in
  ///   count.withValue { $0 += 1 }
  /// }
  /// center.post(name: photoTaken, object: nil)
  /// #expect(count.value == 1)
  /// center.removeObserver(observer)
  /// ```
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}

#if !canImport(Darwin)
  extension NotificationCenter {
    /// The notifications of a name, as they are posted from now on.
    ///
    /// The part of Apple's Foundation that features with long-living effects are written with, and
    /// that the Foundation of other systems lacks.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let center = NotificationCenter()
    /// let photoTaken = Notification.Name("photoTaken")
    /// let notifications = center.notifications(named: photoTaken)
    /// center.post(name: photoTaken, object: nil)
    /// for await notification in notifications {
    ///   #expect(notification.name == photoTaken)
    ///   break
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender, or nil for any.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name: a sequence that lasts until its task is cancelled.
    public struct Notifications: AsyncSequence, Sendable {
      private let stream: AsyncStream<UncheckedSendable<Notification>>

      init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
        stream = AsyncStream { continuation in
          let observer = center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(UncheckedSendable($0))
          }
          let token = UncheckedSendable(observer)
          continuation.onTermination = { _ in center.removeObserver(token.value) }
        }
      }

      public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator())
      }

      /// The notifications that are still to come.
      public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<UncheckedSendable<Notification>>.Iterator

        /// Waits for the next notification. Nil, if the task is cancelled.
        public mutating func next() async -> Notification? {
          await base.next()?.value
        }
      }
    }
  }
#endif
