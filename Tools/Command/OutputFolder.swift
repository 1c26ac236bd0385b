import Foundation

/// A folder that we make, replaced as a whole: it is built beside itself and then swapped, so that
/// neither a reader nor a killed run ever meets half of it.
struct OutputFolder {
  let path: String
  /// Files at its top by which we know it for ours.
  let marks: [String]
  /// What it holds, in a word.
  let content: String

  init(path: String, marks: [String], content: String) {
    self.path = path.withoutTrailingSlashes
    self.marks = marks
    self.content = content
  }

  /// The site's folder.
  static func site(_ path: String) -> Self {
    Self(path: path, marks: ["run.css", "verdicts.json"], content: "site")
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
      for file in files { try File.write(file.bytes, to: "\(building)/\(file.path)") }
      try swap(building)
    } catch {
      try? FileManager.default.removeItem(atPath: building)
      throw Failure.world(
        "the \(content) could not be written to '\(path)': \(reason(for: error))",
        hint: "what was there before is untouched"
      )
    }
  }

  /// What does not bear our marks is not ours to replace.
  func refuseWhatIsNotOurs() throws {
    guard !path.isEmpty else { throw Failure.call("--output names no folder") }
    guard let kind = File.kind(of: path) else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard kind == S_IFDIR, entries.isEmpty || marks.allSatisfy(entries.contains) else {
      throw Failure.call(
        "'\(path)' exists and is not a \(content) that waymark made, so it is left alone",
        hint: "name another folder with --output, or remove it first"
      )
    }
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
    let (parent, name) = (path.folderPart, path.namePart)
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
