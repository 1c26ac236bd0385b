import WaymarkCaching
import WaymarkProject
import WaymarkSystem

/// The Swift files from which the index of a package's declarations is read.
final class DeclarationSources {
  private let package: String
  /// The paths of the files relative to the package's folder, in the order in which the files are
  /// read.
  private let paths: [String]
  private let stages: StageCache
  /// The paths and stamps of the files.
  private let key: String

  /// Creates a list of a package's files without reading them.
  ///
  /// - Parameter cache: The folder for cached results.
  init(package: String, cache: String) throws {
    self.package = package
    paths = Self.folders(of: package).flatMap { Self.swiftFiles(in: $0, of: package) }
    stages = try StageCache(cache: cache)
    key = (["Package.swift"] + paths)
      .map { "\($0) \(FileSystem.stamp("\(package)/\($0)") ?? "")" }
      .reduce(package) { "\($0)\0\($1)" }
  }

  /// The index, which is read again only if a file has changed or couldn't be read before.
  private(set) lazy var index = readIndex()

  /// A digest of the index. If no file has changed, it's known without decoding the index.
  var digest: String { stages.value(for: digestKey) ?? index.digest }

  private func readIndex() -> DeclarationIndex {
    let key = "declarations\0\(key)"
    if let known: DeclarationIndex = stages.value(for: key) { return known }
    let (index, isComplete) = DeclarationIndex.read(paths, of: package)
    // A file that can't be read now may be readable later without any change to it.
    if isComplete {
      stages.set(index, for: key)
      stages.set(index.digest, for: digestKey)
    }
    return index
  }

  private var digestKey: String { "digest of declarations\0\(key)" }

  /// Returns the folders with sources, in the order in which they are read. The usual folders come
  /// first, but a package can use other names.
  private static func folders(of package: String) -> [String] {
    let usual = ["Sources", "Source", "Tests", "Examples"]
    let found = FileSystem.names(in: package) ?? []
    let others = found.filter { name in
      !name.hasPrefix(".") && !usual.contains(name) && !["Carthage", "Pods"].contains(name)
        // A folder with a manifest is another package.
        && File.kind(of: "\(package)/\(name)/Package.swift") == nil
    }
    return usual + others
  }

  private static func swiftFiles(in folder: String, of package: String) -> [String] {
    let names = FileSystem.contents(of: "\(package)/\(folder)")?.paths ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .map { "\(folder)/\($0)" }
  }
}
