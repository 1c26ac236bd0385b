import Foundation

extension Disk {
  /// A moment by the clock of the file system, which may go in steps of some milliseconds.
  struct Time: Comparable {
    private let seconds, nanoseconds: Int

    fileprivate init(_ time: timespec) {
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }

    static func < (one: Time, other: Time) -> Bool {
      (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }

  /// Distinguishes a file from all others, by whatever path it is reached.
  struct Identity: Hashable {
    fileprivate let device, number: UInt64
  }

  /// What is known of a file without reading it.
  struct Status {
    let isFolder: Bool
    let identity: Identity
    /// Changes whenever the file is written or replaced.
    let stamp: String
    /// Of its content or of what else is known of it. Unlike the time of the last change of the
    /// content alone, a program can't set it back.
    let lastChange: Time

    init(_ status: stat) {
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
      let (content, change) = (status.st_mtim, status.st_ctim)
      stamp =
        "\(status.st_size) \(content.tv_sec) \(content.tv_nsec) \(change.tv_sec) \(change.tv_nsec)"
      lastChange = Time(change)
    }
  }
}
