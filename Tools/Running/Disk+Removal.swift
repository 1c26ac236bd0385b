import Foundation

extension Disk {
  /// Removes a file, or a folder with all that is in it, whatever its permissions and however deep
  /// it is.
  ///
  /// Links aren't followed. What can't be removed stays.
  static func remove(_ path: String) {
    var status = stat()
    guard unlink(path) != 0, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return
    }
    chmod(path, 0o700)
    let folder = open(path, folderFlags)
    if folder >= 0 {
      while removeLayer(of: folder) {}
      close(folder)
    }
    rmdir(path)
  }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Removes the files of a folder and its folders, after moving what these hold to the top.
  ///
  /// So no path gets longer than the system allows, and two open folders are enough for any depth.
  ///
  /// - Returns: False if there was nothing, or nothing that could be removed.
  private static func removeLayer(of top: Int32) -> Bool {
    var isChanged = false
    for name in names(in: top) where unlinkat(top, name, 0) != 0 {
      fchmodat(top, name, 0o700, AT_SYMLINK_NOFOLLOW)
      let folder = openat(top, name, folderFlags)
      guard folder >= 0 else { continue }
      for inner in names(in: folder) where unlinkat(folder, inner, 0) != 0 {
        // Moving a folder changes its entry for the one above.
        fchmodat(folder, inner, 0o700, AT_SYMLINK_NOFOLLOW)
        renameat(folder, inner, top, "\(UInt64.random(in: .min ... .max))")
      }
      close(folder)
      if unlinkat(top, name, AT_REMOVEDIR) == 0 { isChanged = true }
    }
    return isChanged
  }

  /// As the file system has them, which need not be UTF-8.
  private static func names(in folder: Int32) -> [[CChar]] {
    // A second opening: closing the stream closes what it reads.
    guard let stream = fdopendir(openat(folder, ".", folderFlags)) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [46], name != [46, 46] { names.append(name.map(CChar.init(bitPattern:)) + [0]) }
    }
    return names
  }
}
