import Foundation

/// A folder that we make, replaced as a whole: it is built beside itself and then swapped, so that
/// neither a reader nor a killed run ever meets half of it.
struct OutputFolder {
  var path: String
  /// A file at its top by which we know it for ours.
  var mark: String
  /// What it holds, in a word.
  var content: String

  /// The site's folder.
  static func site(_ path: String) -> Self {
    Self(path: path, mark: "verdicts.json", content: "site")
  }

  /// Writes all files, or changes nothing.
  ///
  /// - Parameter files: Paths below the folder, with their bytes.
  /// - Throws: A wrong call if something that is not our site lies there, a failure of the world if
  ///   the disk does not take it.
  func replace(with files: [(path: String, bytes: [UInt8])]) throws {
    try refuseWhatIsNotOurs()
    removeLeftovers()
    let building = "\(path).building-\(getpid())"
    do {
      for file in files { try write(file.bytes, to: "\(building)/\(file.path)") }
      try swap(building)
    } catch {
      try? FileManager.default.removeItem(atPath: building)
      throw Failure.world(
        "the \(content) could not be written to '\(path)': \(reason(for: error))",
        hint: "what was there before is untouched"
      )
    }
  }

  /// What does not bear our mark is not ours to replace.
  func refuseWhatIsNotOurs() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard isFolder.boolValue, entries.isEmpty || entries.contains(mark) else {
      throw Failure.call(
        "'\(path)' exists and is not a \(content) that waymark made, so it is left alone",
        hint: "name another folder with --output, or remove it first"
      )
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  private func swap(_ building: String) throws {
    let old = "\(path).old-\(getpid())"
    let hadOld = rename(path, old) == 0
    guard rename(building, path) == 0 else {
      let reason = POSIXError(.init(rawValue: errno) ?? .EIO)
      if hadOld { rename(old, path) }
      throw reason
    }
    if hadOld { try? FileManager.default.removeItem(atPath: old) }
  }

  /// Takes away what runs that were killed have left; runs that still live are left alone.
  private func removeLeftovers() {
    let parent = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: parent.isEmpty ? "." : parent)) ?? []
    for entry in entries {
      guard let process = ["\(name).building-", "\(name).old-"].lazy
        .filter({ entry.hasPrefix($0) }).compactMap({ pid_t(entry.dropFirst($0.count)) }).first,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: parent.isEmpty ? entry : "\(parent)/\(entry)")
    }
  }

}
