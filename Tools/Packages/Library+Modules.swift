import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkSystem

extension Library {
  /// Returns the compiler flags for code that imports the library's modules.
  ///
  /// SwiftPM keeps all modules of a build in one folder and doesn't remove those of targets that no
  /// longer exist. Instead of that folder, the flags name a folder in the cache with links to the
  /// modules in ``interfaces``, so that no other module can be imported.
  ///
  /// - Throws: `EnvironmentError` if the links can't be created.
  package func compilerFlags(store: Cache) throws -> [String] {
    let modules = interfaces.filter { $0.hasSuffix(".swiftmodule") }.sorted()
    guard !modules.isEmpty else { return flags }
    let key = Digest("module links", modules.joined(separator: "\0")).description
    let folder = store.path(.linked, key)
    let isComplete = {
      modules.allSatisfy { FileSystem.linkStatus("\(folder)/\($0.namePart)") != nil }
    }
    if !isComplete() {
      let draft = store.newDraft()
      try FileSystem.makeFolder(draft)
      defer { FileSystem.remove(draft) }
      try Self.link(modules, in: draft)
      // Another run may have moved the same folder there.
      if (try? FileSystem.rename(draft, to: folder)) == nil, !isComplete() {
        FileSystem.remove(folder)
        try FileSystem.rename(draft, to: folder)
      }
    }
    store.touch(folder)
    return ["-I", folder] + flags
  }

  /// Creates links to modules, and to their doc comments and source locations, which not every
  /// module has.
  private static func link(_ modules: [String], in folder: String) throws {
    for module in modules {
      for kind in ["module", "doc", "sourceinfo"] {
        let file = module.dropLast("module".count) + kind
        let link = "\(folder)/\(String(file).namePart)"
        guard symlink(String(file), link) == 0 else {
          throw EnvironmentError("can't create the link '\(link)'", errno: errno)
        }
      }
    }
  }
}
