import Foundation

/// What earlier runs found out, by content: files in a folder that several runs may share.
///
/// An entry is written beside its place and then renamed, so that a run that is killed leaves
/// nothing half-written; one that does not match its own checksum is none.
struct Store: Sendable {
  enum Kind: String, CaseIterable {
    /// What the compiler said of an example.
    case compilation
    case object
    /// What a run of an example left.
    case execution
    /// Commands of the toolchain.
    case command
    /// What another stage wants to keep.
    case note
    /// The flags of a package.
    case library
    /// A harness or a package's code, linked: a sealed folder.
    case linked
  }

  let folder: String

  /// True to take nothing from earlier runs, only to add to it.
  private let isFresh: Bool

  init(folder: String, isFresh: Bool = false) throws {
    self.folder = folder + "/1"
    self.isFresh = isFresh
    for kind in Kind.allCases { try Disk.makeFolder(path(kind, "")) }
    try Disk.makeFolder(scratch)
  }

  /// For files on their way; on the same disk as the entries.
  var scratch: String { folder + "/scratch" }

  func path(_ kind: Kind, _ key: String) -> String { "\(folder)/\(kind.rawValue)/\(key)" }

  /// The value of an entry, nil if there is none or it cannot be read.
  func value<Value: Decodable>(_ kind: Kind, _ key: String, as type: Value.Type) -> Value? {
    checkedBytes(kind, key).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }

  func set(_ kind: Kind, _ key: String, to value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try setChecked([UInt8](try encoder.encode(value)), as: kind, key)
  }

  /// The bytes of an entry that was made with a checksum, nil if there is none or it does not match.
  func checkedBytes(_ kind: Kind, _ key: String) -> [UInt8]? {
    guard !isFresh, let bytes = Disk.read(path(kind, key)), bytes.count > 32 else { return nil }
    touch(path(kind, key))
    let payload = Array(bytes[32...])
    return Self.checksum(payload) == Array(bytes[..<32]) ? payload : nil
  }

  func setChecked(_ payload: [UInt8], as kind: Kind, _ key: String) throws {
    try put(Self.checksum(payload) + payload, as: kind, key)
  }

  /// Makes an entry of bytes.
  func put(_ bytes: [UInt8], as kind: Kind, _ key: String) throws {
    let draft = newDraft()
    try Disk.write(bytes, to: draft)
    try adopt(draft, as: kind, key)
  }

  /// Makes an entry of a file in `scratch`.
  func adopt(_ draft: String, as kind: Kind, _ key: String) throws {
    let place = path(kind, key)
    // A folder is no entry, whoever made it, and nothing is renamed over one.
    if Disk.isFolder(place) { Disk.remove(place) }
    try Disk.rename(draft, to: place)
  }

  /// The time on the disk of the cache, now.
  func now() throws -> Disk.Time? {
    let draft = newDraft()
    defer { Disk.remove(draft) }
    try Disk.write("", to: draft)
    return Disk.status(draft)?.lastChange
  }

  /// Of the contents of files and of the names and contents of the files in folders. Reads them
  /// only if their sizes or times are not those of an earlier run.
  func fingerprint(of paths: [String]) throws -> String {
    let files = paths.flatMap { path in
      Disk.files(path).map { (path: $0, name: $0.dropFirst(path.count)) }
    }
    var stamps = Digest("stamps 2")
    for file in files { stamps.add(file.path + "\0" + (Disk.stamp(file.path) ?? "")) }
    let key = stamps.description
    if let known = value(.command, key, as: [String].self)?.first { return known }
    var contents = Digest("contents 2")
    for file in files {
      contents.add(String(file.name))
      contents.add(Disk.read(file.path) ?? [])
    }
    try set(.command, key, to: [contents.description])
    return contents.description
  }

  /// A path in `scratch` that nobody else uses.
  func newDraft() -> String { "\(scratch)/\(getpid())-\(UInt64.random(in: .min ... .max))" }

  private static func checksum(_ payload: [UInt8]) -> [UInt8] {
    Array(Digest(payload).description.utf8)
  }
}
