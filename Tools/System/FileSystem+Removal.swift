import Foundation

extension FileSystem {
  /// Removes a file, or a folder with its contents, regardless of permissions and depth.
  ///
  /// Links aren't followed. Files that can't be removed are left.
  package static func remove(_ path: String) {
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

  /// Removes the files of a folder, and its subfolders with their files. Folders inside the
  /// subfolders are first moved to the top.
  ///
  /// This keeps paths within the system's limit and needs only two open folders at any depth.
  ///
  /// - Returns: Whether a subfolder was removed, so that the folder may contain others.
  private static func removeLayer(of top: Int32) -> Bool {
    var isChanged = false
    for name in names(in: top) where unlinkat(top, name, 0) != 0 {
      fchmodat(top, name, 0o700, AT_SYMLINK_NOFOLLOW)
      let folder = openat(top, name, folderFlags)
      guard folder >= 0 else { continue }
      for inner in names(in: folder) where unlinkat(folder, inner, 0) != 0 {
        // Moving a folder changes its `..` entry, which requires write permission.
        fchmodat(folder, inner, 0o700, AT_SYMLINK_NOFOLLOW)
        // The name is random because the top folder can contain the same name.
        renameat(folder, inner, top, "\(UInt64.random(in: .min ... .max))")
      }
      close(folder)
      if unlinkat(top, name, AT_REMOVEDIR) == 0 { isChanged = true }
    }
    return isChanged
  }

  /// Returns the names in a folder as stored by the file system. They don't have to be UTF-8.
  private static func names(in folder: Int32) -> [[CChar]] {
    // The folder is opened a second time because closing the stream closes its descriptor.
    guard let stream = fdopendir(openat(folder, ".", folderFlags)) else { return [] }
    defer { closedir(stream) }
    return (entries(of: stream) ?? []).map { $0.name.map(CChar.init(bitPattern:)) + [0] }
  }
}
