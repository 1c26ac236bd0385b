import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkSystem

/// A record of the sources from which the files of a package's build were made.
///
/// SwiftPM recognizes a changed source by its size and modification time, which programs can reset,
/// and doesn't watch the headers of system libraries. This record compares contents instead.
struct CompiledSources: Codable {
  private struct Product: Codable {
    /// The stamp of the file that is written whenever the product is made.
    var stamp: String
    /// A digest of the contents of its sources.
    var sources: String
  }

  private struct Contents: Codable {
    var stamp: String
    var digest: String
  }

  /// The files of the last build, keyed by their paths.
  private var products: [String: Product] = [:]
  /// The contents of sources, keyed by their paths.
  private var contents: [String: Contents] = [:]
  /// The last change and the digest of each source when it was last examined, before or after a
  /// build. They're stored because many build steps read the same headers.
  private var examined: [String: (lastChange: FileSystem.Time?, digest: String)] = [:]

  private enum CodingKeys: CodingKey { case products, contents }

  init() {}

  /// Returns the steps whose sources have changed since the products were made.
  ///
  /// The contents of sources are compared with those of the last recorded build. For a product that
  /// differs from its record, or has none, the time at which it was made is compared with the last
  /// changes to its sources.
  mutating func outdated(among steps: [BuildStep]) -> [BuildStep] {
    examine(steps)
    return steps.filter { step in
      guard FileSystem.stamp(step.product) != nil, let marker = FileSystem.status(step.marker)
      else { return false }
      if step.isCopy { return !isCopied(step) }
      if let known = products[step.product], known.stamp == Self.stamp(of: marker) {
        return known.sources != digest(of: step.sources)
      }
      return step.sources.contains { source in
        examined[source]?.lastChange.map { marker.lastWriting < $0 } ?? false
      }
    }
  }

  /// Records the products of a build, except for those whose sources have changed since it began.
  mutating func record(_ steps: [BuildStep], builtSince start: FileSystem.Time) {
    examine(steps)
    products = [:]
    for step in steps where !step.isCopy {
      let isSeen = step.sources.allSatisfy { source in
        examined[source]?.lastChange.map { $0 < start } ?? true
      }
      guard isSeen, let marker = FileSystem.status(step.marker) else { continue }
      products[step.product] = Product(
        stamp: Self.stamp(of: marker), sources: digest(of: step.sources))
    }
    let paths = steps.flatMap { $0.sources + ($0.isCopy ? [$0.product] : []) }
    let files = Set(Set(paths).flatMap(FileSystem.files))
    contents = contents.filter { files.contains($0.key) }
  }

  /// Returns a stamp that stays the same if the build folder is archived and extracted elsewhere.
  private static func stamp(of marker: FileSystem.Status) -> String {
    "\(marker.size) \(marker.lastWriting)"
  }

  /// Returns the time of the last change to a file, to files in a folder, or to symbolic links
  /// along the path.
  private static func lastChange(of path: String) -> FileSystem.Time? {
    let links = ([path] + path.enclosingFolders).compactMap {
      FileSystem.linkStatus($0)?.lastChange
    }
    return ([Fingerprint([path]).lastChange].compactMap(\.self) + links).max()
  }

  private mutating func examine(_ steps: [BuildStep]) {
    examined = [:]
    for source in Set(steps.filter { !$0.isCopy }.flatMap(\.sources)) {
      var all = Digest("source", source)
      for file in FileSystem.files(source) {
        all.add(file)
        all.add(digest(ofFile: file))
      }
      examined[source] = (Self.lastChange(of: source), all.description)
    }
  }

  private func digest(of sources: [String]) -> String {
    var all = Digest("sources")
    for source in sources { all.add(examined[source]?.digest ?? "") }
    return all.description
  }

  private mutating func digest(ofFile file: String) -> String {
    let stamp = FileSystem.stamp(file) ?? ""
    if let known = contents[file], known.stamp == stamp { return known.digest }
    let digest = Digest(FileSystem.read(file) ?? []).description
    contents[file] = Contents(stamp: stamp, digest: digest)
    return digest
  }

  /// Returns whether the files of a copy have the contents of the original files. Symbolic links
  /// aren't compared, because a copied link can point to another file.
  private mutating func isCopied(_ step: BuildStep) -> Bool {
    step.sources.allSatisfy { source in
      FileSystem.files(source).allSatisfy { file in
        let copy = step.product + file.dropFirst(source.count)
        return FileSystem.linkStatus(file) != nil || digest(ofFile: file) == digest(ofFile: copy)
      }
    }
  }
}
