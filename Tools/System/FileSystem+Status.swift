import Foundation

extension FileSystem {
  /// A time on the file system's clock, which can have a resolution of several milliseconds.
  package struct Time: Comparable, CustomStringConvertible {
    private let seconds, nanoseconds: Int

    package var description: String { "\(seconds) \(nanoseconds)" }

    fileprivate init(_ time: timespec) {
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }

    /// Returns whether one time is before another.
    package static func < (one: Time, other: Time) -> Bool {
      (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }

  /// The identity of a file, independent of the path used to reach it.
  package struct Identity: Hashable {
    fileprivate let device, number: UInt64
  }

  /// The metadata of a file.
  package struct Status {
    /// Whether the file is a folder.
    package let isFolder: Bool
    /// The identity of the file.
    package let identity: Identity
    /// The size in bytes.
    package let size: Int
    /// The modification time, which programs can reset.
    package let lastWriting: Time
    /// A string that changes whenever the file is replaced, or written at another ``Time``.
    package let stamp: String
    /// The time of the last change to the file's contents or metadata, or to a symbolic link at its
    /// path. Programs can't reset it, unlike the modification time.
    package let lastChange: Time

    /// Creates the metadata of a file.
    ///
    /// - Parameter link: The metadata of the symbolic link to the file; nil if there is none.
    init(_ status: stat, link: stat?) {
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
      let (content, change) = (status.st_mtim, status.st_ctim)
      size = Int(status.st_size)
      lastWriting = Time(content)
      // A replacement within the resolution of the clock differs only in its number.
      stamp =
        "\(status.st_ino) \(status.st_size) \(content.tv_sec) \(content.tv_nsec) "
        + "\(change.tv_sec) \(change.tv_nsec)"
      lastChange = max(Time(change), Time(link?.st_ctim ?? change))
    }
  }
}
