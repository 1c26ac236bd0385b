import WaymarkModel
import WaymarkSystem

/// A step of a build: one output file and the sources that it is made from.
struct BuildStep {
  /// The name of the command that produces the file and possibly other files.
  var command: String
  var product: String
  /// A file that is written whenever the step is executed, even if the product stays the same.
  var marker: String
  /// The source files and headers, or the single file or folder that is copied.
  var sources: [String]
  var isCopy: Bool
}

extension BuildManifest {
  /// Returns the steps that compile or copy the sources from which files are built, directly or
  /// indirectly.
  ///
  /// - Parameter isSource: A closure that returns whether a file is a source that can change.
  func steps(for files: [String], from isSource: (String) -> Bool) throws -> [BuildStep] {
    try origin(of: files).commands.sorted().flatMap { try steps(of: $0, from: isSource) }
  }

  private func steps(of command: String, from isSource: (String) -> Bool) throws -> [BuildStep] {
    let (inputs, products) = try (list("inputs", of: command), list("outputs", of: command))
    if isCopy(command) {
      return zip(inputs, products).filter { isSource($0.0) }.map { source, product in
        let product = product.withoutTrailingSlashes
        return BuildStep(
          command: command, product: product, marker: product,
          sources: [source.withoutTrailingSlashes], isCopy: true)
      }
    }
    guard try text("deps", of: command) != nil || swiftFolder(of: command) != nil else { return [] }
    let headers = try headers(of: command)
      .filter { !$0.hasSuffix(".swift") && isSource($0) && !inputs.contains($0) }
    let folder = try swiftFolder(of: command)
    let module = try argument(after: "-module-name", of: command)
    let inputsByName = Dictionary(grouping: inputs) { $0.namePart + ".o" }
    return products.filter { $0.hasSuffix(".o") }.map { object in
      let own = inputsByName[object.namePart]
      let sources = (own ?? inputs) + headers
      return BuildStep(
        command: command, product: object,
        marker: Self.marker(of: object, of: module, in: folder),
        sources: sources.filter(isSource), isCopy: false)
    }
  }

  /// Returns a file that is rewritten whenever an object is compiled. The Swift compiler leaves an
  /// unchanged object untouched, but always rewrites the dependency file (`.d`) of the source or,
  /// in whole-module optimization, of the module. Without such a file, returns the object.
  private static func marker(of object: String, of module: String?, in folder: String?) -> String {
    guard let folder else { return object }
    let names = [
      object.hasSuffix(".swift.o") ? String(object.dropLast(".swift.o".count)) : nil,
      module.map { "\(folder)/\($0)" },
    ]
    let lists = names.compactMap(\.self).map { $0 + ".d" }
    return lists.first { FileSystem.stamp($0) != nil } ?? object
  }

  /// Removes everything that a command has produced, so that SwiftPM runs the command again from
  /// the beginning.
  ///
  /// - Throws: `EnvironmentError` if a file can't be removed.
  func removeProducts(of command: String) throws {
    let records = try swiftFolder(of: command).map { folder in
      // The compiler uses these files to decide which sources to compile again.
      (FileSystem.names(in: folder) ?? [])
        .filter { $0.hasSuffix(".swiftdeps") || $0.hasSuffix(".priors") }.map { "\(folder)/\($0)" }
    }
    let files = try list("outputs", of: command) + (records ?? []) + compiledHeaders(of: command)
    for file in files where file.isContained(in: buildFolder) { try Self.removeOutdated(file) }
  }

  /// Removes a file or folder that an earlier build has produced. Links aren't followed.
  ///
  /// - Throws: `EnvironmentError` if it can't be removed.
  static func removeOutdated(_ file: String) throws {
    FileSystem.remove(file)
    guard FileSystem.stamp(file) == nil, FileSystem.linkStatus(file) == nil else {
      throw EnvironmentError(
        "the outdated file '\(file)' can't be removed", hint: "delete it yourself")
    }
  }

  /// Returns the compiled headers of the modules in a command's module maps.
  ///
  /// Like SwiftPM, the compiler detects changed headers only by their sizes and modification times.
  func compiledHeaders(of command: String) throws -> [String] {
    guard let cache = try argument(after: "-module-cache-path", of: command) else { return [] }
    let modules = try moduleMaps(of: command).flatMap { map in
      (FileSystem.text(map) ?? "").matches(of: /\bmodule\s+"?([\w.]+)/).map { $0.output.1 + "-" }
    }
    return FileSystem.files(cache).filter { file in
      let name = file.namePart
      return name.hasSuffix(".pcm") && modules.contains(where: name.hasPrefix)
    }
  }
}
