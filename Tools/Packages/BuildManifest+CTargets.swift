import WaymarkModel
import WaymarkSystem

extension BuildManifest {
  /// Returns the flags that SwiftPM passes to the compiler so that Swift code can import a C
  /// target. The commands of the build contain them only if a Swift target depends on the C target.
  ///
  /// - Returns: The flags; empty for a target that isn't a C target.
  func importFlags(ofCTarget target: String) throws -> [String] {
    guard let (command, folder) = try compilation(ofCTarget: target) else { return [] }
    let arguments = try list("args", of: command)
    let folders = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
    // SwiftPM writes a module map unless the folder with the public headers contains one.
    let places = folders.prefix(1) + [folder]
    let map = places.map { $0 + "/module.modulemap" }.first { FileSystem.stamp($0) != nil }
    let maps = try (map.map { [$0] } ?? []) + moduleMaps(of: command)
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
      + folders.flatMap { ["-Xcc", "-I", "-Xcc", $0] }
  }

  /// Returns a command that compiles a source of a C target, and the folder in which SwiftPM keeps
  /// the files that it builds for the target; nil for other targets.
  private func compilation(ofCTarget target: String) throws -> (command: String, folder: String)? {
    let objects = try list("inputs", of: moduleNode(of: target)).filter { $0.hasSuffix(".o") }
    guard let object = objects.first(where: { $0.isContained(in: buildFolder) }),
      let command = command(producing: object), try swiftFolder(of: command) == nil
    else { return nil }
    // The folder can be named after the target or after its module.
    let name = object.dropFirst(buildFolder.count + 1).prefix { $0 != "/" }
    return (command, "\(buildFolder)/\(name)")
  }
}
