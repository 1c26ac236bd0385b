/// Folders of the store that compilers and linkers read by themselves. A seal in each tells what its
/// files were when it was made, so that damage is mended and never blamed on an article.
extension Store {
  /// True if nothing has happened to a sealed folder; false if there is none.
  func isWhole(_ folder: String) -> Bool {
    guard let seal = Disk.text(folder + Self.seal) else { return false }
    return (try? fingerprint(of: files(in: folder))) == seal
  }

  /// Makes a finished folder of `scratch` an entry, in place of a damaged one; another run may have
  /// done so before.
  func adoptSealed(_ draft: String, as folder: String) throws {
    try Disk.write(try fingerprint(of: files(in: draft)), to: draft + Self.seal)
    if isWhole(folder) { return }
    Disk.remove(folder)
    do {
      try Disk.rename(draft, to: folder)
    } catch {
      guard isWhole(folder) else { throw error }
    }
  }

  private static let seal = "/seal"

  private func files(in folder: String) -> [String] {
    Disk.files(folder).filter { $0 != folder + Self.seal }
  }
}
