import Foundation

/// A disk in memory for 8 MB of files.
struct SmallDisk {
  let folder: String

  /// Mounts an empty disk at a folder; nil if the current user can't mount disks.
  init?(at folder: String) {
    guard mount("tmpfs", folder, "tmpfs", 0, "size=8m") == 0 else { return nil }
    self.folder = folder
  }

  /// Adds a file that takes all of the space that is left.
  func fill() throws {
    let descriptor = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 0, count: 1_024)
    while write(descriptor, bytes, bytes.count) > 0 {}
  }

  /// Removes the file that `fill` added.
  func empty() { unlink(file) }

  func setReadOnly(_ isReadOnly: Bool) throws {
    let flags = MS_REMOUNT | (isReadOnly ? MS_RDONLY : 0)
    guard mount("tmpfs", folder, "tmpfs", UInt(flags), nil) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  func unmount() { umount(folder) }

  private var file: String { "\(folder)/fill" }
}
