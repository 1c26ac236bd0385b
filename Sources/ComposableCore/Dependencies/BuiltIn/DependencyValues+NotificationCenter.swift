import Foundation

extension DependencyValues {
  /// The notification center. Each test has its own center, so that tests can't observe each
  /// other's notifications.
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
    /// Returns the notifications with the given name that are posted after the call.
    ///
    /// Foundation has this method only on Apple platforms. Features use it in long-running effects.
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
    ///   - name: The name of the notifications.
    ///   - object: The sender of the notifications, or `nil` for any sender.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications with a given name. It ends when the task that reads it is
    /// cancelled.
    public struct Notifications: AsyncSequence, Sendable {
      private let stream: AsyncStream<UncheckedSendable<Notification>>

      init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?)
      {
        stream = AsyncStream { continuation in
          let observer = center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(UncheckedSendable($0))
          }
          let token = UncheckedSendable(observer)
          continuation.onTermination = { _ in center.removeObserver(token.value) }
        }
      }

      /// Returns an iterator over the notifications posted since the sequence was created.
      public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator())
      }

      /// An iterator over the notifications of a sequence.
      public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<UncheckedSendable<Notification>>.Iterator

        /// Waits for the next notification. Returns `nil` if the task is cancelled.
        public mutating func next() async -> Notification? {
          await base.next()?.value
        }
      }
    }
  }
#endif
